import { rumourTables, tellers } from '#domain/idea/rumour-tables.ts';
import { drawRumours } from '#domain/narration/rumours/draw-rumours.ts';
import type { ToldEntry } from '#domain/narration/rumours/subjects.ts';

/** Rumours as somebody is told them: those who lead also of secrets, where they ask for it, and what is true. */
export function toldRumours(
  { worldId, entries, leads }: { worldId: string; entries: readonly ToldEntry[]; leads: boolean },
  { seed, secrets }: { seed: string; secrets: boolean },
) {
  const rumours = drawRumours(entries, { tables: rumourTables, tellers }, { seed, withSecrets: leads && secrets, leads });
  return { leads, worldId, rumours };
}
