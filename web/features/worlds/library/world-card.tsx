import type { WorldCard as WorldCardData } from '#domain/world/world.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CoverPicture } from '#web/ui/cover/cover-picture.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { counted } from '#web/ui/format/figures.ts';
import type { ReactNode } from 'react';
import { ViewWorld } from './world-actions.tsx';
import { WorldBadges } from '#web/features/worlds/world-badges.tsx';

interface WorldCardProps {
  world: WorldCardData;
  /** Picture beside the words where there is room, for a world that stands alone. */
  wide?: boolean;
  /** What can be done with it; without it, only looked at. */
  actions?: ReactNode;
}

/** One world with its badges and the way to its lore. */
export function WorldCard({ world, wide = false, actions }: WorldCardProps) {
  const picture = classNames('aspect-[2/1] w-full', wide && 'md:aspect-auto md:w-2/5 md:self-stretch');
  return (
    <Card as="article" flush className={classNames('flex flex-col overflow-hidden', wide && 'md:flex-row')}>
      <WorldPicture world={world} className={picture} />
      <div className={classNames('flex min-w-0 flex-1 flex-col gap-3 p-5', wide && 'md:items-start md:p-8')}>
        <h2 className="font-display text-name font-semibold break-words">{world.name}</h2>
        <WorldBadges world={world} />
        <p className="line-clamp-3 text-control break-words text-ink-soft">{world.description}</p>
        <WorldFacts world={world} className="mt-auto" />
        {actions ?? <ViewWorld world={world} className={wide ? undefined : 'w-full'} />}
      </div>
    </Card>
  );
}

/** The map of a world, or the landscape that grows from its id. */
export function WorldPicture({ world, className }: { world: Pick<WorldCardData, 'id' | 'mapUrl'>; className: string }) {
  return <CoverPicture url={world.mapUrl} seed={world.id} className={className} />;
}

/** How much is in a world and when it was changed. */
export function WorldFacts({ world, className }: { world: WorldCardData; className?: string }) {
  const { entryCount, tomeCount = 0, updatedAt } = world;
  return (
    <p className={classNames('figures text-note text-ink-faint', className)}>
      {counted(entryCount, 'lore entry', 'lore entries')}
      {tomeCount > 0 && ` · ${counted(tomeCount, 'tome')}`} · updated <time dateTime={updatedAt}>{dayOf(updatedAt)}</time>
    </p>
  );
}
