import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ListTools, useListTools } from '#web/ui/data-display/list-tools.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listedCharacters, orders } from './listed-characters.ts';
import type { MyCard } from './listed-characters.ts';
import { MyCharacterCard } from './my-character-card.tsx';

const CopyDialog = lazy(() =>
  import('#web/features/characters/interchange/copy-dialog.tsx').then(({ CopyDialog: Dialog }) => ({ default: Dialog })),
);
const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** Every character of the person, with the way to their table. */
export function MyCharacters() {
  const mine = useQuery(calls.characters.mine.queryOptions({ input: {} }));
  const tools = useListTools(orders, 'name');
  const [copying, setCopying] = useState<MyCard | null>(null);
  if (mine.isError)
    return (
      <ErrorState title="Error" onRetry={() => void mine.refetch()}>
        <p>Your characters could not be loaded.</p>
      </ErrorState>
    );
  if (mine.data === undefined)
    return (
      <div role="status" aria-label="Loading..." className={grid}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-36 !rounded-card" />
        ))}
      </div>
    );
  if (mine.data.length === 0)
    return (
      <EmptyState
        art={<UserRound aria-hidden />}
        title="No character yet"
        action={<ButtonLink to="/campaign">To your campaigns</ButtonLink>}
      >
        <p>Open a campaign and its Character tab to make your first hero.</p>
      </EmptyState>
    );
  const shown = listedCharacters(mine.data, tools.search, tools.order);
  return (
    <>
      {mine.data.length > limits.listWithoutSearch && <ListTools {...tools} what="characters" found={shown.length} />}
      <ul className={grid}>
        {shown.map((card) => (
          <MyCharacterCard key={card.id} card={card} onCopy={() => setCopying(card)} />
        ))}
      </ul>
      <Suspense>{copying !== null && <CopyDialog character={copying} onClose={() => setCopying(null)} />}</Suspense>
    </>
  );
}
