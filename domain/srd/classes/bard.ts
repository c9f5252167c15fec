import type { ClassRules } from '#domain/srd/class-rules.ts';
import { usualFeatLevels } from '#domain/srd/class-rules.ts';
import { skillNames } from '#domain/rules/skill.ts';

export const bard: ClassRules = {
  id: 'bard',
  name: 'Bard',
  hitDie: 8,
  primary: ['charisma'],
  asLater: { armor: ['light'], martial: 'none', skills: 1 },
  saves: ['dexterity', 'charisma'],
  skills: { choose: 3, from: skillNames },
  armor: ['light'],
  martial: 'none',
  kits: [
    {
      items: [
        ['leather-armor', 1],
        ['dagger', 2],
        ['Musical instrument', 1],
        ['entertainers-pack', 1],
      ],
      gold: 19,
    },
    { items: [], gold: 90 },
  ],
  features: [
    [1, 'Tools', 'Trained with three musical instruments of your choice.'],
    [1, 'Bardic Inspiration', 'Give others a die to add to a failed roll.'],
    [1, 'Spellcasting', 'Bard spells, by charisma.'],
    [2, 'Expertise', 'Proficiency counts twice in two skills.'],
    [2, 'Jack of All Trades', 'Half the proficiency in skills not learned.'],
    [5, 'Font of Inspiration', 'Inspiration comes back on any rest, or for a spell slot.'],
    [7, 'Countercharm', 'Help against charm and fear when a save fails.'],
    [9, 'Expertise', 'Two more skills.'],
    [10, 'Magical Secrets', 'Prepare spells of clerics, druids and wizards too.'],
    [18, 'Superior Inspiration', 'Never start a fight with less than two inspirations.'],
    [20, 'Words of Creation', 'The words that heal or kill are always at hand, for two at once.'],
  ],
  subclass: {
    name: 'College of Lore',
    features: [
      [3, 'Bonus Proficiencies', 'Three more skills.'],
      [3, 'Cutting Words', 'Subtract an inspiration die from an enemy’s roll.'],
      [6, 'Magical Discoveries', 'Two spells of clerics, druids or wizards, always prepared.'],
      [14, 'Peerless Skill', 'Inspire yourself after a failed check or attack.'],
    ],
  },
  masteries: [],
  expertise: [
    [2, 2],
    [9, 4],
  ],
  laterSkills: { level: 3, choose: 3, from: 'any' },
  fightingStyles: [],
  feats: usualFeatLevels,
  casting: {
    kind: 'full',
    ability: 'charisma',
    cantrips: [
      [1, 2],
      [4, 3],
      [10, 4],
    ],
    prepared: [4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 17, 18, 18, 19, 20, 21, 22],
  },
  uses: [{ id: 'bardic-inspiration', name: 'Bardic Inspiration', from: 1, count: 'charisma', back: 'longRest', anyRestFrom: 5 }],
  order: null,
  capstone: null,
};
