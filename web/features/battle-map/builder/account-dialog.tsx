import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { api, calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ConfirmDialog, deleteQuestion } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mapNote } from '#web/features/battle-map/words/map-names.ts';
import { askAccountAgain } from './account-maps.ts';

export interface AccountDialogProps {
  /** A map of the account comes to the device, in the place of the one with its id. */
  onOpen: (map: { id: string; ground: Ground; picture: MapPicture | null }) => void;
  onClose: () => void;
}

/** The maps of the account: to be opened on this device, or removed. */
export function AccountDialog({ onOpen, onClose }: AccountDialogProps) {
  const { data: maps, isError, refetch } = useQuery(calls.drawnMaps.list.queryOptions({ input: {} }));
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const open = useMutation({
    mutationFn: (mapId: string) => api.drawnMaps.get({ mapId }),
    onSuccess: (map) => {
      onOpen(map);
      onClose();
    },
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The map could not be opened. Please try again.' }),
  });
  const remove = useMutation({
    mutationFn: (mapId: string) => api.drawnMaps.remove({ mapId }),
    onSuccess: askAccountAgain,
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The map could not be removed. Please try again.' }),
  });
  return (
    <Dialog open title="Maps of your account" onClose={onClose}>
      {isError && (
        <ErrorState title="Error" onRetry={() => void refetch()}>
          Your maps could not be loaded. Please try again.
        </ErrorState>
      )}
      {maps === undefined && !isError && <SkeletonLines lines={3} />}
      {maps?.length === 0 && <p>None yet. “Save to your account” keeps the map that you work on.</p>}
      {maps !== undefined && maps.length > 0 && (
        <ul aria-label="Maps" className="flex flex-col divide-y divide-line">
          {maps.map((map) => (
            <li key={map.id} className="flex min-h-12 items-center gap-2 py-1.5">
              <span className="flex min-w-0 flex-1 flex-col [overflow-wrap:anywhere]">
                <span className="font-semibold text-ink">{map.name}</span>
                <span className="figures text-note text-ink-soft">{mapNote(map)}</span>
              </span>
              <Button size="sm" variant="outline" aria-label={`Open ${map.name}`} busy={open.isPending} onClick={() => open.mutate(map.id)}>
                Open
              </Button>
              <IconButton
                size="sm"
                label={`Remove ${map.name} from your account`}
                icon={<Trash2 aria-hidden />}
                onClick={() => setAsked(map)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-note text-ink-soft">What you open takes the place of the same map on this device.</p>
      <ConfirmDialog
        open={asked !== null}
        title="Remove map"
        question={deleteQuestion(asked?.name ?? '')}
        action="Remove"
        busy={remove.isPending}
        onConfirm={() => asked !== null && remove.mutate(asked.id, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
      />
    </Dialog>
  );
}
