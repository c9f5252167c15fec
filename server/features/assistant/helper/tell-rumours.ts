import { annotatedText } from '#domain/narration/rumours/rumour-words.ts';
import type { Rumour } from '#domain/narration/rumours/rumour.ts';

/** What people say, from the lore of the table, with what is true of it. */
export function tellRumours(rumours: readonly Rumour[]): string {
  if (rumours.length === 0)
    return 'Nothing is written yet that people could talk of. Add entries to the lore of this campaign or its world.';
  return ['What they say around here:', annotatedText(rumours)].join('\n');
}
