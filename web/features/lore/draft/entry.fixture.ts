import type { SeenEntry } from '#domain/world/lore/entry.ts';

/** An entry with what matters to a test; each of its fields is at its first version. */
export function entryOf(given: Partial<SeenEntry>): SeenEntry {
  const fields = ['category', 'name', 'aliases', 'tags', 'text', 'audience', 'date', 'image'];
  return {
    id: 'e1',
    category: 'geography',
    name: 'The Bar',
    aliases: [],
    tags: [],
    text: '',
    audience: 'everyone',
    date: null,
    image: null,
    source: null,
    versions: Object.fromEntries(fields.map((field) => [field, 1])),
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    removedAt: null,
    closed: false,
    ...given,
  };
}
