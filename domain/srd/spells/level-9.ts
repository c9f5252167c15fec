import { readSpells } from './spell.ts';

/** Spells of level 9 of SRD 5.2. */
export const level9 = readSpells(
  9,
  `
Astral Projection  | necromancy    | CKW  | 1 hour   | 10 feet  | VSM | until dispelled
Foresight          | divination    | BDKW | 1 minute | touch    | VSM | 8 hours
Gate               | conjuration   | CSKW | action   | 60 feet  | VSM | c 1 minute
Imprisonment       | abjuration    | KW   | 1 minute | 30 feet  | VSM | until dispelled
Mass Heal          | abjuration    | C    | action   | 60 feet  | VS  | instantaneous
Meteor Swarm       | evocation     | SW   | action   | 1 mile   | VS  | instantaneous
Power Word Heal    | enchantment   | BC   | action   | 60 feet  | V   | instantaneous
Power Word Kill    | enchantment   | BSKW | action   | 60 feet  | V   | instantaneous
Prismatic Wall     | abjuration    | BW   | action   | 60 feet  | VS  | 10 minutes
Shapechange        | transmutation | DW   | action   | self     | VSM | c 1 hour
Storm of Vengeance | conjuration   | D    | action   | 1 mile   | VS  | c 1 minute
Time Stop          | transmutation | SW   | action   | self     | V   | instantaneous
True Polymorph     | transmutation | BKW  | action   | 30 feet  | VSM | c 1 hour
True Resurrection  | necromancy    | CD   | 1 hour   | touch    | VSM | instantaneous
Weird              | illusion      | KW   | action   | 120 feet | VS  | c 1 minute
Wish               | conjuration   | SW   | action   | self     | V   | instantaneous
`,
);
