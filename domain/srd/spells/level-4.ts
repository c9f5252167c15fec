import { readSpells } from './spell.ts';

/** Spells of level 4 of SRD 5.2. */
export const level4 = readSpells(
  4,
  `
Arcane Eye               | divination    | W      | action           | 30 feet  | VSM | c 1 hour
Aura of Life             | abjuration    | CP     | action           | self     | V   | c 10 minutes
Banishment               | abjuration    | CPSKW  | action           | 30 feet  | VSM | c 1 minute
Black Tentacles          | conjuration   | W      | action           | 90 feet  | VSM | c 1 minute
Blight                   | necromancy    | DSKW   | action           | 30 feet  | VS  | instantaneous
Charm Monster            | enchantment   | BDSKW  | action           | 30 feet  | VS  | 1 hour
Compulsion               | enchantment   | B      | action           | 30 feet  | VS  | c 1 minute
Confusion                | enchantment   | BDSW   | action           | 90 feet  | VSM | c 1 minute
Conjure Minor Elementals | conjuration   | DW     | action           | self     | VS  | c 10 minutes
Conjure Woodland Beings  | conjuration   | DR     | action           | self     | VS  | c 10 minutes
Control Water            | transmutation | CDW    | action           | 300 feet | VSM | c 10 minutes
Death Ward               | abjuration    | CP     | action           | touch    | VS  | 8 hours
Dimension Door           | conjuration   | BSKW   | action           | 500 feet | V   | instantaneous
Divination               | divination    | CDW    | action or ritual | self     | VSM | instantaneous
Dominate Beast           | enchantment   | DRS    | action           | 60 feet  | VS  | c 1 minute
Fabricate                | transmutation | W      | 10 minutes       | 120 feet | VS  | instantaneous
Faithful Hound           | conjuration   | W      | action           | 30 feet  | VSM | 8 hours
Fire Shield              | evocation     | DSW    | action           | self     | VSM | 10 minutes
Freedom of Movement      | abjuration    | BCDR   | action           | touch    | VSM | 1 hour
Giant Insect             | conjuration   | D      | action           | 60 feet  | VS  | c 10 minutes
Greater Invisibility     | illusion      | BSW    | action           | touch    | VS  | c 1 minute
Guardian of Faith        | conjuration   | C      | action           | 30 feet  | V   | 8 hours
Hallucinatory Terrain    | illusion      | BDKW   | 10 minutes       | 300 feet | VSM | 24 hours
Ice Storm                | evocation     | DSW    | action           | 300 feet | VSM | instantaneous
Locate Creature          | divination    | BCDPRW | action           | self     | VSM | c 1 hour
Phantasmal Killer        | illusion      | BW     | action           | 120 feet | VS  | c 1 minute
Polymorph                | transmutation | BDSW   | action           | 60 feet  | VSM | c 1 hour
Private Sanctum          | abjuration    | W      | 10 minutes       | 120 feet | VSM | 24 hours
Resilient Sphere         | abjuration    | W      | action           | 30 feet  | VSM | c 1 minute
Secret Chest             | conjuration   | W      | action           | touch    | VSM | until dispelled
Stone Shape              | transmutation | CDW    | action           | touch    | VSM | instantaneous
Stoneskin                | transmutation | DRSW   | action           | touch    | VSM | c 1 hour
Vitriolic Sphere         | evocation     | SW     | action           | 150 feet | VSM | instantaneous
Wall of Fire             | evocation     | DSW    | action           | 120 feet | VSM | c 1 minute
`,
);
