import type { Adventure, Aim } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';

/** What is left to be done, the most pressing first. */
export function openAims({ aims = [] }: Adventure, { clues }: PlayState): Aim[] {
  return aims.filter(({ needs, until }) => !clues.includes(until) && (needs === undefined || clues.includes(needs)));
}

/** What is left to be done about something that a question names. */
export function openAim(text: string, adventure: Adventure, state: PlayState): Aim | undefined {
  return openAims(adventure, state).find(({ names }) => names.some((name) => isNamed(text.toLowerCase(), name)));
}
