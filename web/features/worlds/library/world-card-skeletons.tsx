import { limits } from '#domain/limits/limits.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

/** Cards on their way. */
export function WorldCardSkeletons({ cards = limits.skeletonCards }: { cards?: number }) {
  return (
    <div aria-hidden className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card} flush className="overflow-hidden">
          <Skeleton className="aspect-[2/1] rounded-none" />
          <SkeletonLines lines={4} className="p-5" />
        </Card>
      ))}
    </div>
  );
}
