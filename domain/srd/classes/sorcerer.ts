import type { ClassRules } from '#domain/srd/class-rules.ts';
import { usualFeatLevels } from '#domain/srd/class-rules.ts';

export const sorcerer: ClassRules = {
  id: 'sorcerer',
  name: 'Sorcerer',
  hitDie: 6,
  primary: ['charisma'],
  asLater: { armor: [], martial: 'none', skills: 0 },
  saves: ['constitution', 'charisma'],
  skills: { choose: 2, from: ['arcana', 'deception', 'insight', 'intimidation', 'persuasion', 'religion'] },
  armor: [],
  martial: 'none',
  kits: [
    {
      items: [
        ['spear', 1],
        ['dagger', 2],
        ['arcane-focus-crystal', 1],
        ['dungeoneers-pack', 1],
      ],
      gold: 28,
    },
    { items: [], gold: 50 },
  ],
  features: [
    [1, 'Spellcasting', 'Sorcerer spells, by charisma.'],
    [1, 'Innate Sorcery', 'For a minute, spells are harder to resist and surer to hit.'],
    [2, 'Font of Magic', 'Sorcery points, which turn into slots and back.'],
    [2, 'Metamagic', 'Two ways to bend spells.'],
    [5, 'Sorcerous Restoration', 'Some sorcery points back on a short rest, once a day.'],
    [7, 'Sorcery Incarnate', 'Innate sorcery for points, and two ways to bend at once.'],
    [10, 'Metamagic', 'Two more ways to bend spells.'],
    [17, 'Metamagic', 'Two more ways to bend spells.'],
    [20, 'Arcane Apotheosis', 'One bend a turn for nothing while innate sorcery lasts.'],
  ],
  subclass: {
    name: 'Draconic Sorcery',
    features: [
      [3, 'Draconic Resilience', 'More hit points, and without armor charisma adds to armor class.'],
      [3, 'Draconic Spells', 'Spells of dragons, always prepared.'],
      [6, 'Elemental Affinity', 'Resist a kind of damage, and deal more of it.'],
      [14, 'Dragon Wings', 'Fly for an hour.'],
      [18, 'Dragon Companion', 'Call a dragon, free once a day.'],
    ],
  },
  masteries: [],
  expertise: [],
  laterSkills: null,
  fightingStyles: [],
  feats: usualFeatLevels,
  casting: {
    kind: 'full',
    ability: 'charisma',
    cantrips: [
      [1, 4],
      [4, 5],
      [10, 6],
    ],
    prepared: [2, 4, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 17, 18, 18, 19, 20, 21, 22],
  },
  uses: [
    { id: 'innate-sorcery', name: 'Innate Sorcery', from: 1, count: [[1, 2]], back: 'longRest' },
    { id: 'sorcery-points', name: 'Sorcery Points', from: 2, count: 'level', back: 'longRest' },
    { id: 'sorcerous-restoration', name: 'Sorcerous Restoration', from: 5, count: [[5, 1]], back: 'longRest' },
    { id: 'dragon-wings', name: 'Dragon Wings', from: 14, count: [[14, 1]], back: 'longRest' },
  ],
  order: null,
  capstone: null,
};
