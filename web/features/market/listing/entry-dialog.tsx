import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { entryKindName } from '#web/features/market/market-text.ts';
import type { ReactNode } from 'react';

/** Draws an entry in words. */
export type DrawEntry = (entry: HomebrewEntry) => ReactNode;

interface EntryDialogProps {
  listingId: string;
  /** Where it stands among the entries of the listing, and what it is. */
  at: number;
  kind: HomebrewKind;
  drawEntry: DrawEntry;
  onClose: () => void;
}

/** One entry of a listing, to be read before one gets it. */
export function EntryDialog({ listingId, at, kind, drawEntry, onClose }: EntryDialogProps) {
  const { data, error, refetch } = useQuery(calls.market.entry.queryOptions({ input: { listingId, at } }));
  return (
    <Dialog open title={entryKindName(kind)} onClose={onClose}>
      {data && drawEntry(data.entry)}
      {!data && error && (
        <ErrorState title="The entry could not be loaded" onRetry={() => void refetch()}>
          <p>Please try again.</p>
        </ErrorState>
      )}
      {!data && !error && <SkeletonLines lines={6} />}
    </Dialog>
  );
}
