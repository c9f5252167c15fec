import { whenUsed } from './when-used.ts';

const format = whenUsed(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long ago (or how far ahead) a moment is from `now` in milliseconds, in its largest unit: "3 hours ago", "in 2 days", "just now". */
export function agoOf(moment: string, now: number): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  const step = steps.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  return step === undefined ? 'just now' : format().format(Math.trunc(seconds / step.seconds), step.unit);
}
