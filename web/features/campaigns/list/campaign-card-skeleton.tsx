import { limits } from '#domain/limits/limits.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Six cards on their way. */
export function CampaignCardSkeletons() {
  return (
    <div>
      <p role="status" className="mb-4 text-control text-ink-soft">
        Loading campaigns...
      </p>
      <div aria-hidden className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: limits.skeletonCards }, (_, card) => (
          <Card key={card} flush className="overflow-hidden">
            <Skeleton className="aspect-[2/1] rounded-none" />
            <div className="flex flex-col gap-3 p-5">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="mt-3 h-4 w-3/5" />
              <Skeleton className="mt-2 h-10" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
