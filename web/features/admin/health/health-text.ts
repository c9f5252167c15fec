import type { BadgeTone } from '#web/ui/badge.tsx';

export type HealthState = 'good' | 'warning' | 'bad';

/** How a state is said. */
export const healthLabels: Record<HealthState, { label: string; tone: BadgeTone }> = {
  good: { label: 'Well', tone: 'moss' },
  warning: { label: 'Needs a look', tone: 'candle' },
  bad: { label: 'Not well', tone: 'wine' },
};

/** How all of it is, in a sentence that names what is not well, the worst first. */
export function overallOf(parts: readonly { name: string; state: HealthState }[]): { state: HealthState; sentence: string } {
  const bad = parts.filter(({ state }) => state === 'bad').map(({ name }) => name);
  const doubtful = parts.filter(({ state }) => state === 'warning').map(({ name }) => name);
  if (bad.length > 0) return { state: 'bad', sentence: `Not well: ${bad.join(', ')}.` };
  if (doubtful.length > 0) return { state: 'warning', sentence: `It runs, but look at this: ${doubtful.join(', ')}.` };
  return { state: 'good', sentence: 'All is well.' };
}
