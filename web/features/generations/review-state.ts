import type { Proposal } from '#domain/world/generation.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { confidenceText } from './generation-text.ts';

export type ProposalState = Proposal['state'];

/** Which proposals are looked at. */
export interface View {
  category: LoreCategory | 'all';
  state: ProposalState;
}

/** How many proposals each category holds in a state; `all` is their sum. Categories that hold none in any state are left out. */
export function categoryCounts(proposals: readonly Proposal[], state: ProposalState): { id: View['category']; count: number }[] {
  const within = proposals.filter((proposal) => proposal.state === state);
  const present = loreCategories.filter((category) => proposals.some(({ entry }) => entry.category === category));
  return [
    { id: 'all', count: within.length },
    ...present.map((id) => ({ id, count: within.filter(({ entry }) => entry.category === id).length })),
  ];
}

/** How many proposals of a category stand in each state. */
export function stateCounts(proposals: readonly Proposal[], category: View['category']): Record<ProposalState, number> {
  const counts: Record<ProposalState, number> = { open: 0, accepted: 0, merged: 0, rejected: 0 };
  for (const proposal of proposals) if (category === 'all' || proposal.entry.category === category) counts[proposal.state] += 1;
  return counts;
}

/** The proposals that a view shows, in their order. */
export function shownProposals(proposals: readonly Proposal[], { category, state }: View): Proposal[] {
  return proposals.filter((proposal) => proposal.state === state && (category === 'all' || proposal.entry.category === category));
}

/** The proposal one or more steps away in a list; the first or last where the list ends, the first where nothing was chosen. */
export function stepFrom(shown: readonly Proposal[], id: string | null, steps: number): string | null {
  const at = shown.findIndex((proposal) => proposal.id === id);
  const next = at < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, at + steps));
  return shown[next]?.id ?? null;
}

/** What to look at once these are decided and gone from the list: the next that stays, else the one before. */
export function afterDeciding(shown: readonly Proposal[], decided: readonly string[], current: string | null): string | null {
  if (current === null || !decided.includes(current)) return current;
  const at = shown.findIndex(({ id }) => id === current);
  const stays = ({ id }: Proposal) => !decided.includes(id);
  return (shown.slice(at + 1).find(stays) ?? shown.slice(0, Math.max(0, at)).findLast(stays))?.id ?? null;
}

/** The proposals the reading is sure of. */
export function sureOnes(proposals: readonly Proposal[]): Proposal[] {
  return proposals.filter(({ confidence }) => confidenceText(confidence) === 'Sure');
}

/** Puts proposals that were decided in the place of what was known of them. */
export function withDecided(known: readonly Proposal[], decided: readonly Proposal[]): Proposal[] {
  const fresh = new Map(decided.map((proposal) => [proposal.id, proposal]));
  return known.map((proposal) => fresh.get(proposal.id) ?? proposal);
}

/** A list in pieces of at most so many. */
export function inPieces<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, piece) => items.slice(piece * most, (piece + 1) * most));
}
