import type { LoreEntry, LoreMap } from '#domain/world/lore/lore.ts';

const createdAt = '2026-01-01T00:00:00.000Z';

/** Lore entries keyed by their id, from rows of id, name and description; all carry the template's fixed date. */
export function loreOf(rows: readonly (readonly [id: string, name: string, description: string])[]): LoreMap {
  const lore: Record<string, LoreEntry> = {};
  for (const [id, name, description] of rows) lore[id] = { id, name, description, createdAt };
  return lore;
}
