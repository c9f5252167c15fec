import { extremesOf } from '#domain/dice/added-extremes.ts';
import { facesSum } from '#domain/dice/counted-faces.ts';
import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import { fits } from '#domain/combat/effects/effect-modifiers.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft, Failed, Made, Struck } from '#domain/combat/draft.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { castingOf } from '#domain/combat/use/caster.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { D20Change } from '#domain/rules/activity/activation.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { answersOf, ask, askAll, isAble, sees } from './ask.ts';
import type { Question, Questions } from './ask.ts';
import { inspiration, inspiredWays, rollInspired } from './inspired.ts';
import { heldDice, rollHeld } from './held-dice.ts';
import { withAdded } from './with-added.ts';
import { lessening, lessOf } from './lessening.ts';
import { readyToLessen } from './ready-to-lessen.ts';
import type { EarlyAnswers } from './ready-to-lessen.ts';
import type { OfferedWay, ReactionAnswer } from './offer.ts';
import { chosenReaction, offeredWays, payForReaction, waysToPay } from './spend-reaction.ts';

const answerOf = ({ activity }: UsedActivity) => activity.activation?.answers;

/** What a reaction makes of a d20, with its formula reckoned; null where it does nothing to one. */
function d20Of(draft: Draft, id: string, used: UsedActivity): D20Change | null {
  const d20 = answerOf(used)?.d20;
  if (d20 === undefined) return null;
  if (d20.add === undefined) return d20;
  return { ...d20, add: reckonFormula(d20.add, castingOf(find(draft, id), used, used.level).values) ?? '0' };
}

function waysOf(draft: Draft, id: string, ready: readonly UsedActivity[]): OfferedWay[] {
  return ready.flatMap((used) => {
    const [less, d20] = [lessOf(draft, id, used), d20Of(draft, id, used)];
    return offeredWays(waysToPay(draft, id, used), { less, d20 });
  });
}

/** A roll as it would be with another face of the d20. */
const showing = (roll: Roll, face: number): Roll => ({
  ...roll,
  dice: '1d20',
  faces: [face],
  kept: [face],
  total: facesSum({ ...roll, kept: [face] }) + roll.modifier,
});

/** Whether a way can make a failed roll succeed at all: nobody is asked about what cannot. */
function canTurn({ roll, succeeds }: Failed, { d20 }: OfferedWay): boolean {
  if (d20 === null) return true;
  const face = d20.again === undefined ? d20.set : 20;
  const best = face === undefined ? roll : showing(roll, face);
  return succeeds({ ...best, total: best.total + (d20.add === undefined ? 0 : extremesOf(d20.add).maximum) });
}

/** A roll as it stands once somebody has answered it. */
function changedRoll(
  draft: Draft,
  id: string,
  used: UsedActivity,
  { set, add, again }: D20Change,
  failed: Pick<Failed, 'roll' | 'again'>,
): Roll {
  const { roll } = failed;
  if (add === undefined || again !== undefined)
    note(draft, 'effect', { actorId: id, name: used.name, rolls: again === undefined ? [] : [roll] });
  const base = again === undefined ? roll : failed.again(again);
  const shown = set === undefined ? base : showing(base, set);
  return add === undefined ? shown : withAdded(draft, id, used.name, shown, add);
}

/** Whether something answers this roll of somebody: one's own, or that of anybody on one's side, against what it names. */
function isFor(used: UsedActivity, one: Combatant, failing: Combatant, { conditions }: Failed): boolean {
  const { whose, conditions: only } = answerOf(used) ?? {};
  if (one.id !== failing.id && (whose !== 'any' || one.side !== failing.side)) return false;
  return only === undefined || conditions.some((each) => only.includes(each));
}

/**
 * Asks whoever has failed, then those of their side, what they make of the roll; the roll as it stands in the end. The others are asked at
 * once, and help in the order of the turns until it succeeds.
 */
export function answerFailed(draft: Draft, questions: Questions, given: Failed): Roll {
  let roll = answeredBy(draft, questions, given, given.id);
  if (given.succeeds(roll)) return roll;
  const others = draft.combat.combatants.filter(({ id }) => id !== given.id);
  const asked = others.map(({ id }) => questionTo(draft, questions, { ...given, roll }, { id, tried: new Set() }));
  for (const [id, answer] of askAll(draft, questions, asked)) {
    roll = answeredBy(draft, questions, { ...given, roll }, id, answer);
    if (given.succeeds(roll)) return roll;
  }
  return roll;
}

/** What somebody has ready for a roll that has failed. */
function readyFor(draft: Draft, questions: Questions, given: Failed, id: string): UsedActivity[] {
  const [one, failing] = [find(draft, id), find(draft, given.id)];
  return answersOf(questions, id, given.to).filter((used) => isAble(one, used) && isFor(used, one, failing, given));
}

/** What somebody is asked about a roll that has failed: with all that can still turn it and was not tried. */
function questionTo(
  draft: Draft,
  questions: Questions,
  given: Failed,
  { id, tried }: { id: string; tried: ReadonlySet<string> },
): Question {
  const failing = find(draft, given.id);
  const what = (id === failing.id ? given.name : `${given.name}, ${failing.name}`).slice(0, gameLimits.nameLength);
  const own = id === failing.id ? [...inspiredWays(draft, id), ...heldDice(draft, given)] : [];
  const open = [...own, ...waysOf(draft, id, readyFor(draft, questions, given, id))].filter(({ key }) => !tried.has(key));
  return { reactorId: id, to: given.to, byId: null, what, total: given.roll.total, ways: open.filter((way) => canTurn(given, way)) };
}

/**
 * Asks one of them, as long as they make something of it and it fails all the same: one thing after the other, each once. `said` is what they
 * have answered to the first question already.
 */
function answeredBy(draft: Draft, questions: Questions, given: Failed, id: string, said?: ReactionAnswer | null): Roll {
  const tried = new Set<string>();
  let { roll } = given;
  let first = said;
  while (!given.succeeds(roll)) {
    const now = { ...given, roll };
    const answer = first === undefined ? ask(draft, questions, questionTo(draft, questions, now, { id, tried })) : first;
    first = undefined;
    if (answer === null || answer.way === null) return roll;
    tried.add(answer.way);
    roll = withAnswer(draft, readyFor(draft, questions, now, id), now, { id, answer }) ?? roll;
  }
  return roll;
}

/** A roll as it stands after an answer, which is paid for; null where the answer is none of them. */
function withAnswer(
  draft: Draft,
  ready: readonly UsedActivity[],
  given: Failed,
  { id, answer }: { id: string; answer: ReactionAnswer },
): Roll | null {
  if (answer.way === inspiration) return rollInspired(draft, given);
  const held = heldDice(draft, given).find(({ key }) => key === answer.way);
  if (held && id === given.id) return rollHeld(draft, given, held);
  const chosen = chosenReaction(draft, id, ready, answer);
  const change = chosen && d20Of(draft, id, chosen.used);
  if (!chosen || !change) return null;
  const next = changedRoll(draft, id, chosen.used, change, given);
  const isKept = answerOf(chosen.used)?.kept === true && !given.succeeds(next);
  if (!isKept) payForReaction(draft, id, chosen.used, chosen.payment);
  return next;
}

/** Whether a roll of an attack that hits can still miss by what is taken from it: a natural 20 hits whatever is. */
const canMiss = ({ roll, against }: Struck, add: string) => naturalOf(roll) !== 20 && roll.total + extremesOf(add).minimum < against;

/**
 * Asks those of other sides who see an attack hit: they may lower the roll, where it can miss then (SRD 5.2.1, Cutting Words). Whoever
 * could lessen the damage instead is asked about that with it, once for the hit: what they say of the damage is kept until it falls. The
 * roll as it stands in the end.
 */
export function lowerRoll(draft: Draft, questions: Questions, struck: Struck, early: EarlyAnswers): Roll {
  const { attackerId, targetId, name, against, form } = struck;
  const [attacker, target] = [find(draft, attackerId), find(draft, targetId)];
  return lowered(draft, questions, {
    to: 'anyHit',
    by: attacker,
    roll: struck.roll,
    against,
    whatFor: (id) => (id === targetId ? name : `${name}, ${target.name}`).slice(0, gameLimits.nameLength),
    readyOf: (one, roll) =>
      answersOf(questions, one.id, 'anyHit').filter((used) => {
        const add = d20Of(draft, one.id, used)?.add;
        return isAble(one, used) && fits(answerOf(used)?.with, form) && add !== undefined && canMiss({ ...struck, roll }, add);
      }),
    besides: { ready: (one) => readyToLessen(draft, questions, struck, one.id), early },
  });
}

/** Asks those of other sides who see somebody succeed on a check: they may lower the roll, until it fails (SRD 5.2.1, Cutting Words). */
export function answerMade(draft: Draft, questions: Questions, { id, name, roll, against }: Made): Roll {
  return lowered(draft, questions, {
    to: 'anyCheck',
    by: find(draft, id),
    roll,
    against,
    whatFor: () => name,
    readyOf: (one) => answersOf(questions, one.id, 'anyCheck').filter((used) => isAble(one, used)),
  });
}

/** A roll that others may lower, and who of them has what for it. */
interface Lowering {
  to: 'anyHit' | 'anyCheck';
  by: Combatant;
  roll: Roll;
  against: number;
  whatFor: (reactorId: string) => string;
  readyOf: (one: Combatant, roll: Roll) => ReturnType<typeof answersOf>;
  /** What each of them could do later instead, and what they say of it now. */
  besides?: { ready: (one: Combatant) => ReturnType<typeof answersOf>; early: EarlyAnswers };
}

/** Asks those of other sides who see it, all at once; they lower the roll in the order of the turns until it comes to less than it is against. */
function lowered(draft: Draft, questions: Questions, { to, by, roll: first, against, whatFor, readyOf, besides }: Lowering): Roll {
  const able = draft.combat.combatants.flatMap((one) => {
    const ready = one.side === by.side || !sees(one, by) ? [] : readyOf(one, first);
    return ready.length === 0 ? [] : [{ id: one.id, ready, later: besides?.ready(one) ?? [] }];
  });
  const answers = askAll(
    draft,
    questions,
    able.map(({ id, ready, later }) => {
      const ways = [...waysOf(draft, id, ready), ...waysOf(draft, id, later)];
      return { reactorId: id, to, byId: by.id, what: whatFor(id), total: first.total, ways };
    }),
  );
  for (const { id, later } of able) if (later.length > 0) besides?.early.set(id, answers.get(id) ?? null);
  let roll = first;
  for (const { id } of able) {
    const chosen = chosenReaction(draft, id, readyOf(find(draft, id), roll), answers.get(id) ?? null);
    const add = chosen && d20Of(draft, id, chosen.used)?.add;
    if (!chosen || add === undefined || add === null) continue;
    payForReaction(draft, id, chosen.used, chosen.payment);
    roll = withAdded(draft, id, chosen.used.name, roll, add);
    if (roll.total < against) return roll;
  }
  return roll;
}

/**
 * Asks those of other sides who see somebody roll damage for a spell or an effect, all at once: they may lessen it, once for all it falls on,
 * as long as some is left.
 */
export function answerDealing(
  draft: Draft,
  questions: Questions,
  { byId, what, rolls }: { byId: string; what: string; rolls: readonly DamageAmount[] },
): DamageAmount[] {
  const by = find(draft, byId);
  const readyOf = (id: string) => answersOf(questions, id, 'anyDamage').filter((used) => isAble(find(draft, id), used));
  const able = draft.combat.combatants.filter((one) => one.side !== by.side && sees(one, by));
  const total = rolls.reduce((sum, { amount }) => sum + amount, 0);
  const about = { to: 'anyDamage', byId, what: what.slice(0, gameLimits.nameLength), total } as const;
  const answers = askAll(
    draft,
    questions,
    able.map(({ id }) => ({ ...about, reactorId: id, ways: waysOf(draft, id, readyOf(id)) })),
  );
  let left = [...rolls];
  for (const { id } of able) {
    const chosen = left.every(({ amount }) => amount === 0) ? null : chosenReaction(draft, id, readyOf(id), answers.get(id) ?? null);
    if (!chosen) continue;
    payForReaction(draft, id, chosen.used, chosen.payment);
    left = lessening(draft, id, chosen.used)(left);
  }
  return left;
}

/** Lets whoever falls land softly; the damage that is left. */
export function answerLanding(draft: Draft, questions: Questions, id: string, rolls: readonly DamageAmount[]): DamageAmount[] {
  const one = find(draft, id);
  const ready = answersOf(questions, id, 'landing').filter((used) => isAble(one, used));
  const total = rolls.reduce((sum, { amount }) => sum + amount, 0);
  const answer = ask(draft, questions, { reactorId: id, to: 'landing', byId: null, what: one.name, total, ways: waysOf(draft, id, ready) });
  const chosen = chosenReaction(draft, id, ready, answer);
  if (!chosen) return [...rolls];
  payForReaction(draft, id, chosen.used, chosen.payment);
  return lessening(draft, id, chosen.used)(rolls);
}
