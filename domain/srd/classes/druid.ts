import type { ClassRules } from '#domain/srd/class-rules.ts';
import { usualFeatLevels } from '#domain/srd/class-rules.ts';

export const druid: ClassRules = {
  id: 'druid',
  name: 'Druid',
  hitDie: 8,
  primary: ['wisdom'],
  asLater: { armor: ['light', 'shield'], martial: 'none', skills: 0 },
  saves: ['intelligence', 'wisdom'],
  skills: { choose: 2, from: ['arcana', 'animal handling', 'insight', 'medicine', 'nature', 'perception', 'religion', 'survival'] },
  armor: ['light', 'shield'],
  martial: 'none',
  kits: [
    {
      items: [
        ['leather-armor', 1],
        ['shield', 1],
        ['sickle', 1],
        ['quarterstaff', 1],
        ['explorers-pack', 1],
        ['herbalism-kit', 1],
      ],
      gold: 9,
    },
    { items: [], gold: 50 },
  ],
  features: [
    [1, 'Tools', 'Trained with the herbalism kit.'],
    [1, 'Spellcasting', 'Druid spells, by wisdom.'],
    [1, 'Druidic', 'The secret tongue of druids, and speech with animals.'],
    [1, 'Primal Order', 'Warden in medium armor, or magician with another cantrip.'],
    [2, 'Wild Shape', 'Take the shape of a beast.'],
    [2, 'Wild Companion', 'Call a familiar for a slot or a shape.'],
    [5, 'Wild Resurgence', 'Turn slots into shapes, and once a day a shape into a slot.'],
    [7, 'Elemental Fury', 'Stronger cantrips, or blows with an element.'],
    [15, 'Improved Elemental Fury', 'The fury grows.'],
    [18, 'Beast Spells', 'Cast in the shape of a beast.'],
    [20, 'Archdruid', 'Shapes come back with initiative; age slows.'],
  ],
  subclass: {
    name: 'Circle of the Land',
    features: [
      [3, 'Circle of the Land Spells', 'Spells of a kind of land, chosen after each long rest.'],
      [3, 'Land’s Aid', 'Flowers that mend friends and thorns that hurt foes.'],
      [6, 'Natural Recovery', 'Once a day a circle spell for nothing, and slots on a short rest.'],
      [10, 'Nature’s Ward', 'No poison, and resistance as the land gives it.'],
      [14, 'Nature’s Sanctuary', 'Trees and vines shelter those around you.'],
    ],
  },
  masteries: [],
  expertise: [],
  laterSkills: null,
  fightingStyles: [],
  feats: usualFeatLevels,
  casting: {
    kind: 'full',
    ability: 'wisdom',
    cantrips: [
      [1, 2],
      [4, 3],
      [10, 4],
    ],
    prepared: [4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 17, 18, 18, 19, 20, 21, 22],
  },
  uses: [
    {
      id: 'wild-shape',
      name: 'Wild Shape',
      from: 2,
      count: [
        [2, 2],
        [6, 3],
        [17, 4],
      ],
      back: 'oneOnShortRest',
    },
  ],
  order: { name: 'Primal Order', fighter: 'Warden', scholar: 'Magician', armor: ['medium'], skills: ['arcana', 'nature'] },
  capstone: null,
};
