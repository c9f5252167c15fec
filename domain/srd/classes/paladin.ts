import type { ClassRules } from '#domain/srd/class-rules.ts';
import { usualFeatLevels } from '#domain/srd/class-rules.ts';

export const paladin: ClassRules = {
  id: 'paladin',
  name: 'Paladin',
  hitDie: 10,
  primary: ['strength', 'charisma'],
  saves: ['wisdom', 'charisma'],
  skills: { choose: 2, from: ['athletics', 'insight', 'intimidation', 'medicine', 'persuasion', 'religion'] },
  armor: ['light', 'medium', 'heavy', 'shield'],
  martial: 'all',
  kits: [
    {
      items: [
        ['chain-mail', 1],
        ['shield', 1],
        ['longsword', 1],
        ['javelin', 6],
        ['holy-symbol-amulet', 1],
        ['priests-pack', 1],
      ],
      gold: 9,
    },
    { items: [], gold: 150 },
  ],
  features: [
    [1, 'Lay On Hands', 'A pool of healing by touch.'],
    [1, 'Spellcasting', 'Paladin spells, by charisma.'],
    [1, 'Weapon Mastery', 'Uses what is special about chosen weapons.'],
    [2, 'Fighting Style', 'A way to fight, learned as a feat.'],
    [2, 'Paladin’s Smite', 'The divine smite is always prepared, and free once a day.'],
    [3, 'Channel Divinity', 'Divine power, first of all to sense what is holy or foul.'],
    [5, 'Extra Attack', 'Two attacks with one action.'],
    [5, 'Faithful Steed', 'Call a steed, free once a day.'],
    [6, 'Aura of Protection', 'Charisma adds to saves, yours and those of friends near by.'],
    [9, 'Abjure Foes', 'Overwhelm foes with awe.'],
    [10, 'Aura of Courage', 'No fear near you.'],
    [11, 'Radiant Strikes', 'Every blow burns with light.'],
    [14, 'Restoring Touch', 'Laying on hands lifts conditions.'],
    [18, 'Aura Expansion', 'Auras reach 30 feet.'],
  ],
  subclass: {
    name: 'Oath of Devotion',
    features: [
      [3, 'Oath of Devotion Spells', 'Spells of the oath, always prepared.'],
      [3, 'Sacred Weapon', 'Charisma adds to attacks with one weapon for a while.'],
      [7, 'Aura of Devotion', 'No charm near you.'],
      [15, 'Smite of Protection', 'A smite gives cover to those in the aura.'],
      [20, 'Holy Nimbus', 'Sunlight that wards you and burns foes.'],
    ],
  },
  masteries: [[1, 2]],
  expertise: [],
  laterSkills: null,
  fightingStyles: [2],
  feats: usualFeatLevels,
  casting: {
    kind: 'half',
    ability: 'charisma',
    cantrips: [],
    prepared: [2, 3, 4, 5, 6, 6, 7, 7, 9, 9, 10, 10, 11, 11, 12, 12, 14, 14, 15, 15],
  },
  uses: [
    { id: 'lay-on-hands', name: 'Lay On Hands', from: 1, count: 'five each level', back: 'longRest' },
    {
      id: 'channel-divinity',
      name: 'Channel Divinity',
      from: 3,
      count: [
        [3, 2],
        [11, 3],
      ],
      back: 'oneOnShortRest',
    },
  ],
  order: null,
  capstone: null,
};
