import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { PartFailed } from '#web/ui/feedback/part-failed.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Undo2 } from 'lucide-react';
import { titleText } from './note-labels.ts';
import { useRestoreNote } from './use-note-commands.ts';

/** Notes that were removed, each with a way back. Nothing while there is none. */
export function RemovedNotes({ campaignId }: { campaignId: string }) {
  const { data: removed = [], isError, refetch } = useQuery(calls.notes.list.queryOptions({ input: { campaignId, removed: true } }));
  const restore = useRestoreNote(campaignId);
  if (isError) return <PartFailed onRetry={() => void refetch()}>The removed notes could not be loaded.</PartFailed>;
  if (removed.length === 0) return null;
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 px-3.5 py-2.5 text-control font-semibold text-ink-soft">
        {removed.length === 1 ? '1 removed note' : `${removed.length} removed notes`}
      </summary>
      <ul className="flex flex-col border-t border-line">
        {removed.map(({ id, title }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b border-line px-3.5 py-2 last:border-b-0">
            <span className="min-w-0 text-control [overflow-wrap:anywhere]">{titleText(title)}</span>
            <Button
              size="sm"
              variant="outline"
              className="min-h-10"
              icon={<Undo2 aria-hidden />}
              aria-label={`Restore ${titleText(title)}`}
              busy={restore.isPending}
              onClick={() => restore.mutate({ noteId: id })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
