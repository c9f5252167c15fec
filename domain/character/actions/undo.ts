import type { Character } from '#domain/character/character.ts';
import type { StoredFact } from '#domain/fact.ts';
import { changeBetween, changeSheet, inverseOf } from '#domain/character/change.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** What is left of a change that is taken back: the sheet without it, and what happened with that. */
export interface Undone {
  character: Character;
  facts: StoredFact[];
}

/**
 * Takes back what led from one state of a sheet to another, out of the sheet as it stands now. Refuses when there was nothing
 * before, when nothing changed, and when something later has changed the same.
 */
export function undoOn(
  now: Character,
  { before, after, summary }: { before: Character | null; after: Character; summary: StoredFact[] },
): CharacterResult<Undone> {
  if (!before) return refuse('noEarlierState', {});
  const change = changeBetween(before, after, { actorId: null, createdAt: '', summary });
  if (!change) return refuse('nothingToUndo', {});
  const inverse = inverseOf(change, { actorId: null, createdAt: '' });
  const undone = changeSheet(now, inverse);
  return undone.ok ? { ok: true, value: { character: undone.value, facts: inverse.summary } } : undone;
}
