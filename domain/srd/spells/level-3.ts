import { readSpells } from './spell.ts';

/** Spells of level 3 of SRD 5.2. */
export const level3 = readSpells(
  3,
  `
Animate Dead           | necromancy    | CW       | 1 minute           | 10 feet   | VSM | instantaneous
Beacon of Hope         | abjuration    | C        | action             | 30 feet   | VS  | c 1 minute
Bestow Curse           | necromancy    | BCW      | action             | touch     | VS  | c 1 minute
Blink                  | transmutation | SW       | action             | self      | VS  | 1 minute
Call Lightning         | conjuration   | D        | action             | 120 feet  | VS  | c 10 minutes
Clairvoyance           | divination    | BCSW     | 10 minutes         | 1 mile    | VSM | c 10 minutes
Conjure Animals        | conjuration   | DR       | action             | 60 feet   | VS  | c 10 minutes
Counterspell           | abjuration    | SKW      | reaction           | 60 feet   | S   | instantaneous
Create Food and Water  | conjuration   | CP       | action             | 30 feet   | VS  | instantaneous
Daylight               | evocation     | CDPRS    | action             | 60 feet   | VS  | 1 hour
Dispel Magic           | abjuration    | BCDPRSKW | action             | 120 feet  | VS  | instantaneous
Fear                   | illusion      | BSKW     | action             | self      | VSM | c 1 minute
Fireball               | evocation     | SW       | action             | 150 feet  | VSM | instantaneous
Fly                    | transmutation | SKW      | action             | touch     | VSM | c 10 minutes
Gaseous Form           | transmutation | SKW      | action             | touch     | VSM | c 1 hour
Glyph of Warding       | abjuration    | BCW      | 1 hour             | touch     | VSM | until dispelled or triggered
Haste                  | transmutation | SW       | action             | 30 feet   | VSM | c 1 minute
Hypnotic Pattern       | illusion      | BSKW     | action             | 120 feet  | SM  | c 1 minute
Lightning Bolt         | evocation     | SW       | action             | self      | VSM | instantaneous
Magic Circle           | abjuration    | CPKW     | 1 minute           | 10 feet   | VSM | 1 hour
Major Image            | illusion      | BSKW     | action             | 120 feet  | VSM | c 10 minutes
Mass Healing Word      | abjuration    | BC       | bonus action       | 60 feet   | V   | instantaneous
Meld into Stone        | transmutation | CDR      | action or ritual   | touch     | VS  | 8 hours
Nondetection           | abjuration    | BRW      | action             | touch     | VSM | 8 hours
Phantom Steed          | illusion      | W        | 1 minute or ritual | 30 feet   | VS  | 1 hour
Plant Growth           | transmutation | BDR      | action or 8 hours  | 150 feet  | VS  | instantaneous
Protection from Energy | abjuration    | CDRSW    | action             | touch     | VS  | c 1 hour
Remove Curse           | abjuration    | CPKW     | action             | touch     | VS  | instantaneous
Revivify               | necromancy    | CDPR     | action             | touch     | VSM | instantaneous
Sending                | divination    | BCW      | action             | unlimited | VSM | instantaneous
Sleet Storm            | conjuration   | DSW      | action             | 150 feet  | VSM | c 1 minute
Slow                   | transmutation | BSW      | action             | 120 feet  | VSM | c 1 minute
Speak with Dead        | necromancy    | BCW      | action             | 10 feet   | VSM | 10 minutes
Speak with Plants      | transmutation | BDR      | action             | self      | VS  | 10 minutes
Spirit Guardians       | conjuration   | C        | action             | self      | VSM | c 10 minutes
Stinking Cloud         | conjuration   | BSW      | action             | 90 feet   | VSM | c 1 minute
Tiny Hut               | evocation     | BW       | 1 minute or ritual | self      | VSM | 8 hours
Tongues                | divination    | BCSKW    | action             | touch     | VM  | 1 hour
Vampiric Touch         | necromancy    | SKW      | action             | self      | VS  | c 1 minute
Water Breathing        | transmutation | DRSW     | action or ritual   | 30 feet   | VSM | 24 hours
Water Walk             | transmutation | CDRS     | action or ritual   | 30 feet   | VSM | 1 hour
Wind Wall              | evocation     | DR       | action             | 120 feet  | VSM | c 1 minute
`,
);
