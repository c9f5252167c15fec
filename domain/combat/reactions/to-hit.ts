import { armorClassNow } from '#domain/combat/effects/effect-modifiers.ts';
import { change, find } from '#domain/combat/draft.ts';
import type { Draft, Guard, Struck } from '#domain/combat/draft.ts';
import { lowerRoll } from './to-d20.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import { answersOf, ask, canReact } from './ask.ts';
import type { Questions } from './ask.ts';
import type { OfferedWay } from './offer.ts';
import { lessening, lessOf, unguarded } from './lessening.ts';
import type { Lessen } from './lessening.ts';
import { chosenReaction, offeredWays, waysToPay } from './spend-reaction.ts';
import { answersStruck, onlyLessens, raiseOf } from './ready-to-lessen.ts';
import type { EarlyAnswers } from './ready-to-lessen.ts';
import { lessenStruck, react } from './to-struck.ts';

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

/**
 * Asks about a hit in the order of what is answered: others lower the roll, then whoever is hit raises armor class. What is left of the
 * damage is asked about when that has fallen, by `lessen`.
 */
export function answerHit(draft: Draft, questions: Questions, given: Struck): Guard {
  const early: EarlyAnswers = new Map();
  const roll = lowerRoll(draft, questions, given, early);
  const struck = { ...given, roll };
  if (naturalOf(roll) !== 20 && roll.total < given.against) return { ...unguarded, roll, misses: true };
  const own = answerOwnHit(draft, questions, struck);
  return {
    roll: { ...roll, against: own.against },
    misses: own.misses,
    lessen: (rolls) => lessenStruck(draft, questions, struck, { rolls: own.lessen(rolls), early }),
  };
}

/** Whoever is hit reacts by more armor class, which can make it miss; `against` is what was rolled against in the end. */
function answerOwnHit(draft: Draft, questions: Questions, struck: Struck): { misses: boolean; against: number; lessen: Lessen } {
  const { attackerId, targetId, name, roll, against } = struck;
  const unanswered = { ...unguarded, against };
  const target = find(draft, targetId);
  if (!canReact(target)) return unanswered;
  const ready = answersOf(questions, targetId, 'hit').filter(
    (each) => answersStruck(draft, struck, each) && !onlyLessens(draft, targetId, each),
  );
  const offer = { reactorId: targetId, to: 'hit', byId: attackerId, what: name, total: roll.total } as const;
  const answer = ask(draft, questions, { ...offer, ways: ready.flatMap((each) => wayOf(draft, struck, each)) });
  const chosen = chosenReaction(draft, targetId, ready, answer);
  if (!chosen) return unanswered;
  const { used } = chosen;
  const lasts = react(draft, targetId, chosen);
  const raise = raiseOf(used);
  const misses = raise > 0 && naturalOf(roll) !== 20 && roll.total < against + raise;
  // The sheet counts what lasts; until it has, the rest of this attack meets it as well.
  const now = find(draft, targetId);
  if (lasts && armorClassNow(now) === struck.armorClass) change(draft, targetId, { armorClass: now.armorClass + raise });
  return { misses, against: against + raise, lessen: lessening(draft, targetId, used) };
}
