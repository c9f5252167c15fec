import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Rows of a list on their way. */
export function RowSkeletons({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-hidden className="divide-y divide-line rounded-card border border-line bg-surface">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-6 px-4 py-4">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
          <Skeleton className="h-6 w-24 rounded-full max-sm:hidden" />
          <Skeleton className="h-4 w-20 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
