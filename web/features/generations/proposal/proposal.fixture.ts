import type { Proposal } from '#domain/world/generation.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';

const at = '2026-11-20T18:00:00.000Z';

/** An entry of a world, for tests. */
export function entryOf(name: string, category: LoreCategory = 'geography'): SeenEntry {
  const blank = { aliases: [], tags: [], text: '', date: null, image: null, source: null, versions: {}, removedAt: null, closed: false };
  return { id: `e-${name}`, category, name, audience: 'everyone', createdAt: at, updatedAt: at, ...blank };
}

/** A proposal that nobody has decided, for tests. */
export function proposalOf(name: string, more: Partial<Proposal> & { category?: LoreCategory } = {}): Proposal {
  const { category = 'geography', ...rest } = more;
  const entry = { category, name, aliases: [], tags: [], text: '', date: null };
  return { id: name, generationId: 'g', entry, before: null, evidence: [], confidence: 0.9, state: 'open', entryId: null, ...rest };
}
