import { damageTaken } from '#domain/combat/effects/damage.ts';
import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import { fits } from '#domain/combat/effects/effect-modifiers.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft, Struck } from '#domain/combat/draft.ts';
import { castingOf } from '#domain/combat/use/caster.ts';
import { originOf } from '#domain/combat/use/origin.ts';
import { startEffects, startOwnEffects } from '#domain/combat/use/start-effects.ts';
import { useActivity } from '#domain/combat/use/use-activity.ts';
import { isAlive } from '#domain/combat/state.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { answersOf, ask, askAll, sees } from './ask.ts';
import type { Question, Questions } from './ask.ts';
import type { ReactionAnswer } from './offer.ts';
import { lessening, lessOf } from './lessening.ts';
import { readyToLessen } from './ready-to-lessen.ts';
import type { EarlyAnswers } from './ready-to-lessen.ts';
import { chosenReaction, offeredWays, payForReaction, waysToPay } from './spend-reaction.ts';
import type { ChosenReaction } from './spend-reaction.ts';
import { resistForCompanion } from './to-companion.ts';

/** Pays for a reaction to a hit, says so, and begins what it leaves; true where something of it lasts. */
export function react(draft: Draft, id: string, { used, payment, level }: ChosenReaction): boolean {
  const casting = castingOf(find(draft, id), used, level);
  payForReaction(draft, id, used, payment);
  const less = lessOf(draft, id, used);
  // What rolls how much it lessens is told with its dice.
  if (less === null || less === 'half') {
    note(draft, used.kind === 'spell' ? 'cast' : 'effect', { actorId: id, name: used.name, amount: level });
  }
  const origin = originOf(id, used, casting);
  const lasting = (used.activity.effects ?? []).filter(({ duration }) => (duration ?? origin.duration).kind !== 'instant');
  startEffects(draft, id, lasting, origin);
  startOwnEffects(draft, lasting, origin);
  return lasting.length > 0;
}

/** How much of some damage somebody would take. */
function takenBy(draft: Draft, id: string, rolls: readonly DamageAmount[]): number {
  const target = find(draft, id);
  return rolls.reduce((sum, each) => sum + damageTaken(target, each), 0);
}

/**
 * Asks about the damage of a hit that stands, once it has fallen: whoever was hit and others who see it at once, who lessen it in this order,
 * then whoever called the one who was hit. Nobody is asked about damage that hurts nobody.
 */
export function lessenStruck(
  draft: Draft,
  questions: Questions,
  struck: Struck,
  { rolls, early }: { rolls: readonly DamageAmount[]; early: EarlyAnswers },
): DamageAmount[] {
  const hurts = (left: readonly DamageAmount[]) => takenBy(draft, struck.targetId, left) > 0;
  let left = [...rolls];
  if (!hurts(left)) return left;
  const { combatants } = draft.combat;
  const order = [struck.targetId, ...combatants.map((one) => one.id).filter((each) => each !== struck.targetId)];
  // Whoever was asked together with the roll has answered.
  const asked = order.filter((id) => !early.has(id)).map((id) => questionTo(draft, questions, struck, { id, rolls }));
  for (const [id, answer] of askAll(draft, questions, asked)) early.set(id, answer);
  for (const id of order) {
    if (!hurts(left)) return left;
    left = lessenedBy(draft, questions, struck, { id, rolls: left, answer: early.get(id) ?? null });
  }
  return hurts(left) ? resistForCompanion(draft, questions, struck, left) : left;
}

/** What somebody is asked about the damage of a hit. */
function questionTo(
  draft: Draft,
  questions: Questions,
  struck: Struck,
  { id, rolls }: { id: string; rolls: readonly DamageAmount[] },
): Question {
  const { targetId, attackerId, name } = struck;
  const isOwn = id === targetId;
  const ready = readyToLessen(draft, questions, struck, id);
  const ways = ready.flatMap((used) => offeredWays(waysToPay(draft, id, used), { less: lessOf(draft, id, used) }));
  const what = isOwn ? name : `${name}, ${find(draft, targetId).name}`.slice(0, gameLimits.nameLength);
  const damage = rolls.reduce((sum, { amount }) => sum + amount, 0);
  return { reactorId: id, to: isOwn ? 'hit' : 'anyHit', byId: attackerId, what, total: null, damage, ways: ways.slice(0, 40) };
}

/** Lets one of them lessen the damage as they have answered; what is left of it. */
function lessenedBy(
  draft: Draft,
  questions: Questions,
  struck: Struck,
  { id, rolls, answer }: { id: string; rolls: readonly DamageAmount[]; answer: ReactionAnswer | null },
): DamageAmount[] {
  const chosen = chosenReaction(draft, id, readyToLessen(draft, questions, struck, id), answer);
  if (!chosen) return [...rolls];
  react(draft, id, chosen);
  const left = lessening(draft, id, chosen.used)(rolls);
  return id === struck.targetId ? turnAside(draft, questions, struck, chosen.used, left) : left;
}

/** Whether nothing is left of some damage that there was. */
const isNothing = (rolls: readonly DamageAmount[]) => rolls.every(({ amount }) => amount === 0);

/** Lets whoever has brought the damage of an attack to nothing turn its force against somebody else (SRD 5.2.1, Deflect Attacks). */
function turnAside(
  draft: Draft,
  questions: Questions,
  { targetId, name, form, types }: Struck,
  by: UsedActivity,
  rolls: DamageAmount[],
): DamageAmount[] {
  if (!isNothing(rolls)) return rolls;
  const own = find(draft, targetId);
  const ready = answersOf(questions, targetId, 'deflected').filter(
    ({ id, activity }) => id === by.id && fits(activity.activation?.answers?.with, form),
  );
  const others = draft.combat.combatants.filter((one) => one.side !== own.side && isAlive(one) && sees(own, one));
  const all = ready.flatMap((used) =>
    waysToPay(draft, targetId, used).flatMap((way) => others.map((one) => ({ ...way, key: `${way.key} at ${one.id}`, one }))),
  );
  const ways = offeredWays(all.map(({ key, name: way, slots, one }) => ({ key, name: `${way}: ${one.name}`, slots })));
  const answer = ask(draft, questions, {
    reactorId: targetId,
    to: 'deflected',
    byId: null,
    what: name,
    total: null,
    ways: ways.slice(0, 40),
  });
  const chosen = answer && all.find(({ key }) => key === answer.way);
  if (!chosen) return rolls;
  const how = { slot: 0, choice: null, advantage: 'none', cover: 'none', amount: 1 } as const;
  const damageType = types[0] ?? null;
  const { used, one } = chosen;
  useActivity(draft, { name: 'useActivity', actorId: targetId, used, targetIds: [one.id], damageType, ...how, shapers: [] });
  return rolls;
}
