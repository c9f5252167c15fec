import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DamagedRow } from '#web/ui/feedback/damaged-row.tsx';
import { PartFailed } from '#web/ui/feedback/part-failed.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Undo2 } from 'lucide-react';
import { useRestoreLore } from './use-lore-commands.ts';

/** Entries that are damaged or were taken out of the campaign's own lore, each with a way back. Nothing while there is none. */
export function RemovedLore({ campaignId }: { campaignId: string }) {
  const { data = [], isError, refetch } = useQuery(calls.tableLore.removed.queryOptions({ input: { campaignId } }));
  const restore = useRestoreLore(campaignId);
  if (isError) return <PartFailed onRetry={() => void refetch()}>The removed entries could not be loaded.</PartFailed>;
  const damaged = data.filter(({ isDamaged }) => isDamaged);
  const removed = data.filter(({ isDamaged }) => !isDamaged);
  return (
    <>
      {damaged.length > 0 && (
        <ul aria-label="Damaged entries" className="flex flex-col gap-3">
          {damaged.map(({ id, name }) => (
            <DamagedRow
              key={id}
              name={name}
              busy={restore.isPending && restore.variables.entryId === id}
              onBringBack={() => restore.mutate({ entryId: id, name })}
            >
              This entry is damaged and cannot be shown. Bring it back as it last could be read.
            </DamagedRow>
          ))}
        </ul>
      )}
      {removed.length > 0 && <Removed removed={removed} restore={restore} />}
    </>
  );
}

interface RemovedProps {
  removed: readonly { id: string; name: string }[];
  restore: ReturnType<typeof useRestoreLore>;
}

function Removed({ removed, restore }: RemovedProps) {
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
