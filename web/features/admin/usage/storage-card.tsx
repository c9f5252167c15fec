import { calls } from '#web/lib/api.ts';
import { Card } from '#web/ui/card.tsx';
import { sizeOf } from '#web/ui/format/figures.ts';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Loaded } from '#web/features/admin/loaded.tsx';

/** How much is stored, and how much room is left. */
export function StorageCard() {
  const stored = useQuery(calls.admin.backups.queryOptions({ input: {} }));
  return (
    <Card as="section" aria-labelledby="usage-storage">
      <h2 id="usage-storage" className="mb-4 font-display text-name font-semibold">
        Storage
      </h2>
      <Loaded query={stored} skeleton={<SkeletonLines lines={3} />} failed="The storage use could not be loaded">
        {({ databaseBytes, freeBytes, backups }) => (
          <dl className="grid gap-x-8 gap-y-2 text-control sm:max-w-md">
            <Line term="Database" value={sizeOf(databaseBytes)} />
            <Line term="Backups on this server" value={sizeOf(backups.reduce((sum, { bytes }) => sum + bytes, 0))} />
            <Line term="Free on this server" value={sizeOf(freeBytes)} />
          </dl>
        )}
      </Loaded>
    </Card>
  );
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="figures font-semibold">{value}</dd>
    </div>
  );
}
