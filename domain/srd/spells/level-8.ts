import { readSpells } from './spell.ts';

/** Spells of level 8 of SRD 5.2. */
export const level8 = readSpells(
  8,
  `
Animal Shapes      | transmutation | D    | action     | 30 feet  | VS  | 24 hours
Antimagic Field    | abjuration    | CW   | action     | self     | VSM | c 1 hour
Antipathy/Sympathy | enchantment   | BDW  | 1 hour     | 60 feet  | VSM | 10 days
Befuddlement       | enchantment   | BDKW | action     | 150 feet | VSM | instantaneous
Clone              | necromancy    | W    | 1 hour     | touch    | VSM | instantaneous
Control Weather    | transmutation | CDW  | 10 minutes | self     | VSM | c 8 hours
Demiplane          | conjuration   | SKW  | action     | 60 feet  | S   | 1 hour
Dominate Monster   | enchantment   | BSKW | action     | 60 feet  | VS  | c 1 hour
Earthquake         | transmutation | CDS  | action     | 500 feet | VSM | c 1 minute
Glibness           | enchantment   | BK   | action     | self     | V   | 1 hour
Holy Aura          | abjuration    | C    | action     | self     | VSM | c 1 minute
Incendiary Cloud   | conjuration   | DSW  | action     | 150 feet | VS  | c 1 minute
Maze               | conjuration   | W    | action     | 60 feet  | VS  | c 10 minutes
Mind Blank         | abjuration    | BW   | action     | touch    | VS  | 24 hours
Power Word Stun    | enchantment   | BSKW | action     | 60 feet  | V   | instantaneous
Sunburst           | evocation     | CDSW | action     | 150 feet | VSM | instantaneous
Tsunami            | conjuration   | D    | 1 minute   | 1 mile   | VS  | c 6 rounds
`,
);
