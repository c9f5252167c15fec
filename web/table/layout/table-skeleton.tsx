import { Badge } from '#web/ui/badge.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { participantText } from './participant-text.ts';

/** What the address of a table says of it. It is shown while the table is laid, and decides nothing. */
export interface TableHint {
  name?: string | undefined;
  isOwner?: string | undefined;
  participantCount?: string | undefined;
}

/** The shape of the table while it is laid, with what is known of it already. */
export function TableSkeleton({ hint = {} }: { hint?: TableHint }) {
  return (
    <div role="status" aria-label="Loading the table" className="flex min-h-[32rem] flex-col">
      <HeaderSkeleton hint={hint} />
      <div className="flex min-h-0 flex-1">
        <div aria-hidden className="flex w-22 shrink-0 flex-col items-center gap-10 border-r border-line pt-14 max-md:hidden">
          {[1, 2, 3].map((n) => (
            <Skeleton key={n} className="size-10 !rounded-full" />
          ))}
        </div>
        <StorySkeleton />
        <div aria-hidden className="w-[23rem] shrink-0 border-l border-line bg-surface p-4 max-lg:hidden xl:w-[25rem]">
          <Skeleton className="h-8 w-full" />
          <SkeletonLines lines={4} className="mt-8" />
        </div>
      </div>
    </div>
  );
}

function HeaderSkeleton({ hint: { name, isOwner, participantCount } }: { hint: TableHint }) {
  const count = Number(participantCount);
  return (
    <div className="flex flex-col gap-1 border-b border-line px-4 py-1.5">
      {name === undefined ? (
        <>
          <h1 className="sr-only">Campaign</h1>
          <Skeleton className="h-7 w-64 max-w-full" />
        </>
      ) : (
        <h1 className="truncate font-display text-name font-semibold">{name}</h1>
      )}
      <p className="flex min-h-6 items-center gap-3 text-note text-ink-soft">
        {isOwner !== undefined && <Badge>{isOwner === 'true' ? 'Dungeon Master' : 'Player'}</Badge>}
        {participantCount !== undefined && Number.isInteger(count) && count >= 0 && participantText(count)}
      </p>
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
