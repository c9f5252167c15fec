import { readSpells } from './spell.ts';

/** Cantrips of SRD 5.2. */
export const cantrips = readSpells(
  0,
  `
Acid Splash      | evocation     | SW    | action       | 60 feet  | VS  | instantaneous
Chill Touch      | necromancy    | SKW   | action       | touch    | VS  | instantaneous
Dancing Lights   | illusion      | BSW   | action       | 120 feet | VSM | c 1 minute
Druidcraft       | transmutation | D     | action       | 30 feet  | VS  | instantaneous
Eldritch Blast   | evocation     | K     | action       | 120 feet | VS  | instantaneous
Elementalism     | transmutation | DSW   | action       | 30 feet  | VS  | instantaneous
Fire Bolt        | evocation     | SW    | action       | 120 feet | VS  | instantaneous
Guidance         | divination    | CD    | action       | touch    | VS  | c 1 minute
Light            | evocation     | BCSW  | action       | touch    | VM  | 1 hour
Mage Hand        | conjuration   | BSKW  | action       | 30 feet  | VS  | 1 minute
Mending          | transmutation | BCDSW | 1 minute     | touch    | VSM | instantaneous
Message          | transmutation | BDSW  | action       | 120 feet | SM  | 1 round
Minor Illusion   | illusion      | BSKW  | action       | 30 feet  | SM  | 1 minute
Poison Spray     | necromancy    | DSKW  | action       | 30 feet  | VS  | instantaneous
Prestidigitation | transmutation | BSKW  | action       | 10 feet  | VS  | up to 1 hour
Produce Flame    | conjuration   | D     | bonus action | self     | VS  | 10 minutes
Ray of Frost     | evocation     | SW    | action       | 60 feet  | VS  | instantaneous
Resistance       | abjuration    | CD    | action       | touch    | VS  | c 1 minute
Sacred Flame     | evocation     | C     | action       | 60 feet  | VS  | instantaneous
Shillelagh       | transmutation | D     | bonus action | self     | VSM | 1 minute
Shocking Grasp   | evocation     | SW    | action       | touch    | VS  | instantaneous
Sorcerous Burst  | evocation     | S     | action       | 120 feet | VS  | instantaneous
Spare the Dying  | necromancy    | CD    | action       | 15 feet  | VS  | instantaneous
Starry Wisp      | evocation     | BD    | action       | 60 feet  | VS  | instantaneous
Thaumaturgy      | transmutation | C     | action       | 30 feet  | V   | up to 1 minute
True Strike      | divination    | BSKW  | action       | self     | SM  | instantaneous
Vicious Mockery  | enchantment   | B     | action       | 60 feet  | V   | instantaneous
`,
);
