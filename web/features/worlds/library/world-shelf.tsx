import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Link } from '#web/ui/router/link.tsx';
import { useWorlds } from '#web/features/worlds/use-worlds.ts';
import { WorldCard } from './world-card.tsx';
import { WorldCardSkeletons } from './world-card-skeletons.tsx';

/** The first worlds in sight, and the way to the rest. */
export function WorldShelf() {
  const worlds = useWorlds();
  return (
    <section aria-labelledby="worlds" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="worlds" className="font-display text-name font-semibold">
          Your worlds
        </h2>
        <Link to="/world/library" className="text-control font-semibold text-ember underline underline-offset-4">
          World Library
        </Link>
      </div>
      {worlds.isPending && <WorldCardSkeletons cards={3} />}
      {worlds.isError && (
        <ErrorState title="Failed to load worlds" onRetry={() => void worlds.refetch()}>
          <p>Failed to load worlds. Please try again.</p>
        </ErrorState>
      )}
      {worlds.data !== undefined && (
        <div className={classNames('grid gap-6', worlds.data.length > 1 && 'sm:grid-cols-2 lg:grid-cols-3')}>
          {worlds.data.slice(0, 3).map((world) => (
            <WorldCard key={world.id} world={world} wide={worlds.data.length === 1} />
          ))}
        </div>
      )}
    </section>
  );
}
