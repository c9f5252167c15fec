import type { Ability } from './ability.ts';

/** The conditions of SRD 5.2; exhaustion has levels and is counted apart from the others. */
export const conditionIds = [
  'blinded',
  'charmed',
  'deafened',
  'exhaustion',
  'frightened',
  'grappled',
  'incapacitated',
  'invisible',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
] as const;
export type ConditionId = (typeof conditionIds)[number];

/** What a condition does, as far as it can be counted; what needs a look at the table stands in `line` alone. */
export interface ConditionRules {
  name: string;
  /** One line in our own words. */
  line: string;
  /** Conditions that come with it. */
  brings: readonly ConditionId[];
  /** No actions, bonus actions or reactions, and concentration ends. */
  cannotAct: boolean;
  speedIsZero: boolean;
  /** How the bearer's own attack rolls are made. */
  attacks: 'normal' | 'advantage' | 'disadvantage';
  /** How attack rolls against the bearer are made; `near` is advantage within 5 feet and disadvantage from further off. */
  attacked: 'normal' | 'advantage' | 'disadvantage' | 'near';
  /** A hit from within 5 feet is critical. */
  nearHitsAreCritical: boolean;
  /** Ability checks are made with disadvantage. */
  checksAtDisadvantage: boolean;
  /** Saving throws that fail without a roll. */
  failsSaves: readonly Ability[];
  savesAtDisadvantage: readonly Ability[];
  /** Takes half of any damage. */
  resistsAllDamage: boolean;
}

const plain = {
  brings: [],
  cannotAct: false,
  speedIsZero: false,
  attacks: 'normal',
  attacked: 'normal',
  nearHitsAreCritical: false,
  checksAtDisadvantage: false,
  failsSaves: [],
  savesAtDisadvantage: [],
  resistsAllDamage: false,
} as const satisfies Omit<ConditionRules, 'name' | 'line'>;
const body = ['strength', 'dexterity'] as const;

export const conditions: Record<ConditionId, ConditionRules> = {
  blinded: {
    ...plain,
    name: 'Blinded',
    line: 'Sees nothing; checks that need sight fail.',
    attacks: 'disadvantage',
    attacked: 'advantage',
  },
  charmed: { ...plain, name: 'Charmed', line: 'Cannot harm the charmer, who has advantage when talking to them.' },
  deafened: { ...plain, name: 'Deafened', line: 'Hears nothing; checks that need hearing fail.' },
  exhaustion: { ...plain, name: 'Exhaustion', line: 'Each level takes 2 from every d20 roll and 5 feet of speed; the sixth kills.' },
  frightened: {
    ...plain,
    name: 'Frightened',
    line: 'While the source is in sight, checks and attacks suffer; will not come closer to it.',
    attacks: 'disadvantage',
    checksAtDisadvantage: true,
  },
  grappled: {
    ...plain,
    name: 'Grappled',
    line: 'Held in place; attacks suffer against anyone but the one who holds them.',
    speedIsZero: true,
    attacks: 'disadvantage',
  },
  incapacitated: {
    ...plain,
    name: 'Incapacitated',
    line: 'Cannot act, speak or concentrate; rolls initiative with disadvantage.',
    cannotAct: true,
  },
  invisible: {
    ...plain,
    name: 'Invisible',
    line: 'Unseen, unless somebody can see them anyway; rolls initiative with advantage.',
    attacks: 'advantage',
    attacked: 'disadvantage',
  },
  paralyzed: {
    ...plain,
    name: 'Paralyzed',
    line: 'Cannot move or act; easily struck.',
    brings: ['incapacitated'],
    cannotAct: true,
    speedIsZero: true,
    attacked: 'advantage',
    nearHitsAreCritical: true,
    failsSaves: body,
  },
  petrified: {
    ...plain,
    name: 'Petrified',
    line: 'Turned to stone: ten times as heavy, no poison takes hold.',
    brings: ['incapacitated'],
    cannotAct: true,
    speedIsZero: true,
    attacked: 'advantage',
    failsSaves: body,
    resistsAllDamage: true,
  },
  poisoned: { ...plain, name: 'Poisoned', line: 'Checks and attacks suffer.', attacks: 'disadvantage', checksAtDisadvantage: true },
  prone: {
    ...plain,
    name: 'Prone',
    line: 'On the ground: crawls, or stands up for half the speed.',
    attacks: 'disadvantage',
    attacked: 'near',
  },
  restrained: {
    ...plain,
    name: 'Restrained',
    line: 'Bound: cannot move, and dodges badly.',
    speedIsZero: true,
    attacks: 'disadvantage',
    attacked: 'advantage',
    savesAtDisadvantage: ['dexterity'],
  },
  stunned: {
    ...plain,
    name: 'Stunned',
    line: 'Dazed: cannot act.',
    brings: ['incapacitated'],
    cannotAct: true,
    attacked: 'advantage',
    failsSaves: body,
  },
  unconscious: {
    ...plain,
    name: 'Unconscious',
    line: 'Out cold: drops what was held, lies prone and notices nothing.',
    brings: ['incapacitated', 'prone'],
    cannotAct: true,
    speedIsZero: true,
    attacked: 'advantage',
    nearHitsAreCritical: true,
    failsSaves: body,
  },
};

/** The given conditions with all that come with them, each once, in the order of the catalogue. */
export function withBroughtConditions(held: readonly ConditionId[]): ConditionId[] {
  if (held.length === 0) return [];
  const all = new Set(held.flatMap((id) => [id, ...conditions[id].brings]));
  return conditionIds.filter((id) => all.has(id));
}

/** The condition for which somebody can take no action; null where they can. What was laid on them is named before what it brings. */
export function whatStopsActing(held: readonly ConditionId[]): ConditionId | null {
  return [...held, ...withBroughtConditions(held)].find((id) => conditions[id].cannotAct) ?? null;
}

/** Exhaustion of this level kills. */
export const deadlyExhaustion = 6;
/** What each level of exhaustion takes from a d20 roll. */
export const exhaustionPenalty = 2;
/** Feet of speed each level of exhaustion takes. */
export const exhaustionSlowing = 5;
