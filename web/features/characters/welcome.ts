import { callingsOf } from '#domain/character/classes/class-line.ts';
import type { Character } from '#domain/character/character.ts';
import { species } from '#domain/srd/species.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { reloadCharacters } from './take-sheet.ts';

/** The words for what went wrong where the server gives none. */
export const creationFailed = { title: 'Creation Failed', sentence: 'Failed to create character. Please try again.' };

/** Says that somebody new is at the table, and shows their sheet. */
export async function welcome(character: Character): Promise<void> {
  const { name, species: kind } = character;
  notify.done('Character Created!', `${name}, ${species[kind].name.toLowerCase()} ${callingsOf(character)}, is ready.`);
  await reloadCharacters();
}

/** Says why nobody was made; one who is there already is shown instead of the form. */
export function creationRefused(error: unknown): void {
  notify.refusal(error, creationFailed);
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'character.exists') void reloadCharacters();
}
