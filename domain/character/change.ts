import type { Character } from './character.ts';
import { isSame } from '#domain/difference.ts';
import type { StoredFact } from '#domain/fact.ts';
import { undoneFact } from './character-fact.ts';
import { yes } from '#domain/result.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** What can change about a character; whose and where they are never does. */
export type CharacterFields = Omit<Character, 'id' | 'userId' | 'campaignId'>;

/** One entry in the history of a sheet. */
export interface SheetChange {
  /** The person who did it; null for the narrator. */
  actorId: string | null;
  /** When, as an ISO date. */
  createdAt: string;
  /** What happened. */
  summary: StoredFact[];
  /** The changed fields as they were, and as they are since. */
  before: Partial<CharacterFields>;
  after: Partial<CharacterFields>;
}

/** The fields of `from` that differ in `to`. */
function differing(from: Character, to: Character): Partial<CharacterFields> {
  const { id: _id, userId: _userId, campaignId: _campaignId, ...fields } = from;
  const others = new Map<string, unknown>(Object.entries(to));
  const kept = Object.entries(fields).filter(([key, value]) => !isSame(value, others.get(key)));
  return Object.fromEntries(kept);
}

/** The entry for what led from one state of a character to another; null when nothing changed. */
export function changeBetween(
  before: Character,
  after: Character,
  { actorId, createdAt, summary }: Pick<SheetChange, 'actorId' | 'createdAt' | 'summary'>,
): SheetChange | null {
  const old = differing(before, after);
  return Object.keys(old).length === 0 ? null : { actorId, createdAt, summary, before: old, after: differing(after, before) };
}

/** Applies a change; refuses when what it changes is no longer as it was then. */
export function changeSheet(character: Character, change: SheetChange): CharacterResult<Character> {
  const now = new Map<string, unknown>(Object.entries(character));
  const moved = Object.entries(change.before).some(([key, value]) => !isSame(value, now.get(key)));
  return moved ? refuse('laterChange', {}) : yes({ ...character, ...change.after });
}

/** The change that takes another back. */
export function inverseOf(change: SheetChange, { actorId, createdAt }: Pick<SheetChange, 'actorId' | 'createdAt'>): SheetChange {
  return { actorId, createdAt, summary: change.summary.map(undoneFact), before: change.after, after: change.before };
}
