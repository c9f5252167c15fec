import { capitalize } from '#domain/text/capitalize.ts';
import type { Generation } from '#domain/world/generation.ts';
import { counted } from '#web/ui/format/figures.ts';

/** What was asked for, in a line. */
export function askedText({ prompt, category }: Pick<Generation, 'prompt' | 'category'>): string {
  const about = category === null ? '' : capitalize(category);
  if (prompt === '') return `More ${about.toLowerCase()}`;
  return about === '' ? prompt : `${about}: ${prompt}`;
}

/** How it ended and what is left to decide, in a few words. */
export function endText({ state, open, completed, isDamaged }: Pick<Generation, 'state' | 'open' | 'completed' | 'isDamaged'>): string {
  if (isDamaged) return 'damaged';
  if (state === 'running') return 'running';
  if (state === 'failed') return 'failed';
  const waiting = open > 0 ? `${counted(open, 'proposal')} open` : 'everything decided';
  return completed === 0 ? 'no results' : state === 'cancelled' ? `stopped, ${waiting}` : waiting;
}
