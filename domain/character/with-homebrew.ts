import { seenByPlayers } from '#domain/homebrew/seen-entry.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { contentIdOf, entryIdOf } from '#domain/homebrew-id.ts';
import type { Character } from './character.ts';

/** The ids of homebrew that a character uses: spells, features and what is carried. */
export function homebrewUsedBy({ spells, givenFeatures, inventory }: Character): string[] {
  const ids = [...spells.map(({ spell }) => spell), ...givenFeatures, ...inventory.flatMap(({ catalogId }) => catalogId ?? [])];
  return ids.filter((id) => entryIdOf(id) !== null);
}

/**
 * A character with the spells, features and items of the campaign's homebrew among these entries, as they are written now. What the sheet
 * names and the campaign no longer has is not there any more. Curses are left out.
 */
export function withHomebrew(character: Character, entries: readonly HomebrewEntry[]): Character {
  // No rule asks for a curse, and players read the sheet.
  const homebrew = entries.flatMap((entry) => seenByPlayers(entry) ?? []);
  const ids = new Map(homebrew.map((entry) => [contentIdOf(entry.id), entry.kind]));
  const isThere = (id: string, kind: HomebrewEntry['kind']) => entryIdOf(id) === null || ids.get(id) === kind;
  const spells = character.spells.filter(({ spell }) => isThere(spell, 'spell'));
  const givenFeatures = character.givenFeatures.filter((id) => isThere(id, 'feature'));
  const isWhole = spells.length === character.spells.length && givenFeatures.length === character.givenFeatures.length;
  if (isWhole && homebrew.length === 0 && character.homebrew.length === 0) return character;
  return { ...character, spells, givenFeatures, homebrew };
}

/** A character as it is kept: what the campaign's homebrew says is read anew each time. */
export function withoutHomebrew(character: Character): Character {
  return character.homebrew.length === 0 ? character : { ...character, homebrew: [] };
}
