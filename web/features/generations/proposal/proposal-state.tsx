import type { Proposal } from '#domain/world/generation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Check, GitMerge, X } from 'lucide-react';

/** What became of a proposal; nothing while it is open. */
export function ProposalState({ state }: { state: Proposal['state'] }) {
  if (state === 'open') return null;
  if (state === 'rejected') return <Badge icon={<X aria-hidden />}>Rejected</Badge>;
  const merged = state === 'merged';
  return (
    <Badge tone="moss" icon={merged ? <GitMerge aria-hidden /> : <Check aria-hidden />}>
      {merged ? 'Merged' : 'Accepted'}
    </Badge>
  );
}
