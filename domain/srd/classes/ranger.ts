import type { ClassRules } from '#domain/srd/class-rules.ts';
import { usualFeatLevels } from '#domain/srd/class-rules.ts';

export const ranger: ClassRules = {
  id: 'ranger',
  name: 'Ranger',
  hitDie: 10,
  primary: ['dexterity', 'wisdom'],
  saves: ['strength', 'dexterity'],
  skills: {
    choose: 3,
    from: ['animal handling', 'athletics', 'insight', 'investigation', 'nature', 'perception', 'stealth', 'survival'],
  },
  armor: ['light', 'medium', 'shield'],
  martial: 'all',
  kits: [
    {
      items: [
        ['studded-leather-armor', 1],
        ['scimitar', 1],
        ['shortsword', 1],
        ['longbow', 1],
        ['arrow', 20],
        ['quiver', 1],
        ['druidic-focus-mistletoe', 1],
        ['explorers-pack', 1],
      ],
      gold: 7,
    },
    { items: [], gold: 150 },
  ],
  features: [
    [1, 'Spellcasting', 'Ranger spells, by wisdom.'],
    [1, 'Favored Enemy', 'The hunter’s mark, several times a day for nothing.'],
    [1, 'Weapon Mastery', 'Uses what is special about chosen weapons.'],
    [2, 'Deft Explorer', 'Proficiency counts twice in one skill; two more languages.'],
    [2, 'Fighting Style', 'A way to fight, learned as a feat.'],
    [5, 'Extra Attack', 'Two attacks with one action.'],
    [6, 'Roving', '10 feet faster without heavy armor; climbs and swims as fast.'],
    [9, 'Expertise', 'Two more skills.'],
    [10, 'Tireless', 'Temporary hit points, and exhaustion eases on short rests.'],
    [13, 'Relentless Hunter', 'Damage does not break the mark.'],
    [14, 'Nature’s Veil', 'Vanish for a moment.'],
    [17, 'Precise Hunter', 'Advantage against what is marked.'],
    [18, 'Feral Senses', 'Notice what is unseen within 30 feet.'],
    [20, 'Foe Slayer', 'The mark deals more.'],
  ],
  subclass: {
    name: 'Hunter',
    features: [
      [3, 'Hunter’s Lore', 'Know what the marked one resists or fears.'],
      [3, 'Hunter’s Prey', 'Hit the hurt harder, or a second one beside.'],
      [7, 'Defensive Tactics', 'Harder to hit when surrounded or struck again.'],
      [11, 'Superior Hunter’s Prey', 'The mark hurts another near by too.'],
      [15, 'Superior Hunter’s Defense', 'Resist a kind of damage once it hurts.'],
    ],
  },
  masteries: [[1, 2]],
  expertise: [
    [2, 1],
    [9, 3],
  ],
  laterSkills: null,
  fightingStyles: [2],
  feats: usualFeatLevels,
  casting: {
    kind: 'half',
    ability: 'wisdom',
    cantrips: [],
    prepared: [2, 3, 4, 5, 6, 6, 7, 7, 9, 9, 10, 10, 11, 11, 12, 12, 14, 14, 15, 15],
  },
  uses: [
    {
      id: 'favored-enemy',
      name: 'Favored Enemy',
      from: 1,
      count: [
        [1, 2],
        [5, 3],
        [9, 4],
        [13, 5],
        [17, 6],
      ],
      back: 'longRest',
    },
  ],
  order: null,
  capstone: null,
};
