import type { AnyDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { resend } from '#web/lib/resend.ts';
import { useSession } from '#web/lib/session/session.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DrawingGrid } from '#web/features/battle-map/stamps/drawing-grid.tsx';
import { AddStamp } from './add-stamp.tsx';

interface OwnStampsProps {
  /** Narrows them down. */
  word: string;
  chosenId: string;
  onChoose: (drawing: AnyDrawing) => void;
}

/** The stamps of one's own account, to choose one of, to add one from an SVG file, and to remove the chosen one. */
export function OwnStamps({ word, chosenId, onChoose }: OwnStampsProps) {
  const { state } = useSession();
  const isPerson = state === 'person';
  const stamps = useQuery(calls.ownAssets.stamps.queryOptions({ input: {}, enabled: isPerson }));
  const [isAdding, setAdding] = useState(false);
  const all = stamps.data ?? [];
  const fitting = all.filter(({ name }) => name.toLowerCase().includes(word.trim().toLowerCase()));
  const chosen = all.find(({ id }) => id === chosenId);
  return (
    <section aria-label="Your stamps">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h3 className="font-display text-body font-semibold text-ink">Your stamps</h3>
        {isPerson && !isAdding && (
          <Button variant="outline" size="sm" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            Add a stamp
          </Button>
        )}
        {chosen && <RemoveStamp stamp={chosen} />}
      </div>
      {!isPerson && <p className="text-note text-ink-soft">With an account you can add stamps of your own, from SVG files.</p>}
      {stamps.isError && <LoadFailed what="stamps" onRetry={() => void stamps.refetch()} />}
      {isAdding && <AddStamp onClose={() => setAdding(false)} />}
      {isPerson && stamps.isSuccess && all.length === 0 && !isAdding && (
        <p className="text-note text-ink-soft">None yet. A stamp is made of an SVG file: its areas and lines, with their colours.</p>
      )}
      <DrawingGrid drawings={fitting} chosenId={chosenId} onChoose={onChoose} />
    </section>
  );
}

function RemoveStamp({ stamp: { id, name } }: { stamp: OwnDrawing }) {
  const removing = useMutation({
    mutationFn: () => resend(() => api.ownAssets.remove({ kind: 'stamp', assetId: id })),
    onSuccess: async () => {
      notify.done(`${name} removed`, 'Maps that it lies on keep it.');
      await queryClient.invalidateQueries({ queryKey: calls.ownAssets.stamps.key() });
    },
    onError: (error) => notify.refusal(error, { title: 'Not done', sentence: 'Nothing was changed. Please try again.' }),
  });
  return (
    <Button variant="quiet" size="sm" icon={<Trash2 aria-hidden />} busy={removing.isPending} onClick={() => removing.mutate()}>
      Remove {name}
    </Button>
  );
}
