import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';

/** The shape of the table while it is laid. */
export function TableSkeleton() {
  return (
    <div role="status" aria-label="The table is being laid" className="flex flex-col gap-6 p-4 sm:p-6">
      <h1 className="sr-only">Campaign</h1>
      <Skeleton className="h-8 w-64 max-w-full" />
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
