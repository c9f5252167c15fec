import { normalName, similarity, trigramsOf } from './normal-name.ts';
import type { Proposal } from './proposal.ts';

const alike = 0.6;

/** Adds proposals to those there are: the same thing of the same category gains evidence and keeps its name and text. */
export function mergeProposals(held: Proposal[], more: Proposal[]): Proposal[] {
  const merged = held.map((proposal) => ({ proposal, keys: keysOf(proposal) }));
  for (const proposal of more) {
    const keys = keysOf(proposal);
    const twin = merged.find((other) => isSame(other, { proposal, keys }));
    if (twin) twin.proposal = joined(twin.proposal, proposal);
    else merged.push({ proposal, keys });
  }
  return merged.map(({ proposal }) => proposal);
}

interface Keyed {
  proposal: Proposal;
  keys: { key: string; trigrams: Set<string> }[];
}

function keysOf({ name, aliases }: Proposal): Keyed['keys'] {
  return [name, ...aliases].map(normalName).map((key) => ({ key, trigrams: trigramsOf(key) }));
}

function isSame(a: Keyed, b: Keyed): boolean {
  if (a.proposal.category !== b.proposal.category) return false;
  const isBlock = a.proposal.foundBy === 'block' && b.proposal.foundBy === 'block';
  return a.keys.some((one) =>
    b.keys.some((other) => one.key === other.key || (!isBlock && similarity(one.trigrams, other.trigrams) >= alike)),
  );
}

function joined(held: Proposal, more: Proposal): Proposal {
  const quotes = new Set(held.evidence.map(({ quote }) => quote));
  const names = [more.name, ...more.aliases].filter((name) => name !== held.name);
  return {
    ...held,
    aliases: [...new Set([...held.aliases, ...names])],
    evidence: [...held.evidence, ...more.evidence.filter(({ quote }) => !quotes.has(quote))].slice(0, 5),
    confidence: Math.min(0.99, Math.max(held.confidence, more.confidence) + 0.05),
  };
}
