import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Link } from '#web/ui/router/link.tsx';
import type { MyCard } from './listed-characters.ts';
import { Portrait } from '#web/features/characters/portrait/portrait.tsx';
import { lineOf } from '#web/features/characters/sheet/sheet-text.ts';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** The person's heroes, each with the way to their table. */
export function HeroShelf() {
  const mine = useQuery(calls.characters.mine.queryOptions({ input: {} }));
  return (
    <section aria-labelledby="characters" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="characters" className="font-display text-name font-semibold">
          Your characters
        </h2>
        {mine.data !== undefined && mine.data.length > 0 && (
          <Link to="/account/characters" className="text-control font-semibold text-ember underline underline-offset-4">
            All characters
          </Link>
        )}
      </div>
      {mine.isError && (
        <ErrorState title="Error" onRetry={() => void mine.refetch()}>
          <p>Your characters could not be loaded.</p>
        </ErrorState>
      )}
      {mine.isPending && (
        <div role="status" aria-label="Loading..." className={grid}>
          <Skeleton className="h-24 !rounded-card" />
        </div>
      )}
      {mine.data !== undefined && <Heroes cards={mine.data} />}
    </section>
  );
}

function Heroes({ cards }: { cards: readonly MyCard[] }) {
  if (cards.length === 0) {
    return <p className="text-ink-soft">You have no character yet. Make one at a table, in its Character tab.</p>;
  }
  return (
    <ul className={grid}>
      {cards.slice(0, limits.heroesOnHome).map((card) => (
        <li key={card.id}>
          <Link
            to="/campaign"
            search={{ id: card.campaignId, name: card.campaignName }}
            className="flex h-full items-center gap-3.5 rounded-card border border-line bg-surface p-4 text-ink no-underline transition-colors duration-quick hover:border-ember"
          >
            <Portrait of={card} className="size-16" />
            <span className="min-w-0 flex-1">
              <span className="block font-display text-name leading-tight font-semibold break-words">{card.name}</span>
              <span className="block text-control text-ink-soft">{lineOf(card)}</span>
              <span className="block text-control break-words text-ink-soft">{card.campaignName}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
