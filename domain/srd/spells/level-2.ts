import { readSpells } from './spell.ts';

/** Spells of level 2 of SRD 5.2. */
export const level2 = readSpells(
  2,
  `
Acid Arrow               | evocation     | W      | action             | 90 feet  | VSM | instantaneous
Aid                      | abjuration    | BCDPR  | action             | 30 feet  | VSM | 8 hours
Alter Self               | transmutation | SW     | action             | self     | VS  | c 1 hour
Animal Messenger         | enchantment   | BDR    | action or ritual   | 30 feet  | VSM | 24 hours
Arcane Lock              | abjuration    | W      | action             | touch    | VSM | until dispelled
Arcanist's Magic Aura    | illusion      | W      | action             | touch    | VSM | 24 hours
Augury                   | divination    | CDW    | 1 minute or ritual | self     | VSM | instantaneous
Barkskin                 | transmutation | DR     | bonus action       | touch    | VSM | 1 hour
Blindness/Deafness       | transmutation | BCSW   | action             | 120 feet | V   | 1 minute
Blur                     | illusion      | SW     | action             | self     | V   | c 1 minute
Calm Emotions            | enchantment   | BC     | action             | 60 feet  | VS  | c 1 minute
Continual Flame          | evocation     | CDW    | action             | touch    | VSM | until dispelled
Darkness                 | evocation     | SKW    | action             | 60 feet  | VM  | c 10 minutes
Darkvision               | transmutation | DRSW   | action             | touch    | VSM | 8 hours
Detect Thoughts          | divination    | BSW    | action             | self     | VSM | c 1 minute
Dragon's Breath          | transmutation | SW     | bonus action       | touch    | VSM | c 1 minute
Enhance Ability          | transmutation | BCDRSW | action             | touch    | VSM | c 1 hour
Enlarge/Reduce           | transmutation | BDSW   | action             | 30 feet  | VSM | c 1 minute
Enthrall                 | enchantment   | BK     | action             | 60 feet  | VS  | c 1 minute
Find Steed               | conjuration   | P      | action             | 30 feet  | VS  | instantaneous
Find Traps               | divination    | CDR    | action             | 120 feet | VS  | instantaneous
Flame Blade              | evocation     | DS     | bonus action       | self     | VSM | c 10 minutes
Flaming Sphere           | conjuration   | DSW    | action             | 60 feet  | VSM | c 1 minute
Gentle Repose            | necromancy    | CPW    | action or ritual   | touch    | VSM | 10 days
Gust of Wind             | evocation     | DRSW   | action             | self     | VSM | c 1 minute
Heat Metal               | transmutation | BD     | action             | 60 feet  | VSM | c 1 minute
Hold Person              | enchantment   | BCDSKW | action             | 60 feet  | VSM | c 1 minute
Invisibility             | illusion      | BSKW   | action             | touch    | VSM | c 1 hour
Knock                    | transmutation | BSW    | action             | 60 feet  | V   | instantaneous
Lesser Restoration       | abjuration    | BCDPR  | bonus action       | touch    | VS  | instantaneous
Levitate                 | transmutation | SW     | action             | 60 feet  | VSM | c 10 minutes
Locate Animals or Plants | divination    | BDR    | action or ritual   | self     | VSM | instantaneous
Locate Object            | divination    | BCDPRW | action             | self     | VSM | c 10 minutes
Magic Mouth              | illusion      | BW     | 1 minute or ritual | 30 feet  | VSM | until dispelled
Magic Weapon             | transmutation | PRSW   | bonus action       | touch    | VS  | 1 hour
Mind Spike               | divination    | SKW    | action             | 120 feet | S   | c 1 hour
Mirror Image             | illusion      | BSKW   | action             | self     | VS  | 1 minute
Misty Step               | conjuration   | SKW    | bonus action       | self     | V   | instantaneous
Moonbeam                 | evocation     | D      | action             | 120 feet | VSM | c 1 minute
Pass without Trace       | abjuration    | DR     | action             | self     | VSM | c 1 hour
Phantasmal Force         | illusion      | BSW    | action             | 60 feet  | VSM | c 1 minute
Prayer of Healing        | abjuration    | CP     | 10 minutes         | 30 feet  | V   | instantaneous
Protection from Poison   | abjuration    | CDPR   | action             | touch    | VS  | 1 hour
Ray of Enfeeblement      | necromancy    | KW     | action             | 60 feet  | VS  | c 1 minute
Rope Trick               | transmutation | W      | action             | touch    | VSM | 1 hour
Scorching Ray            | evocation     | SW     | action             | 120 feet | VS  | instantaneous
See Invisibility         | divination    | BSW    | action             | self     | VSM | 1 hour
Shatter                  | evocation     | BSW    | action             | 60 feet  | VSM | instantaneous
Shining Smite            | transmutation | P      | bonus action       | self     | V   | c 1 minute
Silence                  | illusion      | BCR    | action or ritual   | 120 feet | VS  | c 10 minutes
Spider Climb             | transmutation | SKW    | action             | touch    | VSM | c 1 hour
Spike Growth             | transmutation | DR     | action             | 150 feet | VSM | c 10 minutes
Spiritual Weapon         | evocation     | C      | bonus action       | 60 feet  | VS  | c 1 minute
Suggestion               | enchantment   | BSKW   | action             | 30 feet  | VM  | c 8 hours
Warding Bond             | abjuration    | CP     | action             | touch    | VSM | 1 hour
Web                      | conjuration   | SW     | action             | 60 feet  | VSM | c 1 hour
Zone of Truth            | enchantment   | BCP    | action             | 60 feet  | VS  | 10 minutes
`,
);
