import type { SpeciesId } from './species-ids.ts';

export interface SpeciesRules {
  name: string;
  sizes: readonly ('Small' | 'Medium')[];
  /** Feet a round. */
  speed: number;
  /** Feet that can be seen in the dark; 0 for none. */
  darkvision: number;
  /** Level from which a trait is there, its name, and one line in our own words. */
  traits: readonly (readonly [level: number, name: string, line: string])[];
  /** What must be chosen about the ancestors; empty when nothing is. */
  lineages: readonly string[];
  /** Skills to choose from, when the species teaches one; empty for none. */
  skills: readonly ('insight' | 'perception' | 'survival' | 'any')[];
  /** An origin feat beside the background's. */
  feat: boolean;
}

const dragons = ['Black', 'Blue', 'Brass', 'Bronze', 'Copper', 'Gold', 'Green', 'Red', 'Silver', 'White'] as const;

export const species: Record<SpeciesId, SpeciesRules> = {
  dragonborn: {
    name: 'Dragonborn',
    sizes: ['Medium'],
    speed: 30,
    darkvision: 60,
    traits: [
      [1, 'Draconic Ancestry', 'A dragon among the forebears decides the kind of damage.'],
      [1, 'Breath Weapon', 'Breathe out that damage in place of an attack, so often as proficiency says a day.'],
      [1, 'Damage Resistance', 'Takes half of that damage.'],
      [5, 'Draconic Flight', 'Wings for ten minutes, once a day.'],
    ],
    lineages: dragons,
    skills: [],
    feat: false,
  },
  dwarf: {
    name: 'Dwarf',
    sizes: ['Medium'],
    speed: 30,
    darkvision: 120,
    traits: [
      [1, 'Dwarven Resilience', 'Resists poison, and saves better against being poisoned.'],
      [1, 'Dwarven Toughness', 'One more hit point with every level.'],
      [1, 'Stonecunning', 'Feels through stone for ten minutes, so often as proficiency says a day.'],
    ],
    lineages: [],
    skills: [],
    feat: false,
  },
  elf: {
    name: 'Elf',
    sizes: ['Medium'],
    speed: 30,
    darkvision: 60,
    traits: [
      [1, 'Elven Lineage', 'A cantrip now and two spells later.'],
      [1, 'Fey Ancestry', 'Saves better against being charmed.'],
      [1, 'Keen Senses', 'One skill: insight, perception or survival.'],
      [1, 'Trance', 'Rests fully in four hours; no magic puts an elf to sleep.'],
    ],
    lineages: ['Drow', 'High Elf', 'Wood Elf'],
    skills: ['insight', 'perception', 'survival'],
    feat: false,
  },
  gnome: {
    name: 'Gnome',
    sizes: ['Small'],
    speed: 30,
    darkvision: 60,
    traits: [
      [1, 'Gnomish Cunning', 'Advantage on intelligence, wisdom and charisma saves.'],
      [1, 'Gnomish Lineage', 'Small magic of the forest or of tinkering.'],
    ],
    lineages: ['Forest Gnome', 'Rock Gnome'],
    skills: [],
    feat: false,
  },
  goliath: {
    name: 'Goliath',
    sizes: ['Medium'],
    speed: 35,
    darkvision: 0,
    traits: [
      [1, 'Giant Ancestry', 'A gift of giants, so often as proficiency says a day.'],
      [1, 'Powerful Build', 'Counts as larger for carrying, and breaks grapples easily.'],
      [5, 'Large Form', 'Grows large for ten minutes, once a day.'],
    ],
    lineages: ['Cloud Giant', 'Fire Giant', 'Frost Giant', 'Hill Giant', 'Stone Giant', 'Storm Giant'],
    skills: [],
    feat: false,
  },
  halfling: {
    name: 'Halfling',
    sizes: ['Small'],
    speed: 30,
    darkvision: 0,
    traits: [
      [1, 'Brave', 'Saves better against being frightened.'],
      [1, 'Halfling Nimbleness', 'Moves through the space of larger creatures.'],
      [1, 'Luck', 'Rerolls a d20 that shows 1.'],
      [1, 'Naturally Stealthy', 'Hides behind larger creatures.'],
    ],
    lineages: [],
    skills: [],
    feat: false,
  },
  human: {
    name: 'Human',
    sizes: ['Medium', 'Small'],
    speed: 30,
    darkvision: 0,
    traits: [
      [1, 'Resourceful', 'Heroic inspiration after every long rest.'],
      [1, 'Skillful', 'One skill of choice.'],
      [1, 'Versatile', 'One origin feat of choice.'],
    ],
    lineages: [],
    skills: ['any'],
    feat: true,
  },
  orc: {
    name: 'Orc',
    sizes: ['Medium'],
    speed: 30,
    darkvision: 120,
    traits: [
      [1, 'Adrenaline Rush', 'Dashes as a bonus action and gains temporary hit points.'],
      [1, 'Relentless Endurance', 'Falls to 1 hit point in place of 0, once a day.'],
    ],
    lineages: [],
    skills: [],
    feat: false,
  },
  tiefling: {
    name: 'Tiefling',
    sizes: ['Medium', 'Small'],
    speed: 30,
    darkvision: 60,
    traits: [
      [1, 'Fiendish Legacy', 'Resistance, a cantrip now and two spells later.'],
      [1, 'Otherworldly Presence', 'Knows thaumaturgy.'],
    ],
    lineages: ['Abyssal', 'Chthonic', 'Infernal'],
    skills: [],
    feat: false,
  },
};
