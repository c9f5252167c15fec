import { randomUUID } from 'node:crypto';
import { tellCharacterRefusal } from '#domain/character/refusals.ts';
import type { Person } from '#domain/account/account.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { isSame } from '#domain/difference.ts';
import { tellFact } from './tell-fact.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { postMessage } from '#server/features/chat/index.ts';
import { lockCharacter, saveCharacter } from './characters.store.ts';
import { once } from './once.ts';
import type { AnswerTold } from './once.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** A character for a change of it, held until the transaction ends; refuses where there is none. */
export async function holdCharacter(tx: Tx, campaignId: string, characterId: string): Promise<Character> {
  const character = await lockCharacter(tx.sql, campaignId, characterId);
  if (!character) throw new Refusal('character.notFound');
  return character;
}

/** The value of what a rule allowed; its sentence as a refusal when it did not. */
export function allowed<Value>(answer: CharacterResult<Value>): Value {
  if (!answer.ok) throw new Refusal('character.refused', tellCharacterRefusal(answer.refused));
  return answer.value;
}

/** A change of one sheet as it is asked for. */
interface ChangeAsked {
  campaignId: string;
  characterId: string;
  /** Of the change; the same one is done once. */
  id: string;
}

/** Changes one sheet by a rule: held, judged, kept with who did what, and its dice shown to the table. */
export async function changeCharacter(
  tx: Tx,
  { id: authorId, name: authorName }: Person,
  { campaignId, characterId, id }: ChangeAsked,
  rule: (character: Character) => CharacterResult<CharacterStep>,
): Promise<AnswerTold & { character: Character }> {
  const before = await holdCharacter(tx, campaignId, characterId);
  return once(tx, { campaignId, characterId, askedBy: authorId, id }, { character: before }, async () => {
    const { character, facts, rolls } = allowed(rule(before));
    const isChanged = !isSame(before, character);
    const change = { by: { id: authorId, name: authorName }, summary: facts, before };
    const position = isChanged ? await saveCharacter(tx, character, change) : null;
    const content = facts.map(tellFact).join(' ');
    const line = { id: randomUUID(), campaignId, authorId, authorName, role: 'system' as const, content };
    if (rolls.length > 0) await postMessage(tx, { ...line, audience: null, rolls, narration: null });
    return { character, facts, rolls, position };
  });
}
