import { armorClassNow, fits } from '#domain/combat/effects/effect-modifiers.ts';
import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import { change, find, note } from '#domain/combat/draft.ts';
import type { Draft, Guard, Struck } from '#domain/combat/draft.ts';
import { castingOf } from '#domain/combat/use/caster.ts';
import { originOf } from '#domain/combat/use/origin.ts';
import { startEffects, startOwnEffects } from '#domain/combat/use/start-effects.ts';
import { useActivity } from '#domain/combat/use/use-activity.ts';
import { isAlive } from '#domain/combat/state.ts';
import { answerAnyHit } from './to-d20.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import { splitFormula } from '#domain/rules/activity/read-changes.ts';
import { answersOf, ask, canReact, sees } from './ask.ts';
import type { Questions } from './ask.ts';
import type { OfferedWay } from './offer.ts';
import { changesOf, lessening, lessOf, unguarded } from './lessening.ts';
import { chosenReaction, offeredWays, payForReaction, waysToPay } from './spend-reaction.ts';

/** By how much a reaction raises armor class against the attack. */
function raiseOf(used: UsedActivity): number {
  return changesOf(used).reduce(
    (sum, each) => (each.on === 'armorClass' && each.add !== undefined ? sum + splitFormula(each.add).number : sum),
    0,
  );
}

/** Whether a reaction answers an attack of this kind that deals damage of these types. */
function answers({ activity }: UsedActivity, { form, types }: Struck): boolean {
  const { with: kind, types: only } = activity.activation?.answers ?? {};
  return fits(kind, form) && (only === undefined || types.some((type) => only.includes(type)));
}

function wayOf(draft: Draft, struck: Struck, used: UsedActivity): OfferedWay[] {
  const { targetId, roll, against } = struck;
  const raise = raiseOf(used);
  const misses = raise === 0 ? null : naturalOf(roll) !== 20 && roll.total < against + raise;
  const less = lessOf(draft, targetId, used);
  // Nobody waits for more armor class that this attack hits all the same.
  if (misses === false && less === null) return [];
  const ways = offeredWays(waysToPay(draft, targetId, used), { misses, less });
  // A higher slot raises it no more.
  return raise > 0 ? ways.map((way) => ({ ...way, slots: way.slots.slice(0, 1) })) : ways;
}

/** Asks whoever is hit whether they react, and then others who may change the roll or its damage. */
export function answerHit(draft: Draft, questions: Questions, struck: Struck): Guard {
  const own = answerOwnHit(draft, questions, struck);
  if (own.misses) return own;
  const others = answerAnyHit(draft, questions, struck);
  return { misses: others.misses, lessen: (rolls) => own.lessen(others.lessen(rolls)) };
}

/** Whoever is hit reacts by more armor class, which can make it miss, or by less damage. */
function answerOwnHit(draft: Draft, questions: Questions, struck: Struck): Guard {
  const { attackerId, targetId, name, roll } = struck;
  const target = find(draft, targetId);
  if (!canReact(target)) return unguarded;
  const ready = answersOf(questions, targetId, 'hit').filter((each) => answers(each, struck) && isSeen(draft, struck, each));
  const offer = { reactorId: targetId, to: 'hit', byId: attackerId, what: name, total: roll.total } as const;
  const answer = ask(draft, questions, { ...offer, ways: ready.flatMap((each) => wayOf(draft, struck, each)) });
  const chosen = chosenReaction(draft, targetId, ready, answer);
  if (!chosen) return unguarded;
  const { used, payment, level } = chosen;
  const casting = castingOf(target, used, level);
  payForReaction(draft, targetId, used, payment);
  note(draft, used.kind === 'spell' ? 'cast' : 'effect', { actorId: targetId, name: used.name, amount: level });
  const raise = raiseOf(used);
  const misses = raise > 0 && naturalOf(roll) !== 20 && roll.total < struck.against + raise;
  const origin = originOf(targetId, used, casting);
  const lasting = (used.activity.effects ?? []).filter(({ duration }) => (duration ?? origin.duration).kind !== 'instant');
  startEffects(draft, targetId, lasting, origin);
  startOwnEffects(draft, lasting, origin);
  // The sheet counts what lasts; until it has, the rest of this attack meets it as well.
  const now = find(draft, targetId);
  if (lasting.length > 0 && armorClassNow(now) === struck.armorClass) change(draft, targetId, { armorClass: now.armorClass + raise });
  const lessen = lessening(draft, targetId, used);
  return { misses, lessen: (rolls) => turnAside(draft, questions, struck, used, lessen(rolls)) };
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

/** Some reactions need to see the attacker. */
function isSeen(draft: Draft, { attackerId, targetId }: Struck, { activity }: UsedActivity): boolean {
  return activity.activation?.answers?.seen !== true || sees(find(draft, targetId), find(draft, attackerId));
}
