import type { Proposal } from '#domain/world/generation.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { normalName } from './documents/index.ts';
import type { ProposalRow } from './proposals.store.ts';

/** Finds entries of a world by what they are called, whatever their case, article or number. */
export function entryIndex(entries: readonly SeenEntry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byName = new Map<string, SeenEntry>();
  for (const entry of entries) {
    for (const name of [entry.name, ...entry.aliases]) {
      const key = `${entry.category} ${normalName(name)}`;
      if (!byName.has(key)) byName.set(key, entry);
    }
  }
  return {
    byId: (id: string | null) => (id === null ? undefined : byId.get(id)),
    /** The entry of the same category and name. */
    like: ({ category, name, aliases }: Pick<SeenEntry, 'category' | 'name' | 'aliases'>) =>
      [name, ...aliases].map((each) => byName.get(`${category} ${normalName(each)}`)).find((each) => each !== undefined),
  };
}
export type EntryIndex = ReturnType<typeof entryIndex>;

/** A text with a paragraph added at its end. */
export function withParagraph(text: string, more: string): string {
  return text.trim() === '' ? more : `${text.trimEnd()}\n\n${more}`;
}

/** A proposal beside what stands in the world now: what it adds to, or what a document seems to tell of as well. */
export function showProposal(row: ProposalRow, index: EntryIndex): Proposal {
  const { id, generationId, entry, evidence, confidence, state, entryId, foundBy } = row;
  const shown = { id, generationId, evidence, confidence, state, entryId };
  const grown = index.byId(row.expandsEntryId);
  if (state === 'accepted' || state === 'merged') return { ...shown, entry, before: null };
  if (grown) {
    const { category, name, aliases, tags, text, date } = grown;
    return { ...shown, entry: { category, name, aliases, tags, text: withParagraph(text, entry.text), date }, before: grown };
  }
  return { ...shown, entry, before: (foundBy === null ? undefined : index.like(entry)) ?? null };
}
