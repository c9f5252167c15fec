import type { Change } from '#domain/world/lore/change.ts';

/** Who else than one's own person changed a field last, of changes that come newest first; null when nobody did. */
export function otherWriter(changes: readonly Change[], field: string, personId: string): string | null {
  return changes.find(({ actorId, before }) => actorId !== personId && field in before)?.actorName ?? null;
}
