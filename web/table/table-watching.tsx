import type { ReactNode } from 'react';

/** In place of the composer, for those who only watch. */
export function TableWatching({ strip }: { strip: ReactNode }) {
  return (
    <div className="shrink-0 border-t border-line bg-room px-3 py-2.5 sm:px-6 sm:py-3">
      <div className="mx-auto flex max-w-[41rem] flex-col gap-2.5">
        {strip}
        <p className="rounded-control border border-line bg-surface px-3.5 py-2.5 text-control text-ink-soft">
          You are a spectator at this table. To play, ask the Dungeon Master for a player’s seat.
        </p>
      </div>
    </div>
  );
}
