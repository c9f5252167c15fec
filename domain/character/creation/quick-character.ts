import type { CharacterHome } from '#domain/character/blank.ts';
import { NewCharacterName } from '#domain/character/character.ts';
import type { Character } from '#domain/character/character.ts';
import { buildQuickCharacter } from './quick-build.ts';
import type { QuickForm } from './quick-build.ts';
import { incompleteForm } from './refusal-sentences.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** The character of the quick form, level 1; refuses a missing name, race or class, or one that is not offered. */
export function createQuickCharacter(home: CharacterHome, form: QuickForm): CharacterResult<Character> {
  const name = NewCharacterName.safeParse(form.name);
  if (!name.success) return refuse('nameIsRefused', { problem: name.error.issues[0]?.message ?? incompleteForm });
  return buildQuickCharacter(home, { ...form, name: name.data });
}
