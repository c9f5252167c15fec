import { capitalize } from '#domain/text/capitalize.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { agoOf } from '#web/ui/format/ago.ts';
import { PartFailed } from '#web/ui/feedback/part-failed.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Undo2 } from 'lucide-react';
import { CategoryMark } from '#web/features/lore/entry/category-mark.tsx';
import { useRestoreEntry } from '#web/features/lore/entry/use-lore.ts';

/** What was taken out of the world, each with a way back. Nothing while there is none. */
export function RemovedEntries({ worldId }: { worldId: string }) {
  const {
    data: removed = [],
    isError,
    refetch,
    dataUpdatedAt,
  } = useQuery(calls.lore.list.queryOptions({ input: { worldId, removed: true } }));
  const restore = useRestoreEntry(worldId);
  if (isError) return <PartFailed onRetry={() => void refetch()}>The deleted entries could not be loaded.</PartFailed>;
  if (removed.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 text-control font-semibold text-ink-soft">
        {removed.length === 1 ? '1 deleted entry' : `${removed.length} deleted entries`}
      </summary>
      <ul className="flex flex-col border-t border-line">
        {removed.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0">
            <span className="flex min-w-0 flex-[1_1_12rem] items-center gap-2 font-semibold">
              <CategoryMark category={entry.category} />
              <span className="min-w-0">{entry.name}</span>
            </span>
            <span className="text-note text-ink-soft">
              {capitalize(entry.category)}
              {entry.removedAt !== null && `, deleted ${agoOf(entry.removedAt, dataUpdatedAt)}`}
            </span>
            <Button
              size="sm"
              variant="outline"
              icon={<Undo2 aria-hidden />}
              aria-label={`Restore ${entry.name}`}
              className="min-h-9"
              busy={restore.isPending}
              onClick={() => restore.mutate({ worldId, entryId: entry.id })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
