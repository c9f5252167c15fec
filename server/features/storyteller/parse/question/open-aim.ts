import type { Adventure, Aim } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';

/** What the party can set about, for a question that names it; undefined where none is open. */
export function openAim(text: string, { aims = [] }: Adventure, { clues }: PlayState): Aim | undefined {
  const open = aims.filter(({ needs, until }) => !clues.includes(until) && (needs === undefined || clues.includes(needs)));
  return open.find(({ names }) => names.some((name) => isNamed(text.toLowerCase(), name)));
}
