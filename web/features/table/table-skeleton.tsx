import { Badge } from '#web/ui/badge.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';
import { participantWords } from './participant-words.ts';

/** What the address of a table says of it. It is shown while the table is laid, and decides nothing. */
export interface TableHint {
  name?: string | undefined;
  isOwner?: string | undefined;
  participantCount?: string | undefined;
}

/** The shape of the table while it is laid, with what is known of it already. */
export function TableSkeleton({ hint = {} }: { hint?: TableHint }) {
  const { name, isOwner, participantCount } = hint;
  const count = Number(participantCount);
  return (
    <div role="status" aria-label="The table is being laid" className="flex flex-col gap-6 p-4 sm:p-6">
      {name === undefined ? (
        <>
          <h1 className="sr-only">Campaign</h1>
          <Skeleton className="h-8 w-64 max-w-full" />
        </>
      ) : (
        <div>
          <h1 className="truncate font-display text-name font-semibold">{name}</h1>
          <p className="mt-0.5 flex items-center gap-3 text-note text-ink-soft">
            {isOwner !== undefined && <Badge>{isOwner === 'true' ? 'Dungeon Master' : 'Player'}</Badge>}
            {participantCount !== undefined && Number.isInteger(count) && count >= 0 && participantWords(count)}
          </p>
        </div>
      )}
      <StorySkeleton />
    </div>
  );
}

/** The shape of a story on its way. */
export function StorySkeleton() {
  return (
    <div role="status" aria-label="Loading the story" className="mx-auto flex w-full max-w-[41rem] flex-1 flex-col gap-8 px-4 py-6">
      <SkeletonLines lines={5} />
      <SkeletonLines lines={2} className="w-2/3" />
      <SkeletonLines lines={4} />
    </div>
  );
}
