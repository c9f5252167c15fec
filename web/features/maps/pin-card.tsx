import type { Pin } from '#domain/maps/map.ts';
import { calls } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Markdown } from '#web/ui/text/markdown.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { BookOpen, Move, Pencil, Trash2 } from 'lucide-react';

interface PinCardProps {
  pin: Pin;
  campaignId: string;
  worldId: string;
  isGameMaster: boolean;
  onClose: () => void;
  onEdit: () => void;
  onMove: () => void;
  onRemove: () => void;
}

/** What a pin stands for: the entry of lore it leads to, as it stands in the campaign and as one may read it. */
export function PinCard({ pin, campaignId, worldId, isGameMaster, onClose, onEdit, onMove, onRemove }: PinCardProps) {
  const tool = { size: 'sm', variant: 'outline', className: 'min-h-10' } as const;
  return (
    <Dialog
      open
      title={pin.name}
      onClose={onClose}
      actions={
        isGameMaster && (
          <>
            <Button {...tool} icon={<Pencil aria-hidden />} onClick={onEdit}>
              Edit
            </Button>
            <Button {...tool} icon={<Move aria-hidden />} onClick={onMove}>
              Move
            </Button>
            <Button {...tool} variant="danger" icon={<Trash2 aria-hidden />} onClick={onRemove}>
              Remove
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {pin.audience === 'dm' && <p className="text-control text-wine">Only the Dungeon Masters see this pin.</p>}
        {pin.entryId === null ? <p>No more details.</p> : <Entry campaignId={campaignId} worldId={worldId} entryId={pin.entryId} />}
      </div>
    </Dialog>
  );
}

function Entry({ campaignId, worldId, entryId }: { campaignId: string; worldId: string; entryId: string }) {
  const { data, isError, refetch } = useQuery(calls.tableLore.get.queryOptions({ input: { campaignId, entryId } }));
  if (isError) {
    return (
      <ErrorState title="Error" onRetry={() => void refetch()}>
        This place’s lore could not be loaded.
      </ErrorState>
    );
  }
  if (!data) return <SkeletonLines lines={4} />;
  const { entry, imageUrl } = data;
  return (
    <>
      {imageUrl !== null && <img src={imageUrl} alt="" className="max-h-48 w-full rounded-control object-cover" />}
      <div className="font-book leading-[1.6] text-ink [overflow-wrap:anywhere]" role="group" aria-label={entry.name}>
        {entry.text.trim() === '' ? <p>Nothing is written about {entry.name} yet.</p> : <Markdown text={entry.text} headingLevel={3} />}
      </div>
      {entry.origin !== 'campaign' && (
        <ButtonLink
          to="/world/view/$worldId"
          params={{ worldId }}
          search={{ entry: entryId }}
          variant="outline"
          size="sm"
          className="min-h-10 self-start"
          icon={<BookOpen aria-hidden />}
        >
          Open in the world’s lore
        </ButtonLink>
      )}
    </>
  );
}
