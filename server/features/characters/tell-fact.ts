import { CombatFact } from '#domain/combat/fact.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { CharacterFact, UndoneFact } from '#domain/character/fact.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { recordFact, RecordFact, tellRecordFact, WrittenFact } from '#domain/fact.ts';
import type { StoredFact } from '#domain/fact.ts';

/** Tells what happened to a sheet in one sentence. A sentence that an earlier version stored is told as it is. */
export function tellFact(stored: StoredFact): string {
  const character = CharacterFact.safeParse(stored);
  if (character.success) return tellCharacterFact(character.data);
  const combat = CombatFact.safeParse(stored);
  if (combat.success) return tellCombatFact(combat.data).sentence;
  const undone = UndoneFact.safeParse(stored);
  if (undone.success) return `Undone: ${tellFact(undone.data.fact)}`;
  const written = WrittenFact.safeParse(stored);
  if (written.success) return written.data.text;
  const record = RecordFact.safeParse(stored);
  return tellRecordFact(record.success ? record.data : recordFact('unreadable'));
}
