import { readSpells } from './spell.ts';

/** Spells of level 1 of SRD 5.2. */
export const level1 = readSpells(
  1,
  `
Alarm                         | abjuration    | RW       | 1 minute or ritual | 30 feet  | VSM | 8 hours
Animal Friendship             | enchantment   | BDR      | action             | 30 feet  | VSM | 24 hours
Bane                          | enchantment   | BCK      | action             | 30 feet  | VSM | c 1 minute
Bless                         | enchantment   | CP       | action             | 30 feet  | VSM | c 1 minute
Burning Hands                 | evocation     | SW       | action             | self     | VS  | instantaneous
Charm Person                  | enchantment   | BDSKW    | action             | 30 feet  | VS  | 1 hour
Chromatic Orb                 | evocation     | SW       | action             | 90 feet  | VSM | instantaneous
Color Spray                   | illusion      | BSW      | action             | self     | VSM | instantaneous
Command                       | enchantment   | BCP      | action             | 60 feet  | V   | instantaneous
Comprehend Languages          | divination    | BSKW     | action or ritual   | self     | VSM | 1 hour
Create or Destroy Water       | transmutation | CD       | action             | 30 feet  | VSM | instantaneous
Cure Wounds                   | abjuration    | BCDPR    | action             | touch    | VS  | instantaneous
Detect Evil and Good          | divination    | CP       | action             | self     | VS  | c 10 minutes
Detect Magic                  | divination    | BCDPRSKW | action or ritual   | self     | VS  | c 10 minutes
Detect Poison and Disease     | divination    | CDPR     | action or ritual   | self     | VSM | c 10 minutes
Disguise Self                 | illusion      | BSW      | action             | self     | VS  | 1 hour
Dissonant Whispers            | enchantment   | B        | action             | 60 feet  | V   | instantaneous
Divine Favor                  | transmutation | P        | bonus action       | self     | VS  | 1 minute
Divine Smite                  | evocation     | P        | bonus action       | self     | V   | instantaneous
Ensnaring Strike              | conjuration   | R        | bonus action       | self     | V   | c 1 minute
Entangle                      | conjuration   | DR       | action             | 90 feet  | VS  | c 1 minute
Expeditious Retreat           | transmutation | SKW      | bonus action       | self     | VS  | c 10 minutes
Faerie Fire                   | evocation     | BD       | action             | 60 feet  | V   | c 1 minute
False Life                    | necromancy    | SW       | action             | self     | VSM | instantaneous
Feather Fall                  | transmutation | BSW      | reaction           | 60 feet  | VM  | 1 minute
Find Familiar                 | conjuration   | W        | 1 hour or ritual   | 10 feet  | VSM | instantaneous
Floating Disk                 | conjuration   | W        | action or ritual   | 30 feet  | VSM | 1 hour
Fog Cloud                     | conjuration   | DRSW     | action             | 120 feet | VS  | c 1 hour
Goodberry                     | conjuration   | DR       | action             | self     | VSM | 24 hours
Grease                        | conjuration   | SW       | action             | 60 feet  | VSM | 1 minute
Guiding Bolt                  | evocation     | C        | action             | 120 feet | VS  | 1 round
Healing Word                  | abjuration    | BCD      | bonus action       | 60 feet  | V   | instantaneous
Hellish Rebuke                | evocation     | K        | reaction           | 60 feet  | VS  | instantaneous
Heroism                       | enchantment   | BP       | action             | touch    | VS  | c 1 minute
Hex                           | enchantment   | K        | bonus action       | 90 feet  | VSM | c 1 hour
Hideous Laughter              | enchantment   | BKW      | action             | 30 feet  | VSM | c 1 minute
Hunter's Mark                 | divination    | R        | bonus action       | 90 feet  | V   | c 1 hour
Ice Knife                     | conjuration   | DSW      | action             | 60 feet  | SM  | instantaneous
Identify                      | divination    | BW       | 1 minute or ritual | touch    | VSM | instantaneous
Illusory Script               | illusion      | BKW      | 1 minute or ritual | touch    | SM  | 10 days
Inflict Wounds                | necromancy    | C        | action             | touch    | VS  | instantaneous
Jump                          | transmutation | DRSW     | bonus action       | touch    | VSM | 1 minute
Longstrider                   | transmutation | BDRW     | action             | touch    | VSM | 1 hour
Mage Armor                    | abjuration    | SW       | action             | touch    | VSM | 8 hours
Magic Missile                 | evocation     | SW       | action             | 120 feet | VS  | instantaneous
Protection from Evil and Good | abjuration    | CDPKW    | action             | touch    | VSM | c 10 minutes
Purify Food and Drink         | transmutation | CDP      | action or ritual   | 10 feet  | VS  | instantaneous
Ray of Sickness               | necromancy    | SW       | action             | 60 feet  | VS  | instantaneous
Sanctuary                     | abjuration    | C        | bonus action       | 30 feet  | VSM | 1 minute
Searing Smite                 | evocation     | P        | bonus action       | self     | V   | 1 minute
Shield                        | abjuration    | SW       | reaction           | self     | VS  | 1 round
Shield of Faith               | abjuration    | CP       | bonus action       | 60 feet  | VSM | c 10 minutes
Silent Image                  | illusion      | BSW      | action             | 60 feet  | VSM | c 10 minutes
Sleep                         | enchantment   | BSW      | action             | 60 feet  | VSM | c 1 minute
Speak with Animals            | divination    | BDRK     | action or ritual   | self     | VS  | 10 minutes
Thunderwave                   | evocation     | BDSW     | action             | self     | VS  | instantaneous
Unseen Servant                | conjuration   | BKW      | action or ritual   | 60 feet  | VSM | 1 hour
`,
);
