import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { RotateCcw } from 'lucide-react';
import { ChangeFields } from './change-fields.tsx';
import { changeSteps } from './change-steps.ts';
import { changeLabel } from './change-text.ts';
import { useRestoreEntry } from '#web/features/lore/entry/use-lore.ts';

interface EntryHistoryProps {
  worldId: string;
  entry: SeenEntry;
  nameOf: (id: string) => string | undefined;
}

/** Who changed an entry, when and how, with a way back to before each change. */
export function EntryHistory({ worldId, entry, nameOf }: EntryHistoryProps) {
  const history = useQuery(calls.lore.history.queryOptions({ input: { worldId, entryId: entry.id } }));
  const restore = useRestoreEntry(worldId);
  if (history.isPending) return <SkeletonLines lines={5} />;
  if (history.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void history.refetch()}>
        <p>The history could not be loaded.</p>
      </ErrorState>
    );
  }
  return (
    <section aria-labelledby="lore-history" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 id="lore-history" className="mb-3 font-semibold">
        History of this entry
      </h3>
      <ol className="flex flex-col">
        {changeSteps(history.data, () => ({ ...entry })).map(({ change, fields }) => (
          <li key={change.id} className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-control">
              <strong className="font-semibold">{changeLabel(change)}</strong>
              <time dateTime={change.at} className="text-note text-ink-soft">
                {momentOf(change.at)}
              </time>
              {fields.length > 0 && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="min-h-9 sm:ml-auto"
                  icon={<RotateCcw aria-hidden />}
                  busy={restore.isPending}
                  aria-label={`Restore the version before this: ${changeLabel(change)}, ${momentOf(change.at)}`}
                  onClick={() => restore.mutate({ worldId, entryId: entry.id, changeId: change.id })}
                >
                  Restore the version before this
                </Button>
              )}
            </p>
            <ChangeFields fields={fields} nameOf={nameOf} />
          </li>
        ))}
      </ol>
      {history.data.length === 0 && <p className="text-control text-ink-soft">No changes since it was created.</p>}
    </section>
  );
}
