import type { Draft } from '#domain/combat/draft.ts';
import type { Until } from '#domain/rules/activity/active-effect.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';

const roundsIn = { round: 1, minute: 10, hour: 600, day: 14_400, year: 5_256_000 } as const;
const mostTurns = 1000;

/** Turns in a minute: a round takes six seconds (SRD 5.2.1). */
export const turnsInMinute = roundsIn.minute;
export const turnsInHour = roundsIn.hour;

/** How many turns of one combatant something takes. */
export function turnsIn({ amount, unit }: Extract<Duration, { kind: 'time' }>): number {
  return amount * roundsIn[unit];
}

/** When something ends on the clock of the fight; null for what outlasts every fight. */
export function untilOf(draft: Draft, duration: Duration, actorId: string, targetId: string): Until | null {
  if (duration.kind === 'time') {
    const turns = turnsIn(duration);
    return turns > mostTurns ? null : { combatantId: actorId, when: 'start', turns };
  }
  if (duration.kind !== 'turn') return null;
  const { active } = draft.combat;
  const { whose, when } = duration;
  const combatantId = whose === 'current' ? (active ?? actorId) : whose === 'source' ? actorId : targetId;
  // The turn that is being taken is not anybody's next one.
  const turns = when === 'end' && whose !== 'current' && active === combatantId ? 2 : 1;
  return { combatantId, when, turns };
}
