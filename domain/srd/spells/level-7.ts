import { readSpells } from './spell.ts';

/** Spells of level 7 of SRD 5.2. */
export const level7 = readSpells(
  7,
  `
Arcane Sword           | evocation     | BW    | action       | 90 feet   | VSM | c 1 minute
Conjure Celestial      | conjuration   | C     | action       | 90 feet   | VS  | c 10 minutes
Delayed Blast Fireball | evocation     | SW    | action       | 150 feet  | VSM | c 1 minute
Divine Word            | evocation     | C     | bonus action | 30 feet   | V   | instantaneous
Etherealness           | conjuration   | BCSKW | action       | self      | VS  | up to 8 hours
Finger of Death        | necromancy    | SKW   | action       | 60 feet   | VS  | instantaneous
Fire Storm             | evocation     | CDS   | action       | 150 feet  | VS  | instantaneous
Forcecage              | evocation     | BKW   | action       | 100 feet  | VSM | c 1 hour
Magnificent Mansion    | conjuration   | BW    | 1 minute     | 300 feet  | VSM | 24 hours
Mirage Arcane          | illusion      | BDW   | 10 minutes   | sight     | VS  | 10 days
Plane Shift            | conjuration   | CDSKW | action       | touch     | VSM | instantaneous
Prismatic Spray        | evocation     | BSW   | action       | self      | VS  | instantaneous
Project Image          | illusion      | BW    | action       | 500 miles | VSM | c 1 day
Regenerate             | transmutation | BCD   | 1 minute     | touch     | VSM | 1 hour
Resurrection           | necromancy    | BC    | 1 hour       | touch     | VSM | instantaneous
Reverse Gravity        | transmutation | DSW   | action       | 100 feet  | VSM | c 1 minute
Sequester              | transmutation | W     | action       | touch     | VSM | until dispelled
Simulacrum             | illusion      | W     | 12 hours     | touch     | VSM | until dispelled
Symbol                 | abjuration    | BCDW  | 1 minute     | touch     | VSM | until dispelled or triggered
Teleport               | conjuration   | BSW   | action       | 10 feet   | V   | instantaneous
`,
);
