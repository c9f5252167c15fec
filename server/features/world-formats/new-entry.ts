import type { BundleEntry } from '#domain/world/bundle.ts';

/** An entry of which only what is given is known. Names and aliases lose what surrounds them, and come once each. */
export function newEntry(given: Pick<BundleEntry, 'id' | 'category' | 'name' | 'text'> & Partial<BundleEntry>): BundleEntry {
  const name = given.name.replaceAll(/\s+/g, ' ').trim();
  const entry = { aliases: [], tags: [], audience: 'everyone' as const, date: null, image: null, source: null, ...given, name };
  return { ...entry, aliases: distinct(entry.aliases).filter((alias) => alias !== name), tags: distinct(entry.tags) };
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
}
