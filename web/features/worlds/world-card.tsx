import type { WorldCard as WorldCardData } from '#domain/world.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cover } from '#web/ui/cover.tsx';
import { dayOf } from '#web/ui/dates.ts';
import { Sparkles } from 'lucide-react';

interface WorldCardProps {
  world: WorldCardData;
  /** Picture beside the words where there is room, for a world that stands alone. */
  wide?: boolean;
}

/** One world with its badges and the way to its lore. */
export function WorldCard({ world, wide = false }: WorldCardProps) {
  const picture = classNames('aspect-[2/1] w-full', wide && 'md:aspect-auto md:w-2/5 md:self-stretch');
  return (
    <Card as="article" flush className={classNames('flex flex-col overflow-hidden', wide && 'md:flex-row')}>
      {world.mapUrl === null ? (
        <Cover seed={world.id} className={picture} />
      ) : (
        <img src={world.mapUrl} alt="" loading="lazy" className={classNames('object-cover', picture)} />
      )}
      <div className={classNames('flex min-w-0 flex-1 flex-col gap-3 p-5', wide && 'md:items-start md:p-8')}>
        <h2 className="font-display text-name font-semibold">{world.name}</h2>
        <WorldBadges world={world} />
        <p className="line-clamp-3 text-control text-ink-soft">{world.description}</p>
        <p className="figures mt-auto text-note text-ink-faint">
          {world.entryCount === 1 ? '1 lore entry' : `${world.entryCount} lore entries`} · updated{' '}
          <time dateTime={world.updatedAt}>{dayOf(world.updatedAt)}</time>
        </p>
        <ButtonLink to="/world/view/$worldId" params={{ worldId: world.id }} variant="outline" aria-label={`View ${world.name}`}>
          View
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Whose world it is and how it was made. */
export function WorldBadges({ world }: { world: Pick<WorldCardData, 'isOwner' | 'isTemplate' | 'aiGenerated'> }) {
  if (!world.isOwner && !world.isTemplate && !world.aiGenerated) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {world.isOwner && <Badge tone="seal">Owner</Badge>}
      {world.isTemplate && <Badge tone="candle">Free for all</Badge>}
      {world.aiGenerated && (
        <Badge tone="sea" icon={<Sparkles aria-hidden />}>
          AI Generated
        </Badge>
      )}
    </div>
  );
}
