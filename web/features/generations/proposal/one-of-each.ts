import type { Proposal } from '#domain/world/generation.ts';
import { linkKey } from '#domain/world/lore/links.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';

/** What taking a proposal over means: a new entry, or words added to one that stands there. */
export interface Taken {
  verdict: 'accept' | 'merge';
  into?: string;
}

/** The entry of a world that bears a name already, whatever its case, accents and category; null where none does. */
export function namesakeOf(existing: readonly SeenEntry[], name: string): SeenEntry | null {
  const key = linkKey(name);
  return existing.find((entry) => linkKey(entry.name) === key) ?? null;
}

/** The entry that a proposal goes into after it was edited: the one that seems the same, unless it was given another name. */
export function editedInto({ entry, before }: Proposal, edited: { name: string }): SeenEntry | null {
  const key = linkKey(edited.name);
  return before !== null && (key === linkKey(entry.name) || key === linkKey(before.name)) ? before : null;
}

/** How an edited proposal is taken over. */
export function takenAs(proposal: Proposal, edited: { name: string }): Taken {
  const into = editedInto(proposal, edited);
  return into === null ? { verdict: 'accept' } : { verdict: 'merge', into: into.id };
}

/**
 * Takes proposals over together: what a document tells of something that stands in the world is merged into it, everything else
 * becomes an entry. One that bears the name of an entry or of a proposal before it is left out, so that no name comes twice.
 */
export function takeOver(
  proposals: readonly Proposal[],
  kind: 'expansion' | 'document',
  existing: readonly SeenEntry[],
): (Taken & { proposalId: string })[] {
  const taken = new Set(existing.map(({ name }) => linkKey(name)));
  return proposals.flatMap(({ id: proposalId, entry, before }) => {
    if (before !== null)
      return [kind === 'document' ? { proposalId, verdict: 'merge', into: before.id } : { proposalId, verdict: 'accept' }];
    const key = linkKey(entry.name);
    if (taken.has(key)) return [];
    taken.add(key);
    return [{ proposalId, verdict: 'accept' }];
  });
}
