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

/** What a condition does, as far as it can be counted; all of it stands in `line`, in words. */
export interface ConditionRules {
  name: string;
  /** What it does, in a few plain sentences of our own. */
  line: string;
  /** Whether it is about whoever gave it: who is held, feared or liked. */
  isOfSomebody: boolean;
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
  isOfSomebody: false,
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
    line: 'Sees nothing: checks that need sight fail. Own attacks have disadvantage, attacks on them advantage.',
    attacks: 'disadvantage',
    attacked: 'advantage',
  },
  charmed: {
    ...plain,
    name: 'Charmed',
    line: 'Cannot attack the charmer, or harm them with abilities or magic. The charmer has advantage on checks to talk with them.',
    isOfSomebody: true,
  },
  deafened: { ...plain, name: 'Deafened', line: 'Hears nothing: checks that need hearing fail.' },
  exhaustion: { ...plain, name: 'Exhaustion', line: 'Each level takes 2 from every d20 roll and 5 feet of speed; the sixth kills.' },
  frightened: {
    ...plain,
    name: 'Frightened',
    line: 'Ability checks and own attacks have disadvantage while the source is in sight. Cannot willingly move closer to it.',
    isOfSomebody: true,
    attacks: 'disadvantage',
    checksAtDisadvantage: true,
  },
  grappled: {
    ...plain,
    name: 'Grappled',
    line: 'Speed is 0. Own attacks have disadvantage against anyone but the one who holds them, who can drag them along.',
    isOfSomebody: true,
    speedIsZero: true,
    attacks: 'disadvantage',
  },
  incapacitated: {
    ...plain,
    name: 'Incapacitated',
    line: 'No actions, bonus actions or reactions, no speech, and concentration ends. Rolls initiative with disadvantage.',
    cannotAct: true,
  },
  invisible: {
    ...plain,
    name: 'Invisible',
    line: 'Own attacks have advantage, attacks on them disadvantage, unless somebody can see them anyway. Rolls initiative with advantage.',
    attacks: 'advantage',
    attacked: 'disadvantage',
  },
  paralyzed: {
    ...plain,
    name: 'Paralyzed',
    line: 'Cannot move or act; STR and DEX saves fail. Attacks on them have advantage, and hits from within 5 feet are critical.',
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
    line: 'Turned to stone: cannot move or act, STR and DEX saves fail, and attacks on them have advantage. Takes half of any damage, cannot be poisoned, and is ten times as heavy.',
    brings: ['incapacitated'],
    cannotAct: true,
    speedIsZero: true,
    attacked: 'advantage',
    failsSaves: body,
    resistsAllDamage: true,
  },
  poisoned: {
    ...plain,
    name: 'Poisoned',
    line: 'Ability checks and own attacks have disadvantage.',
    attacks: 'disadvantage',
    checksAtDisadvantage: true,
  },
  prone: {
    ...plain,
    name: 'Prone',
    line: 'Own attacks have disadvantage; attacks on them have advantage from within 5 feet, disadvantage from farther away. Crawls, or stands up for half the speed.',
    attacks: 'disadvantage',
    attacked: 'near',
  },
  restrained: {
    ...plain,
    name: 'Restrained',
    line: 'Speed is 0, and DEX saves have disadvantage. Own attacks have disadvantage, attacks on them advantage.',
    speedIsZero: true,
    attacks: 'disadvantage',
    attacked: 'advantage',
    savesAtDisadvantage: ['dexterity'],
  },
  stunned: {
    ...plain,
    name: 'Stunned',
    line: 'Cannot act; STR and DEX saves fail. Attacks on them have advantage.',
    brings: ['incapacitated'],
    cannotAct: true,
    attacked: 'advantage',
    failsSaves: body,
  },
  unconscious: {
    ...plain,
    name: 'Unconscious',
    line: 'Cannot move, act or notice anything, and drops what was held; STR and DEX saves fail. Attacks on them have advantage, and hits from within 5 feet are critical. Lies prone, and still does once it ends.',
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
