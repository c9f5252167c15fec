import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { StatBlockCard } from './stat-block-card.tsx';
import { useSrdBlock, useStatBlock } from './use-monster-details.ts';

interface StatBlockDialogProps {
  campaignId: string;
  /** The creature's id. */
  source: string;
  name: string;
  onClose: () => void;
}

/** The stat block that somebody in the fight comes from. */
export function StatBlockDialog({ campaignId, source, ...around }: StatBlockDialogProps) {
  return <ReadDialog {...around} read={useStatBlock(campaignId, source)} />;
}

/** The stat block of a creature of the SRD, for whoever is at no table. */
export function SrdBlockDialog({ source, ...around }: Omit<StatBlockDialogProps, 'campaignId'>) {
  return <ReadDialog {...around} read={useSrdBlock(source)} />;
}

interface ReadDialogProps extends Pick<StatBlockDialogProps, 'name' | 'onClose'> {
  read: ReturnType<typeof useStatBlock>;
}

function ReadDialog({ read: { block, isPending, isError, retry }, name, onClose }: ReadDialogProps) {
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
