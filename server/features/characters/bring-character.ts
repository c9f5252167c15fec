import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { Person } from '#domain/account/account.ts';
import type { Character } from '#domain/character/character.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findCharacterOf, holdPlayer, lockCharacter, saveCharacter } from './characters.store.ts';
import { removeScores } from './scores.store.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

interface Home {
  id: string;
  campaignId: string;
}

/** A character that was brought, and what is told of it; `position` is null for one that was there already. */
export interface Brought {
  character: Character;
  sentences: string[];
  rolls: [];
  position: number | null;
}

/**
 * Brings somebody's one character to a table, made only when there is none; one sent again under the same id is answered as
 * it stands. Refuses a second character, an id that another has, and what the rules refuse.
 */
export async function bringCharacter(
  tx: Tx,
  { id: userId, name }: Person,
  { id, campaignId }: Home,
  make: () => Promise<{ character: CharacterResult<Character>; came: CharacterFact }>,
): Promise<Brought> {
  await holdPlayer(tx.sql, campaignId, userId);
  const existing = await lockCharacter(tx.sql, campaignId, id);
  if (existing && existing.userId !== userId) throw new Refusal('character.idTaken');
  if (existing) return { character: existing, sentences: [], rolls: [], position: null };
  if (await findCharacterOf(tx.sql, campaignId, userId)) throw new Refusal('character.exists');
  const { character, came } = await make();
  if (!character.ok) throw new Refusal('character.creationRefused', tellCharacterRefusal(character.refused));
  // A level is granted by the Dungeon Master of a table, and holds there.
  const newcomer = { ...character.value, grantedLevel: 1 };
  const position = await saveCharacter(tx, newcomer, { by: { id: userId, name }, summary: [came] });
  await removeScores(tx, campaignId, { id: userId, name });
  return { character: newcomer, sentences: [tellCharacterFact(came)], rolls: [], position };
}
