import type { Presence } from '#contract/realtime/frames.ts';
import type { World } from '#domain/world/world.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { BuildersHere } from '#web/features/worlds/members/builders-here.tsx';
import { WorldBadges } from '#web/features/worlds/world-badges.tsx';
import { WorldDescription } from './world-description.tsx';
import { WorldMap } from '#web/features/worlds/map/world-map.tsx';

const WorldFieldsForm = lazy(() => import('./world-fields-form.tsx').then((part) => ({ default: part.WorldFieldsForm })));

interface WorldHeaderProps {
  world: World;
  editing: boolean;
  /** What is open below needs the room: only the name and the way to edit stand above it. */
  isBrief: boolean;
  /** Builders who have the world open. */
  here: Presence[];
  /** What can be done with the world. */
  actions: ReactNode;
  /** What can be done with its map. */
  mapActions: ReactNode;
}

/** A world at the head of its page: name, description, map, and what can be done with them. */
export function WorldHeader({ world, editing, isBrief, here, actions, mapActions }: WorldHeaderProps) {
  if (isBrief) {
    return (
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 font-display text-name font-semibold break-words">{world.name}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 [&>[role=status]]:mt-0">
          {actions}
          <BuildersHere people={here} />
        </div>
      </header>
    );
  }
  return (
    <header className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <h1 className={classNames('font-display text-title font-semibold break-words', editing && 'sr-only')}>{world.name}</h1>
        <div>
          <WorldBadges world={world} />
          <BuildersHere people={here} />
        </div>
        {editing ? (
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <WorldFieldsForm key={world.id} world={world} />
          </Suspense>
        ) : (
          world.description !== '' && <WorldDescription text={world.description} />
        )}
        {actions}
      </div>
      <div className={classNames('flex flex-col gap-3', world.mapUrl === null && !editing && 'max-lg:hidden')}>
        <div className={classNames(world.mapUrl === null && 'max-lg:hidden')}>
          <WorldMap name={world.name} url={world.mapUrl} isHidden={world.isMapHidden ?? false} />
        </div>
        {mapActions}
      </div>
    </header>
  );
}
