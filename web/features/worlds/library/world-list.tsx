import type { WorldCard as WorldCardData } from '#domain/world/world.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ListTools, useListTools } from '#web/ui/data-display/list-tools.tsx';
import { listedWorlds, worldOrders } from './listed-worlds.ts';
import type { WorldShare } from './listed-worlds.ts';
import { NoWorlds } from './no-worlds.tsx';
import { useWorlds } from '#web/features/worlds/use-worlds.ts';
import { WorldActions } from './world-actions.tsx';
import { WorldCard } from './world-card.tsx';
import { WorldCardSkeletons } from './world-card-skeletons.tsx';
import { WorldRow } from './world-row.tsx';

interface WorldListProps {
  look: 'cards' | 'rows';
  share: WorldShare;
  onDelete: (world: WorldCardData) => void;
}

/** Worlds as cards or rows, to be searched and sorted. */
export function WorldList({ look, share, onDelete }: WorldListProps) {
  const worlds = useWorlds();
  const tools = useListTools(worldOrders, 'updated');
  if (worlds.isPending) return <WorldCardSkeletons />;
  if (worlds.isError) {
    return (
      <ErrorState title="Failed to load worlds" onRetry={() => void worlds.refetch()}>
        <p>Failed to load worlds. Please try again.</p>
      </ErrorState>
    );
  }
  const all = listedWorlds(worlds.data, { share });
  if (all.length === 0) return <NoWorlds share={share} />;
  const shown = listedWorlds(worlds.data, { search: tools.search, order: tools.order, share });
  return (
    <>
      {(all.length > 1 || tools.search !== '') && <ListTools {...tools} what="worlds" found={shown.length} />}
      {look === 'rows' ? (
        <ul className="flex flex-col gap-4">
          {shown.map((world) => (
            <WorldRow key={world.id} world={world} onDelete={() => onDelete(world)} />
          ))}
        </ul>
      ) : (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((world) => (
            <WorldCard key={world.id} world={world} actions={<WorldActions world={world} onDelete={() => onDelete(world)} />} />
          ))}
        </div>
      )}
    </>
  );
}
