import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { StatBlockCard } from './stat-block-card.tsx';
import { useStatBlock } from './use-monster-details.ts';

interface StatBlockDialogProps {
  campaignId: string;
  /** The creature's id. */
  source: string;
  name: string;
  onClose: () => void;
}

/** The stat block that somebody in the fight comes from. */
export function StatBlockDialog({ campaignId, source, name, onClose }: StatBlockDialogProps) {
  const { block, isPending, isError, retry } = useStatBlock(campaignId, source);
  return (
    <Dialog open title={name} onClose={onClose}>
      {isPending && <SkeletonLines lines={6} />}
      {!isPending && block && <StatBlockCard block={block} />}
      {(isError || (!isPending && !block)) && (
        <ErrorState title="Error" onRetry={retry}>
          This stat block could not be found.
        </ErrorState>
      )}
    </Dialog>
  );
}
