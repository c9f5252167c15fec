import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListTools } from '#web/ui/list-tools.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';
import { Map } from 'lucide-react';
import { useState } from 'react';
import { listedWorlds } from './listed-worlds.ts';
import type { WorldOrder } from './listed-worlds.ts';
import { useWorlds } from './use-worlds.ts';
import { WorldCard } from './world-card.tsx';

const orders = [
  { id: 'updated', label: 'Last updated' },
  { id: 'name', label: 'Name' },
] as const;

/** Every world in sight as a card. Past ten they can be searched and sorted. */
export function WorldGrid() {
  const worlds = useWorlds();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<WorldOrder>('updated');
  if (worlds.isPending) return <WorldCardSkeletons />;
  if (worlds.isError) {
    return (
      <ErrorState title="Failed to load worlds" onRetry={() => void worlds.refetch()}>
        <p>Failed to load worlds. Please try again.</p>
      </ErrorState>
    );
  }
  if (worlds.data.length === 0) {
    return (
      <EmptyState art={<Map aria-hidden />} title="No worlds yet" action={<ButtonLink to="/campaign">Your Campaigns</ButtonLink>}>
        <p>Worlds you may look at are listed here.</p>
      </EmptyState>
    );
  }
  const shown = listedWorlds(worlds.data, search, order);
  return (
    <>
      {worlds.data.length > 10 && (
        <ListTools
          what="worlds"
          search={search}
          onSearch={setSearch}
          orders={orders}
          order={order}
          onOrder={setOrder}
          found={shown.length}
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((world) => (
          <WorldCard key={world.id} world={world} />
        ))}
      </div>
    </>
  );
}

/** Three cards on their way. */
export function WorldCardSkeletons() {
  return (
    <div aria-hidden className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 3 }, (_, card) => (
        <Card key={card} flush className="overflow-hidden">
          <Skeleton className="aspect-[2/1] rounded-none" />
          <SkeletonLines lines={4} className="p-5" />
        </Card>
      ))}
    </div>
  );
}
