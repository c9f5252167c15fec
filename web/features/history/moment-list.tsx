import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Clock, MapPin, MessageSquareText } from 'lucide-react';
import { momentText } from './history-text.ts';
import { SpotButton } from './spot-button.tsx';
import type { Spot, usePast } from './use-past.ts';

/** What was told on the branch that is played, the newest first. */
export function MomentList({ past, onSpot }: { past: ReturnType<typeof usePast>; onSpot: (spot: Spot) => void }) {
  if (past.moments.length === 0) {
    return (
      <EmptyState art={<Clock aria-hidden />} title="Nothing has happened yet">
        <p>Moments of the story appear here. Choose one to see how things were, or to go back to it.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ol className="flex flex-col divide-y divide-line" aria-label="Moments, newest first">
        {past.moments.map(({ position, at, author, excerpt, scene }) => {
          const { title, rest } = scene === null ? momentText(excerpt) : { title: scene.name, rest: excerpt.replaceAll('*', '') };
          return (
            <li key={position}>
              <SpotButton
                spot={{ position, at, title }}
                icon={scene === null ? <MessageSquareText aria-hidden /> : <MapPin aria-hidden />}
                onSpot={onSpot}
              >
                <span className="line-clamp-2 font-book break-words text-ink-soft">{rest === '' ? author : `${author}: ${rest}`}</span>
              </SpotButton>
            </li>
          );
        })}
      </ol>
      {past.hasNextPage && (
        <div className="mt-3 flex justify-center">
          <Button variant="outline" busy={past.isFetchingNextPage} onClick={() => void past.fetchNextPage()}>
            Earlier moments
          </Button>
        </div>
      )}
    </>
  );
}
