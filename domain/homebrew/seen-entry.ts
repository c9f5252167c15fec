import type { HomebrewEntry, KeptEntry } from './entry.ts';
import { isForPlayers } from './kinds.ts';

/** An entry as players may read it: without its curse, which they find out; null for what they have not met yet. */
export const seenByPlayers = (entry: HomebrewEntry): HomebrewEntry | null => (isForPlayers(entry.kind) ? withoutCurse(entry) : null);

/** An entry without its curse, which Dungeon Masters alone know. */
export function withoutCurse(entry: HomebrewEntry): HomebrewEntry {
  if (entry.kind !== 'item' || entry.facts.curse === undefined) return entry;
  const { curse: _, ...facts } = entry.facts;
  return { ...entry, facts };
}

/** An entry as players may read it, with its revision; null for what they have not met yet. */
export function keptForPlayers(kept: KeptEntry): KeptEntry | null {
  const entry = seenByPlayers(kept.entry);
  return entry === kept.entry ? kept : entry && { ...kept, entry };
}
