import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { HomebrewUser } from '#domain/homebrew/own-spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { noContent } from './content.ts';
import type { ActContent } from './content.ts';

/** Fetches what a spell does; one of homebrew comes with whoever has it. */
export async function contentOfSpell(user: HomebrewUser, id: string): Promise<ActContent> {
  const spell = spellOf(user, id);
  if (!spell) return noContent;
  return { ...noContent, spell: spell.details ?? (await loadSpellDetails(spell.level)).get(spell.name) ?? null };
}
