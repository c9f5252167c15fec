import { agoOf } from '#web/ui/format/ago.ts';
import type { Character } from '#domain/character/character.ts';
import { api, calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '#web/lib/queries/use-infinite-query.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useUndo } from '#web/features/characters/use-act.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

interface HistoryDialogProps {
  character: Character;
  hand: Hand;
  onClose: () => void;
}

/** Who changed what of a sheet and when, the latest first, with the way back. */
export function HistoryDialog({ character, hand, onClose }: HistoryDialogProps) {
  const of = { campaignId: character.campaignId, characterId: character.id };
  const pages = useInfiniteQuery({
    queryKey: calls.characters.history.key({ input: of }),
    queryFn: ({ pageParam }) => api.characters.history(pageParam === 0 ? of : { ...of, before: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.more ? page.entries.at(-1)?.position : undefined),
  });
  const { mutate, isPending } = useUndo(character);
  const [now] = useState(() => Date.now());
  return (
    <Dialog open title="What changed" onClose={onClose}>
      {pages.isPending && <SkeletonLines lines={6} />}
      {pages.isError && (
        <ErrorState title="Error" onRetry={() => void pages.refetch()}>
          <p>The history could not be loaded.</p>
        </ErrorState>
      )}
      <ol className="flex flex-col divide-y divide-line">
        {pages.data?.pages
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <li key={entry.position} className="flex items-start gap-3 py-2.5">
              <div className="min-w-0 flex-1">
                {entry.summary.map((sentence, index) => (
                  <p key={index} className="text-control text-ink">
                    {sentence}
                  </p>
                ))}
                <p className="text-note">
                  {entry.actorName},{' '}
                  <time dateTime={entry.createdAt} title={momentOf(entry.createdAt)}>
                    {agoOf(entry.createdAt, now)}
                  </time>
                </p>
              </div>
              {hand.mayAct && entry.canUndo && (
                <Button variant="quiet" size="sm" disabled={isPending} icon={<Undo2 aria-hidden />} onClick={() => mutate(entry.position)}>
                  Undo
                </Button>
              )}
            </li>
          ))}
      </ol>
      {pages.hasNextPage && (
        <Button variant="outline" size="sm" className="mt-3" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Show earlier
        </Button>
      )}
    </Dialog>
  );
}
