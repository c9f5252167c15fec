import { readSpells } from './spell.ts';

/** Spells of level 5 of SRD 5.2. */
export const level5 = readSpells(
  5,
  `
Animate Objects      | transmutation | BSW   | action             | 120 feet | VS  | c 1 minute
Antilife Shell       | abjuration    | D     | action             | self     | VS  | c 1 hour
Arcane Hand          | evocation     | SW    | action             | 120 feet | VSM | c 1 minute
Awaken               | transmutation | BD    | 8 hours            | touch    | VSM | instantaneous
Cloudkill            | conjuration   | SW    | action             | 120 feet | VS  | c 10 minutes
Commune              | divination    | C     | 1 minute or ritual | self     | VSM | 1 minute
Commune with Nature  | divination    | DR    | 1 minute or ritual | self     | VS  | instantaneous
Cone of Cold         | evocation     | DSW   | action             | self     | VSM | instantaneous
Conjure Elemental    | conjuration   | DW    | action             | 60 feet  | VS  | c 10 minutes
Contact Other Plane  | divination    | KW    | 1 minute or ritual | self     | V   | 1 minute
Contagion            | necromancy    | CD    | action             | touch    | VS  | 7 days
Creation             | illusion      | SW    | 1 minute           | 30 feet  | VSM | special
Dispel Evil and Good | abjuration    | CP    | action             | self     | VSM | c 1 minute
Dominate Person      | enchantment   | BSW   | action             | 60 feet  | VS  | c 1 minute
Dream                | illusion      | BKW   | 1 minute           | special  | VSM | 8 hours
Flame Strike         | evocation     | C     | action             | 60 feet  | VSM | instantaneous
Geas                 | enchantment   | BCDPW | 1 minute           | 60 feet  | V   | 30 days
Greater Restoration  | abjuration    | BCDPR | action             | touch    | VSM | instantaneous
Hallow               | abjuration    | C     | 24 hours           | touch    | VSM | until dispelled
Hold Monster         | enchantment   | BSKW  | action             | 90 feet  | VSM | c 1 minute
Insect Plague        | conjuration   | CDS   | action             | 300 feet | VSM | c 10 minutes
Legend Lore          | divination    | BCW   | 10 minutes         | self     | VSM | instantaneous
Mass Cure Wounds     | abjuration    | BCD   | action             | 60 feet  | VS  | instantaneous
Mislead              | illusion      | BKW   | action             | self     | S   | c 1 hour
Modify Memory        | enchantment   | BW    | action             | 30 feet  | VS  | c 1 minute
Passwall             | transmutation | W     | action             | 30 feet  | VSM | 1 hour
Planar Binding       | abjuration    | BCDKW | 1 hour             | 60 feet  | VSM | 24 hours
Raise Dead           | necromancy    | BCP   | 1 hour             | touch    | VSM | instantaneous
Reincarnate          | necromancy    | D     | 1 hour             | touch    | VSM | instantaneous
Scrying              | divination    | BCDKW | 10 minutes         | self     | VSM | c 10 minutes
Seeming              | illusion      | BSW   | action             | 30 feet  | VS  | 8 hours
Summon Dragon        | conjuration   | W     | action             | 60 feet  | VSM | c 1 hour
Telekinesis          | transmutation | SW    | action             | 60 feet  | VS  | c 10 minutes
Telepathic Bond      | divination    | BW    | action or ritual   | 30 feet  | VSM | 1 hour
Teleportation Circle | conjuration   | BSKW  | 1 minute           | 10 feet  | VM  | 1 round
Tree Stride          | conjuration   | DR    | action             | self     | VS  | c 1 minute
Wall of Force        | evocation     | W     | action             | 120 feet | VSM | c 10 minutes
Wall of Stone        | evocation     | DSW   | action             | 120 feet | VSM | c 10 minutes
`,
);
