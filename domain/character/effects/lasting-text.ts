import type { Duration } from '#domain/rules/activity/duration.ts';
import { durationText } from '#domain/rules/activity/tell/tell-duration.ts';
import { isOverAfterRest } from './duration.ts';

/** How long an effect on a sheet lasts, and which rest ends it at the latest: "for 8 hours, over after a long rest". */
export function lastingText(duration: Duration): string {
  const said = durationText(duration);
  if (duration.kind !== 'time' && duration.kind !== 'turn') return said;
  const rest = isOverAfterRest(duration, 'short') ? 'short' : isOverAfterRest(duration, 'long') ? 'long' : null;
  return rest === null ? said : `${said}, over after a ${rest} rest`;
}
