import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import { isForbidden } from '#domain/combat/effects/effect-modifiers.ts';
import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { isAlive } from '#domain/combat/state.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { Trigger } from '#domain/rules/activity/activation.ts';
import type { AskedSave } from './asked-save.ts';
import type { Answer, Offer, OfferedWay, ReactionAnswer } from './offer.ts';

/** Who reacts with what, and what was answered already. */
export interface Reactions {
  /** Those who are asked; the step waits for them. */
  asked: readonly string[];
  /** Those who react by themselves whenever it helps them: creatures that nobody plays. */
  byThemselves: readonly string[];
  /** Heroes whose saves are asked of those who play; all other saves fall at once. */
  savers?: readonly string[];
  /** What everybody could react with, by whom. */
  ready: ReadonlyMap<string, readonly UsedActivity[]>;
}

/** Nobody reacts to anything. */
export const noReactions: Reactions = { asked: [], byThemselves: [], ready: new Map() };

/** Stops a step until somebody has answered. */
export class ReactionAsked extends Error {
  readonly offer: Offer;
  constructor(offer: Offer) {
    super('somebody may react');
    this.offer = offer;
  }
}

/** Stops a step until those who are asked have rolled their saves. */
export class SavesAsked extends Error {
  readonly saves: readonly AskedSave[];
  constructor(saves: readonly AskedSave[]) {
    super('saves are asked for');
    this.saves = saves;
  }
}

/** The questions of one step: each is answered in turn, and the first without an answer stops it. */
export interface Questions {
  reactions: Reactions;
  answers: readonly Answer[];
  /** How many were asked so far. */
  next: number;
}

/** Whether somebody can take a reaction at all now. */
export function canReact(one: Combatant): boolean {
  if (!isAlive(one) || one.hitPoints === 0 || one.reactionUsed || isIncapacitated(one)) return false;
  return !isForbidden(one, 'takeReactions') && !isForbidden(one, 'act');
}

/** Whether somebody can use something now: a reaction must be left, all else asks for nothing but life. */
export const isAble = (one: Combatant, { takes }: UsedActivity): boolean => (takes === 'reaction' ? canReact(one) : isAlive(one));

/** Whether somebody sees somebody else, as far as a fight knows. */
export function sees(one: Combatant, other: Combatant): boolean {
  if (one.conditions.some(({ name }) => name === 'blinded')) return false;
  if (other.conditions.some(({ name }) => name === 'invisible')) return false;
  return one.side === other.side || !other.hidden;
}

/** Whether paying for something would be refused. */
export function isAffordable(draft: Draft, pay: (trial: Draft) => void): boolean {
  try {
    pay({ ...draft, events: [] });
    return true;
  } catch (error) {
    if (error instanceof CombatRefusal) return false;
    throw error;
  }
}

/** What somebody could answer a trigger with: for themselves, or for somebody whom they have called. */
export function answersOf({ reactions }: Questions, id: string, to: Trigger, forCompanion = false): UsedActivity[] {
  const isMeant = ({ activity }: UsedActivity) => {
    const answers = activity.activation?.answers;
    return answers?.to === to && (answers.forCompanion === true) === forCompanion;
  };
  return (reactions.ready.get(id) ?? []).filter(isMeant);
}

/** Asks somebody whether they react, and how; null where they do not. Those who react by themselves take the first way that helps. */
export function ask(draft: Draft, questions: Questions, offer: Omit<Offer, 'ways'> & { ways: OfferedWay[] }): ReactionAnswer | null {
  const { reactions } = questions;
  if (offer.ways.length === 0) return null;
  const { reactorId } = offer;
  if (reactions.byThemselves.includes(reactorId)) {
    const helps = offer.ways.find(({ misses }) => misses !== false);
    return helps ? { way: helps.key, slot: helps.slots[0] ?? 0 } : null;
  }
  if (!reactions.asked.includes(reactorId)) return null;
  const answer = questions.answers[questions.next];
  if (!answer) throw new ReactionAsked(offer);
  questions.next += 1;
  draft.told = draft.events.length;
  find(draft, reactorId);
  return 'way' in answer && offer.ways.some(({ key }) => key === answer.way) ? answer : null;
}
