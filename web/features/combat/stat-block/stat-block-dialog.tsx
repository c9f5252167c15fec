import { calls } from '#web/lib/api.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { StatBlockCard } from './stat-block-card.tsx';

interface StatBlockDialogProps {
  campaignId: string;
  /** The creature's id. */
  source: string;
  name: string;
  onClose: () => void;
}

/** The stat block that somebody in the fight comes from. */
export function StatBlockDialog({ campaignId, source, name, onClose }: StatBlockDialogProps) {
  const text = source.replaceAll('-', ' ');
  const { data, isPending, isError, refetch } = useQuery(calls.combat.findMonsters.queryOptions({ input: { campaignId, query: text } }));
  const block = data?.monsters.find(({ id }) => id === source);
  return (
    <Dialog open title={name} onClose={onClose}>
      {isPending && <SkeletonLines lines={6} />}
      {!isPending && block && <StatBlockCard block={block} />}
      {(isError || (data && !block)) && (
        <ErrorState title="Error" onRetry={() => void refetch()}>
          This stat block could not be found.
        </ErrorState>
      )}
    </Dialog>
  );
}
