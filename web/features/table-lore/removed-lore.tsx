import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useRestoreLore } from './use-lore-commands.ts';

/** Entries that were taken out of the campaign's own lore, each with a way back. Nothing while there is none. */
export function RemovedLore({ campaignId }: { campaignId: string }) {
  const { data: removed = [] } = useQuery(calls.tableLore.removed.queryOptions({ input: { campaignId } }));
  const restore = useRestoreLore(campaignId);
  if (removed.length === 0) return null;
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 px-3.5 py-2.5 text-control font-semibold text-ink-soft">
        {removed.length === 1 ? '1 removed entry' : `${removed.length} removed entries`}
      </summary>
      <ul className="flex flex-col border-t border-line">
        {removed.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b border-line px-3.5 py-2 last:border-b-0">
            <span className="min-w-0 text-control [overflow-wrap:anywhere]">{name}</span>
            <Button
              size="sm"
              variant="outline"
              className="min-h-10"
              icon={<Undo2 aria-hidden />}
              aria-label={`Restore ${name}`}
              busy={restore.isPending}
              onClick={() => restore.mutate({ entryId: id, name })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
