import { limits } from '#domain/limits/limits.ts';
import type { Generation } from '#domain/world/generation.ts';
import { calmFences, calmName, calmText } from './calm-text.ts';
import type { Proposal } from '#server/features/generations/documents/index.ts';
import type { NewProposal, ProposalRow } from '#server/features/generations/proposals.store.ts';

/** What was found in a document, as proposals that fit into a world. */
export function toNewProposals(found: readonly Proposal[]): NewProposal[] {
  return found.flatMap(({ category, name: given, aliases, text: foundText, evidence, confidence, foundBy }) => {
    const name = calmName(given);
    if (name === '') return [];
    const text = foundBy === 'model' ? calmText(foundText, () => false) : paragraphs(foundText);
    const entry = { category, name, aliases: fitting(aliases), tags: [], text, date: null };
    return [{ entry, expandsEntryId: null, expandsVersion: null, evidence, confidence, foundBy }];
  });
}

/** Each line of a document is a paragraph of its own, as it was there. */
function paragraphs(foundText: string): string {
  return calmFences(foundText).replaceAll(/\n+/g, '\n\n').slice(0, limits.loreTextLength).toWellFormed();
}

function fitting(aliases: readonly string[]): string[] {
  const calm = aliases.map(calmName).filter((alias) => alias !== '' && alias.length <= 60);
  return [...new Set(calm)].slice(0, limits.loreWords);
}

/** A proposal that is kept, as it was found. */
export function toFound({ entry, evidence, confidence, foundBy }: ProposalRow): Proposal {
  const { category, name, aliases, text } = entry;
  return { category, name, aliases, text, evidence, confidence, foundBy: foundBy ?? 'prose' };
}

/** How many there are of each category. */
export function foundIn(proposals: readonly Pick<ProposalRow, 'entry'>[]): Generation['found'] {
  const found: Generation['found'] = {};
  for (const { entry } of proposals) found[entry.category] = (found[entry.category] ?? 0) + 1;
  return found;
}
