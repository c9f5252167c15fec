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

/** Stops a step until those who are asked have answered. */
export class ReactionAsked extends Error {
  readonly offers: readonly Offer[];
  /** Whether others who were asked at the same moment have answered already. */
  readonly begun: boolean;
  constructor(offers: readonly Offer[], begun = false) {
    super('somebody may react');
    this.offers = offers;
    this.begun = begun;
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

/** Something to ask of somebody: nothing is asked where there is no way. */
export type Question = Omit<Offer, 'ways'> & { ways: OfferedWay[] };

const isOneOf = ({ ways }: Question, answer: ReactionAnswer): boolean => ways.some(({ key }) => key === answer.way);

/** What those who react by themselves do: the first way that helps. */
function byThemselves({ ways }: Question): ReactionAnswer | null {
  const helps = ways.find(({ misses }) => misses !== false);
  return helps ? { way: helps.key, slot: helps.slots[0] ?? 0 } : null;
}

/** Asks somebody whether they react, and how; null where they do not. Those who react by themselves take the first way that helps. */
export function ask(draft: Draft, questions: Questions, offer: Question): ReactionAnswer | null {
  const { reactions } = questions;
  if (offer.ways.length === 0) return null;
  const { reactorId } = offer;
  if (reactions.byThemselves.includes(reactorId)) return byThemselves(offer);
  if (!reactions.asked.includes(reactorId)) return null;
  const answer = questions.answers[questions.next];
  if (!answer) throw new ReactionAsked([offer]);
  questions.next += 1;
  draft.told = draft.events.length;
  find(draft, reactorId);
  return 'way' in answer && isOneOf(offer, answer) ? answer : null;
}

/**
 * Asks several about one happening at the same moment, and stops until each has answered. What they answered, by who they are; whoever does
 * not react stands there with null, and whoever had no way is left out. What comes of it goes by the order of those who ask this, not by the
 * order in which the answers came.
 */
export function askAll(draft: Draft, questions: Questions, all: readonly Question[]): ReadonlyMap<string, ReactionAnswer | null> {
  const { reactions } = questions;
  const open = all.filter(({ ways }) => ways.length > 0);
  const asked = open.filter(({ reactorId }) => !reactions.byThemselves.includes(reactorId) && reactions.asked.includes(reactorId));
  const answer = questions.answers[questions.next];
  // One alone is asked as ever; so were several by earlier builds, one after the other.
  const isEach = asked.length < 2 || (answer !== undefined && !('reactors' in answer));
  if (isEach) return new Map(open.map((each) => [each.reactorId, ask(draft, questions, each)]));
  const given = answer && 'reactors' in answer ? answer.reactors : [];
  const left = asked.filter(({ reactorId }) => !given.some((each) => each.reactorId === reactorId));
  if (left.length > 0) throw new ReactionAsked(left, given.length > 0);
  questions.next += 1;
  draft.told = draft.events.length;
  return new Map(
    open.map((each) => {
      if (!asked.includes(each)) return [each.reactorId, reactions.byThemselves.includes(each.reactorId) ? byThemselves(each) : null];
      const own = given.find(({ reactorId }) => reactorId === each.reactorId);
      return [each.reactorId, own && isOneOf(each, own) ? { way: own.way, slot: own.slot } : null];
    }),
  );
}
