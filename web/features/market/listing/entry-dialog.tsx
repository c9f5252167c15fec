import type { ShownKind, ShownPart } from '#domain/market/shown-part.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import type { ReactNode } from 'react';

/** Draws something of a listing: an entry in words, a table with its rows, a map or a stamp as it looks. */
export type DrawPart = (part: ShownPart) => ReactNode;

interface EntryDialogProps {
  listingId: string;
  /** What it is, and where it stands among those of its kind in the listing. */
  of: ShownKind;
  at: number;
  title: string;
  drawPart: DrawPart;
  onClose: () => void;
}

/** One thing of a listing, to be read before one gets it. */
export function EntryDialog({ listingId, of, at, title, drawPart, onClose }: EntryDialogProps) {
  const { data, error, refetch } = useQuery(calls.market.entry.queryOptions({ input: { listingId, of, at } }));
  return (
    <Dialog open title={title} onClose={onClose}>
      {data && drawPart(data.shown)}
      {!data && error && (
        <ErrorState title="The entry could not be loaded" onRetry={() => void refetch()}>
          <p>Please try again.</p>
        </ErrorState>
      )}
      {!data && !error && <SkeletonLines lines={6} />}
    </Dialog>
  );
}
