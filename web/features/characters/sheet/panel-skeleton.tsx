import { Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

/** The shape of a sheet that is on its way. */
export function PanelSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className="flex flex-col gap-4">
      <div className="flex gap-3.5">
        <Skeleton className="size-20 !rounded-card" />
        <SkeletonLines lines={3} className="flex-1" />
      </div>
      <Skeleton className="h-28 !rounded-card" />
      <div className="grid grid-cols-3 gap-2">
        {[0, 1, 2, 3, 4, 5].map((tile) => (
          <Skeleton key={tile} className="h-20 !rounded-card" />
        ))}
      </div>
    </div>
  );
}
