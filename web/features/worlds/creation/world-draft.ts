import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';

/** An entry of a world that is not made yet. */
interface DraftEntry {
  category: LoreCategory;
  name: string;
  text: string;
}

/** A world on its way: what was typed so far, and the world itself once it is made while more is to come. */
export interface WorldDraft {
  name: string;
  description: string;
  entries: DraftEntry[];
  /** Which way of building is in sight. */
  tab: string;
  made: { id: string; name: string } | null;
}

export const blankWorld: WorldDraft = { name: '', description: '', entries: [], tab: 'manual', made: null };

/** A draft read back from the browser's storage, where anything may stand; null when it is none. */
export function readWorldDraft(value: unknown): WorldDraft | null {
  if (!isRecord(value)) return null;
  const { name, description, entries, tab, made } = value;
  if (typeof name !== 'string' || typeof description !== 'string' || !Array.isArray(entries)) return null;
  return {
    name,
    description,
    entries: entries.flatMap(readEntry),
    tab: typeof tab === 'string' ? tab : blankWorld.tab,
    made:
      isRecord(made) && typeof made['id'] === 'string' && typeof made['name'] === 'string' ? { id: made['id'], name: made['name'] } : null,
  };
}

function readEntry(value: unknown): DraftEntry[] {
  if (!isRecord(value)) return [];
  const { name, text } = value;
  const category = loreCategories.find((each) => each === value['category']);
  return category !== undefined && typeof name === 'string' && typeof text === 'string' ? [{ category, name, text }] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
