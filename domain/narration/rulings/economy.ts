import type { Skill } from '#domain/rules/skill.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import type { RulingContext } from './ruling-context.ts';

/** Checks that may be part of a hero's move instead of their action: to slip past, to climb, to leap. */
export const movingSkills: readonly Skill[] = ['stealth', 'acrobatics', 'athletics'];

/** What a hero has spent in one reply. */
export interface Spent {
  action: boolean;
  /** Blows of the Attack action; the sheet says how many one action has. */
  blows: number;
  move: boolean;
  /** The one thing that is taken up or handed over on the way. */
  handling: boolean;
}

const nothing: Spent = { action: false, blows: 0, move: false, handling: false };

/**
 * What a hero has spent in this reply: one action, one move and one thing that is handled on the way (SRD 5.2.1, Your Turn). A blow, a
 * check, and help for somebody's check are actions. The first check of a moving skill is part of the move.
 */
export function spentBy({ rulings }: Pick<RulingContext, 'rulings'>, heroId: string): Spent {
  return rulings.filter(({ allowed }) => allowed).reduce((spent, ruling) => spend(spent, ruling, heroId), nothing);
}

function spend(spent: Spent, { call }: Ruling, heroId: string): Spent {
  if (call.name === 'check' && call.helperId === heroId) return { ...spent, action: true };
  if (!('heroId' in call) || call.heroId !== heroId) return spent;
  // A deed that changes the scene is the check before it; one that needs none is done in passing.
  if (call.name === 'scene_tag') return spent;
  if (call.name === 'peril' || call.name === 'shake_awake' || (call.name === 'cast_spell' && call.targets === undefined))
    return { ...spent, action: true };
  if (call.name === 'attack') return { ...spent, action: true, blows: spent.blows + 1 };
  // To see to somebody is the check before it; what lies after a fight is picked up at leisure.
  if (call.name === 'remember' || call.name === 'meet_want' || call.name === 'tend' || call.name === 'handle_gear') return spent;
  if (call.name === 'use_item') {
    const isInPassing = /\b(?:potion|elixir|philter|oil)\b/i.test(call.item) && !spent.handling;
    return isInPassing ? { ...spent, handling: true } : { ...spent, action: true };
  }
  if (call.name === 'loot' || call.name === 'pay' || call.name === 'give' || call.name === 'cast_spell' || call.name === 'use_feature')
    return spent.handling ? { ...spent, action: true } : { ...spent, handling: true };
  return movingSkills.includes(call.skill) && !spent.move ? { ...spent, move: true } : { ...spent, action: true };
}

/** Whether a hero can still make a check of this skill: as their action, or as part of their move. */
export function mayCheck(spent: Spent, skill: Skill): boolean {
  return !spent.action || (movingSkills.includes(skill) && !spent.move);
}

/** Whether a hero can still strike, with an action of so many blows. */
export function mayStrike({ action, blows }: Spent, attacksPerTurn: number): boolean {
  return action ? blows > 0 && blows < attacksPerTurn : true;
}

/** Whether a hero can still take something: the first on the way, another as their action. */
export function mayTake({ action, handling }: Spent): boolean {
  return !handling || !action;
}
