import type { WorldCard } from '#domain/world/world.ts';
import { Card } from '#web/ui/card.tsx';
import { WorldActions } from './world-actions.tsx';
import { WorldBadges } from '#web/features/worlds/world-badges.tsx';
import { WorldFacts, WorldPicture } from './world-card.tsx';

/** One world in a list, with what can be done with it. */
export function WorldRow({ world, onDelete }: { world: WorldCard; onDelete: () => void }) {
  return (
    <Card as="li" flush className="flex overflow-hidden">
      <WorldPicture world={world} className="w-28 shrink-0 max-sm:hidden md:w-48" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-4 p-5">
        <div className="flex min-w-0 flex-[1_1_18rem] flex-col gap-2">
          <h2 className="font-display text-name font-semibold break-words">{world.name}</h2>
          <WorldBadges world={world} />
          <p className="line-clamp-2 text-control break-words text-ink-soft">{world.description}</p>
          <WorldFacts world={world} />
        </div>
        <WorldActions world={world} onDelete={onDelete} />
      </div>
    </Card>
  );
}
