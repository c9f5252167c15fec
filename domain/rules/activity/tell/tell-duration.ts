import type { Duration } from '#domain/rules/activity/duration.ts';

/** How long something lasts, in words: "for 8 hours", "until the next long rest". */
export function durationText(duration: Duration): string {
  switch (duration.kind) {
    case 'time':
      return `for ${duration.amount} ${duration.unit}${duration.amount === 1 ? '' : 's'}`;
    case 'turn':
      return duration.whose === 'current' ? 'until the end of this turn' : `until the ${duration.when} of the next turn`;
    case 'rest':
      return `until the next ${duration.rest} rest`;
    case 'untilDispelled':
      return 'until it is ended';
    case 'instant':
    case 'permanent':
      return 'for good';
  }
}
