import type { Duration } from '#domain/rules/activity/duration.ts';

const minutesIn = { round: 0.1, minute: 1, hour: 60, day: 1440, year: 525_600 };
const restMinutes = { short: 60, long: 480 };
const units = ['round', 'minute', 'hour', 'day', 'year'] as const;

/** How long a spell lasts, by what stands in its facts: "1 hour", "up to 8 hours", "until dispelled". */
export function durationOfSpell(text: string): Duration {
  const [, amount, word] = /(\d+) (round|minute|hour|day|year)s?/.exec(text) ?? [];
  const unit = units.find((each) => each === word);
  if (amount !== undefined && unit !== undefined) return { kind: 'time', amount: Number(amount), unit };
  return text === 'instantaneous' ? { kind: 'instant' } : { kind: 'untilDispelled' };
}

/** How many minutes something lasts; a turn is shorter than a round, and what nothing counts has no end. */
export function minutesOf(duration: Duration): number {
  if (duration.kind === 'turn') return 0;
  return duration.kind === 'time' ? duration.amount * minutesIn[duration.unit] : Infinity;
}

/** Whether something is over after a rest: an hour of a short one, eight of a long one. */
export function isOverAfterRest(duration: Duration, rest: 'short' | 'long'): boolean {
  switch (duration.kind) {
    case 'turn':
      return true;
    case 'time':
      return minutesOf(duration) <= restMinutes[rest];
    case 'rest':
      return duration.rest === 'short' || rest === 'long';
    case 'instant':
    case 'untilDispelled':
    case 'permanent':
      return false;
  }
}
