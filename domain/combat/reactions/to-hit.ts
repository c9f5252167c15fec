import { armorClassNow, fits } from '#domain/combat/effects/effect-modifiers.ts';
import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import { change, find, note } from '#domain/combat/draft.ts';
import type { Draft, Guard, Struck } from '#domain/combat/draft.ts';
import { castingOf } from '#domain/combat/use/caster.ts';
import { originOf } from '#domain/combat/use/origin.ts';
import { rollAmount } from '#domain/combat/use/roll-amounts.ts';
import { startEffects, startOwnEffects } from '#domain/combat/use/start-effects.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import { splitFormula } from '#domain/rules/activity/read-changes.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { answersOf, ask, canReact, sees } from './ask.ts';
import type { Questions } from './ask.ts';
import type { OfferedWay } from './offer.ts';
import { chosenReaction, payForReaction, waysToPay } from './spend-reaction.ts';

const changesOf = ({ activity }: UsedActivity): Change[] => (activity.effects ?? []).flatMap(({ changes = [] }) => changes);

/** By how much a reaction raises armor class against the attack. */
function raiseOf(used: UsedActivity): number {
  return changesOf(used).reduce(
    (sum, each) => (each.on === 'armorClass' && each.add !== undefined ? sum + splitFormula(each.add).number : sum),
    0,
  );
}

/** By how much a reaction lessens the damage of the attack: a formula, or a half. */
function lessOf(draft: Draft, id: string, used: UsedActivity): string | null {
  const found = changesOf(used).find((each) => each.on === 'damageTaken');
  if (found?.on !== 'damageTaken') return null;
  if (found.half === true) return 'half';
  return found.less === undefined ? null : reckonFormula(found.less, castingOf(find(draft, id), used, used.level).values);
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
  return waysToPay(draft, targetId, used).map(({ key, name, slots }) => ({ key, name, slots, misses, less }));
}

const unguarded: Guard = { misses: false, lessen: (rolls) => [...rolls] };

function lessening(draft: Draft, targetId: string, used: UsedActivity): Guard['lessen'] {
  const less = lessOf(draft, targetId, used);
  if (less === null) return unguarded.lessen;
  if (less === 'half') return (rolls) => halved(rolls);
  return (rolls) => {
    const { amount, roll } = rollAmount(draft, less, `${find(draft, targetId).name}: ${used.name}`);
    note(draft, 'effect', { actorId: targetId, name: used.name, rolls: [roll] });
    return takenAway(rolls, amount);
  };
}

/** Damage halved as a whole, rounded down (SRD 5.2.1, Uncanny Dodge). */
function halved(rolls: readonly DamageAmount[]): DamageAmount[] {
  const total = rolls.reduce((sum, { amount }) => sum + amount, 0);
  return takenAway(rolls, total - Math.floor(total / 2));
}

function takenAway(rolls: readonly DamageAmount[], less: number): DamageAmount[] {
  let left = less;
  return rolls.map((each) => {
    const taken = Math.min(each.amount, left);
    left -= taken;
    return { ...each, amount: each.amount - taken };
  });
}

/** Asks whoever is hit whether they react: by more armor class, which can make it miss, or by less damage. */
export function answerHit(draft: Draft, questions: Questions, struck: Struck): Guard {
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
  return { misses, lessen: lessening(draft, targetId, used) };
}

/** Some reactions need to see the attacker. */
function isSeen(draft: Draft, { attackerId, targetId }: Struck, { activity }: UsedActivity): boolean {
  return activity.activation?.answers?.seen !== true || sees(find(draft, targetId), find(draft, attackerId));
}
