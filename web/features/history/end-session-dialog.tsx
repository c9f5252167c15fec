import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Flag } from 'lucide-react';
import { RecapEditor } from './recap-editor.tsx';
import { RecapText } from './recap-text.tsx';
import { useEndSession, useRecaps } from './use-recaps.ts';

/** Ends a session, then shows what was written of it, to be changed before the players see it. */
export function EndSessionDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const end = useEndSession(campaignId);
  const recaps = useRecaps(campaignId);
  const ended = end.data && (recaps.data?.recaps.find(({ id }) => id === end.data.id) ?? end.data);
  if (!ended) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="End this session?"
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button icon={<Flag aria-hidden />} busy={end.isPending} onClick={() => end.mutate({ campaignId })}>
              End Session
            </Button>
          </>
        }
      >
        <p>
          A recap is written from what the whole table has read since the last session. You can change it before the players see it. The
          secret of the dice is shown to everybody. The story goes on whenever you like.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog open wide onClose={onClose} title={`Session ${ended.number} has ended`}>
      {ended.state === 'draft' ? (
        <RecapEditor campaignId={campaignId} recap={ended} />
      ) : (
        <div className="flex flex-col gap-4">
          <p role="status" className="font-semibold text-moss">
            The players see this now.
          </p>
          <RecapText text={ended.text} />
        </div>
      )}
    </Dialog>
  );
}
