import type { Ability } from '#domain/rules/ability.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import type { Kit } from './class-rules.ts';
import type { FeatId } from './feats.ts';

export const backgroundIds = ['acolyte', 'criminal', 'sage', 'soldier'] as const;
export type BackgroundId = (typeof backgroundIds)[number];

export interface BackgroundRules {
  name: string;
  /** One of these grows by 2 and another by 1, or each by 1. */
  abilities: readonly [Ability, Ability, Ability];
  feat: FeatId;
  /** The spell list the feat draws on, when it draws on one. */
  featList: 'cleric' | 'wizard' | null;
  skills: readonly [SkillName, SkillName];
  tool: string;
  kits: readonly Kit[];
}

const purse: Kit = { items: [], gold: 50 };

/** The four backgrounds of SRD 5.2. */
export const backgrounds: Record<BackgroundId, BackgroundRules> = {
  acolyte: {
    name: 'Acolyte',
    abilities: ['intelligence', 'wisdom', 'charisma'],
    feat: 'magic-initiate',
    featList: 'cleric',
    skills: ['insight', 'religion'],
    tool: 'calligrapher’s supplies',
    kits: [
      {
        items: [
          ['calligraphers-supplies', 1],
          ['book', 1],
          ['holy-symbol-amulet', 1],
          ['parchment', 10],
          ['robe', 1],
        ],
        gold: 8,
      },
      purse,
    ],
  },
  criminal: {
    name: 'Criminal',
    abilities: ['dexterity', 'constitution', 'intelligence'],
    feat: 'alert',
    featList: null,
    skills: ['sleight of hand', 'stealth'],
    tool: 'thieves’ tools',
    kits: [
      {
        items: [
          ['dagger', 2],
          ['thieves-tools', 1],
          ['crowbar', 1],
          ['pouch', 2],
          ['clothes-travelers', 1],
        ],
        gold: 16,
      },
      purse,
    ],
  },
  sage: {
    name: 'Sage',
    abilities: ['constitution', 'intelligence', 'wisdom'],
    feat: 'magic-initiate',
    featList: 'wizard',
    skills: ['arcana', 'history'],
    tool: 'calligrapher’s supplies',
    kits: [
      {
        items: [
          ['quarterstaff', 1],
          ['calligraphers-supplies', 1],
          ['book', 1],
          ['parchment', 8],
          ['robe', 1],
        ],
        gold: 8,
      },
      purse,
    ],
  },
  soldier: {
    name: 'Soldier',
    abilities: ['strength', 'dexterity', 'constitution'],
    feat: 'savage-attacker',
    featList: null,
    skills: ['athletics', 'intimidation'],
    tool: 'a kind of gaming set',
    kits: [
      {
        items: [
          ['spear', 1],
          ['shortbow', 1],
          ['arrow', 20],
          ['Gaming set', 1],
          ['healers-kit', 1],
          ['quiver', 1],
          ['clothes-travelers', 1],
        ],
        gold: 14,
      },
      purse,
    ],
  },
};
