import type { ClassRules } from '#domain/srd/class-rules.ts';
import { usualFeatLevels } from '#domain/srd/class-rules.ts';

export const wizard: ClassRules = {
  id: 'wizard',
  name: 'Wizard',
  hitDie: 6,
  primary: ['intelligence'],
  asLater: { armor: [], martial: 'none', skills: 0 },
  saves: ['intelligence', 'wisdom'],
  skills: { choose: 2, from: ['arcana', 'history', 'insight', 'investigation', 'medicine', 'nature', 'religion'] },
  armor: [],
  martial: 'none',
  kits: [
    {
      items: [
        ['dagger', 2],
        ['quarterstaff', 1],
        ['robe', 1],
        ['spellbook', 1],
        ['scholars-pack', 1],
      ],
      gold: 5,
    },
    { items: [], gold: 55 },
  ],
  features: [
    [1, 'Spellcasting', 'Wizard spells, by intelligence, out of a spellbook.'],
    [1, 'Ritual Adept', 'Cast any ritual out of the book.'],
    [1, 'Arcane Recovery', 'Some slots back on a short rest, once a day.'],
    [2, 'Scholar', 'Proficiency counts twice in one field of learning.'],
    [5, 'Memorize Spell', 'Exchange a prepared spell on a short rest.'],
    [18, 'Spell Mastery', 'Two simple spells without slots.'],
    [20, 'Signature Spells', 'Two spells of level 3, free once between rests.'],
  ],
  subclass: {
    name: 'Evoker',
    features: [
      [3, 'Evocation Savant', 'More evocation spells in the book.'],
      [3, 'Potent Cantrip', 'Cantrips hurt even when they miss.'],
      [6, 'Sculpt Spells', 'Keep friends safe from your blasts.'],
      [10, 'Empowered Evocation', 'Intelligence adds to the damage of evocations.'],
      [14, 'Overchannel', 'A spell at its full damage.'],
    ],
  },
  masteries: [],
  expertise: [[2, 1]],
  laterSkills: null,
  fightingStyles: [],
  feats: usualFeatLevels,
  casting: {
    kind: 'full',
    ability: 'intelligence',
    cantrips: [
      [1, 3],
      [4, 4],
      [10, 5],
    ],
    prepared: [4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 18, 19, 21, 22, 23, 24, 25],
  },
  uses: [
    { id: 'arcane-recovery', name: 'Arcane Recovery', from: 1, count: [[1, 1]], back: 'longRest' },
    // So often that nobody lives to do it more often: each further use hurts more.
    { id: 'overchannel', name: 'Overchannel', from: 14, count: [[14, 9]], back: 'longRest' },
    { id: 'signature-spells-first', name: 'First signature spell', from: 20, count: [[20, 1]], back: 'anyRest' },
    { id: 'signature-spells-second', name: 'Second signature spell', from: 20, count: [[20, 1]], back: 'anyRest' },
  ],
  order: null,
  capstone: null,
};
