import type { Proposal } from '#domain/world/generation.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { counted } from '#web/ui/format/figures.ts';
import { takeOver } from '#web/features/generations/proposal/one-of-each.ts';
import type { Decisions } from '#web/features/generations/use-generation.ts';

/** Decisions about several proposals, as they are asked about before they are sent. */
export interface Plan {
  title: string;
  question: string;
  action: string;
  decisions: Decisions;
  /** Nothing goes into the world. */
  rejects?: boolean;
}

/** Accepting several: says how many are added and how many merged, and how many stay open because their name is taken. */
export function accepting(proposals: readonly Proposal[], all: string, existing: readonly SeenEntry[]): Plan {
  const decisions = takeOver(proposals, 'document', existing);
  const merged = decisions.filter(({ verdict }) => verdict === 'merge').length;
  const fresh = decisions.length - merged;
  const left = proposals.length - decisions.length;
  const parts = [
    ...(fresh > 0 ? [`${counted(fresh, 'new entry', 'new entries')} will be added`] : []),
    ...(merged > 0 ? [`${counted(merged, 'proposal')} will be merged into entries of your world`] : []),
  ];
  const done = parts.length === 0 ? 'Nothing to accept' : parts.join(', and ');
  const stays = left === 0 ? '' : ` ${left === 1 ? '1 stays' : `${left} stay`} open, because an entry with that name exists.`;
  return {
    title: `Accept ${all}?`,
    question: `${done}.${stays}${decisions.length > 0 ? ' Each can be changed afterwards.' : ''}`,
    action: decisions.length === 0 ? 'Close' : `Accept ${decisions.length}`,
    decisions,
  };
}

/** Rejecting several. */
export function rejecting(proposals: readonly Proposal[], all: string): Plan {
  return {
    title: `Reject ${all}?`,
    question: 'They are not added to your world. You find them under Rejected and can reopen them.',
    action: `Reject ${proposals.length}`,
    decisions: proposals.map(({ id }) => ({ proposalId: id, verdict: 'reject' })),
    rejects: true,
  };
}

/** Taking several rejections back. */
export function reopening(proposals: readonly Proposal[], all: string): Plan {
  return {
    title: `Reopen ${all}?`,
    question: 'They move back to Open.',
    action: `Reopen ${proposals.length}`,
    decisions: proposals.map(({ id }) => ({ proposalId: id, verdict: 'reopen' })),
  };
}
