import { readSpells } from './spell.ts';

/** Spells of level 6 of SRD 5.2. */
export const level6 = readSpells(
  6,
  `
Blade Barrier            | evocation     | C     | action               | 90 feet  | VS  | c 10 minutes
Chain Lightning          | evocation     | SW    | action               | 150 feet | VSM | instantaneous
Circle of Death          | necromancy    | SKW   | action               | 150 feet | VSM | instantaneous
Conjure Fey              | conjuration   | D     | action               | 60 feet  | VS  | c 10 minutes
Contingency              | abjuration    | W     | 10 minutes           | self     | VSM | 10 days
Create Undead            | necromancy    | CKW   | 1 minute             | 10 feet  | VSM | instantaneous
Disintegrate             | transmutation | SW    | action               | 60 feet  | VSM | instantaneous
Eyebite                  | necromancy    | BSKW  | action               | self     | VS  | c 1 minute
Find the Path            | divination    | BCD   | 1 minute             | self     | VSM | c 1 day
Flesh to Stone           | transmutation | DSW   | action               | 60 feet  | VSM | c 1 minute
Forbiddance              | abjuration    | C     | 10 minutes or ritual | touch    | VSM | 1 day
Freezing Sphere          | evocation     | SW    | action               | 300 feet | VSM | instantaneous
Globe of Invulnerability | abjuration    | SW    | action               | self     | VSM | c 1 minute
Guards and Wards         | abjuration    | BW    | 1 hour               | touch    | VSM | 24 hours
Harm                     | necromancy    | C     | action               | 60 feet  | VS  | instantaneous
Heal                     | abjuration    | CD    | action               | 60 feet  | VS  | instantaneous
Heroes' Feast            | conjuration   | BCD   | 10 minutes           | self     | VSM | instantaneous
Instant Summons          | conjuration   | W     | 1 minute or ritual   | touch    | VSM | until dispelled
Irresistible Dance       | enchantment   | BW    | action               | 30 feet  | V   | c 1 minute
Magic Jar                | necromancy    | W     | 1 minute             | self     | VSM | until dispelled
Mass Suggestion          | enchantment   | BSW   | action               | 60 feet  | VM  | 24 hours
Move Earth               | transmutation | DSW   | action               | 120 feet | VSM | c 2 hours
Planar Ally              | conjuration   | C     | 10 minutes           | 60 feet  | VS  | instantaneous
Programmed Illusion      | illusion      | BW    | action               | 120 feet | VSM | until dispelled
Sunbeam                  | evocation     | CDSW  | action               | self     | VSM | c 1 minute
Transport via Plants     | conjuration   | D     | action               | 10 feet  | VS  | 1 minute
True Seeing              | divination    | BCSKW | action               | touch    | VSM | 1 hour
Wall of Ice              | evocation     | W     | action               | 120 feet | VSM | c 10 minutes
Wall of Thorns           | conjuration   | D     | action               | 120 feet | VSM | c 10 minutes
Wind Walk                | transmutation | D     | 1 minute             | 30 feet  | VSM | 8 hours
Word of Recall           | conjuration   | C     | action               | 5 feet   | V   | instantaneous
`,
);
