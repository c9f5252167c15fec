import { Button } from '#web/ui/buttons/button.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { History } from 'lucide-react';
import { ChangeLine } from './change-line.tsx';
import { useNames, useRestoreEntry } from '#web/features/lore/entry/use-lore.ts';
import { useWorldChanges } from './use-world-changes.ts';

interface WorldHistoryProps {
  worldId: string;
  onOpen: (entryId: string) => void;
}

/** Everything that was changed in a world, newest first, day by day. */
export function WorldHistory({ worldId, onOpen }: WorldHistoryProps) {
  const { history, steps, stands, canPutBack } = useWorldChanges(worldId);
  const restore = useRestoreEntry(worldId);
  const nameOf = useNames(worldId, true);
  if (history.isPending) return <SkeletonLines lines={8} />;
  if (history.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void history.refetch()}>
        <p>The history could not be loaded.</p>
      </ErrorState>
    );
  }
  if (steps.length === 0) {
    return (
      <EmptyState art={<History aria-hidden />} title="No changes yet">
        <p>Changes to this world, and who made them, are listed here.</p>
      </EmptyState>
    );
  }
  const days = Map.groupBy(steps, ({ change }) => dayOf(change.at));
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      {[...days].map(([day, changes]) => (
        <section key={day} aria-label={day} className="flex flex-col gap-2">
          <h2 className="text-control font-semibold text-ink-soft">{day}</h2>
          <ol className="flex flex-col">
            {changes.map((step) => (
              <ChangeLine
                key={step.change.id}
                step={step}
                worldId={worldId}
                nameOf={nameOf}
                stands={stands(step.change.subjectId)}
                onOpen={onOpen}
                onPutBack={canPutBack(step.change.id) ? () => restore.mutate({ worldId, entryId: step.change.subjectId }) : undefined}
              />
            ))}
          </ol>
        </section>
      ))}
      {history.hasNextPage && (
        <Button variant="outline" className="self-start" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Show earlier changes
        </Button>
      )}
    </div>
  );
}
