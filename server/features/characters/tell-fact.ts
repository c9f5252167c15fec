import { CombatFact } from '#domain/combat/fact.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { UndoneFact } from '#domain/character/fact.ts';
import type { StoredFact } from '#domain/fact.ts';

/** Tells what happened to a sheet in one sentence. A sentence that an earlier version stored is told as it is. */
export function tellFact(stored: StoredFact): string {
  if (typeof stored === 'string') return stored;
  const undone = UndoneFact.safeParse(stored);
  if (undone.success) return `Undone: ${tellFact(undone.data.fact)}`;
  const combat = CombatFact.safeParse(stored);
  return combat.success ? tellCombatFact(combat.data).sentence : 'What was changed cannot be read.';
}
