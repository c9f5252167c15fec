import type { ClassRules } from '#domain/srd/class-rules.ts';
import { usualFeatLevels } from '#domain/srd/class-rules.ts';

export const cleric: ClassRules = {
  id: 'cleric',
  name: 'Cleric',
  hitDie: 8,
  primary: ['wisdom'],
  asLater: { armor: ['light', 'medium', 'shield'], martial: 'none', skills: 0 },
  saves: ['wisdom', 'charisma'],
  skills: { choose: 2, from: ['history', 'insight', 'medicine', 'persuasion', 'religion'] },
  armor: ['light', 'medium', 'shield'],
  martial: 'none',
  kits: [
    {
      items: [
        ['chain-shirt', 1],
        ['shield', 1],
        ['mace', 1],
        ['holy-symbol-amulet', 1],
        ['priests-pack', 1],
      ],
      gold: 7,
    },
    { items: [], gold: 110 },
  ],
  features: [
    [1, 'Spellcasting', 'Cleric spells, by wisdom.'],
    [1, 'Divine Order', 'Protector in heavy armor, or thaumaturge with another cantrip.'],
    [2, 'Channel Divinity', 'Divine power that heals, burns, or turns undead.'],
    [5, 'Sear Undead', 'Turned undead are burned.'],
    [7, 'Blessed Strikes', 'Radiant blows, or stronger cantrips.'],
    [10, 'Divine Intervention', 'A cleric spell of up to level 5 without a slot, once a day.'],
    [14, 'Improved Blessed Strikes', 'The blessing of strikes or cantrips grows.'],
    [20, 'Greater Divine Intervention', 'The intervention can be a wish.'],
  ],
  subclass: {
    name: 'Life Domain',
    features: [
      [3, 'Disciple of Life', 'Healing spells heal more.'],
      [3, 'Life Domain Spells', 'Spells of healing and ward, always prepared.'],
      [3, 'Preserve Life', 'Channel divinity mends the badly hurt.'],
      [6, 'Blessed Healer', 'Healing others heals you.'],
      [17, 'Supreme Healing', 'Healing dice count in full.'],
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
      [1, 3],
      [4, 4],
      [10, 5],
    ],
    prepared: [4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 17, 18, 18, 19, 20, 21, 22],
  },
  uses: [
    {
      id: 'channel-divinity',
      name: 'Channel Divinity',
      from: 2,
      count: [
        [2, 2],
        [6, 3],
        [18, 4],
      ],
      back: 'oneOnShortRest',
    },
    { id: 'divine-intervention', name: 'Divine Intervention', from: 10, count: [[10, 1]], back: 'longRest' },
  ],
  order: { name: 'Divine Order', fighter: 'Protector', scholar: 'Thaumaturge', armor: ['heavy'], skills: ['arcana', 'religion'] },
  capstone: null,
};
