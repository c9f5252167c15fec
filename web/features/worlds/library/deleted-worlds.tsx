import { limits } from '#domain/limits/limits.ts';
import { dayMilliseconds } from '#domain/limits/units.ts';
import type { WorldCard } from '#domain/world/world.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useRestoreWorld } from '#web/features/worlds/deletion/use-delete-world.ts';
import { useWorlds } from '#web/features/worlds/use-worlds.ts';
import { WorldPicture } from './world-card.tsx';

/** One’s own worlds that were deleted and can still be taken back. */
export function DeletedWorlds() {
  const worlds = useWorlds('deleted');
  const restore = useRestoreWorld();
  if (worlds.isPending) return <SkeletonLines lines={5} />;
  if (worlds.isError) {
    return (
      <ErrorState title="Failed to load worlds" onRetry={() => void worlds.refetch()}>
        <p>Failed to load worlds. Please try again.</p>
      </ErrorState>
    );
  }
  if (worlds.data.length === 0) {
    return (
      <EmptyState art={<Trash2 aria-hidden />} title="Nothing was deleted">
        <p>A world that you delete stays here for {limits.deletedWorldDays} days. Until then you can restore it.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {worlds.data.map((world) => (
        <DeletedRow
          key={world.id}
          world={world}
          busy={restore.isPending && restore.variables.worldId === world.id}
          onRestore={() => restore.mutate({ worldId: world.id })}
        />
      ))}
    </ul>
  );
}

function DeletedRow({ world, busy, onRestore }: { world: WorldCard; busy: boolean; onRestore: () => void }) {
  const { deletedAt = null } = world;
  return (
    <Card as="li" flush className="flex overflow-hidden">
      <WorldPicture world={world} className="w-28 shrink-0 opacity-60 max-sm:hidden md:w-48" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-4 p-5">
        <div className="flex min-w-0 flex-[1_1_18rem] flex-col gap-1.5">
          <h2 className="font-display text-name font-semibold break-words">{world.name}</h2>
          {deletedAt !== null && (
            <p className="figures text-control text-ink-soft">
              Deleted <time dateTime={deletedAt}>{dayOf(deletedAt)}</time> · can be restored until {dayOf(lastDayOf(deletedAt))}
            </p>
          )}
        </div>
        <Button variant="outline" icon={<RotateCcw aria-hidden />} aria-label={`Restore ${world.name}`} busy={busy} onClick={onRestore}>
          Restore
        </Button>
      </div>
    </Card>
  );
}

function lastDayOf(deletedAt: string): Date {
  return new Date(Date.parse(deletedAt) + limits.deletedWorldDays * dayMilliseconds);
}
