import type { WorldCard } from '#domain/world/world.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { buildsWorld } from '#web/lib/world/builds-world.ts';

/** The way to a world’s page. */
export function ViewWorld({ world, className }: { world: Pick<WorldCard, 'id' | 'name'>; className?: string | undefined }) {
  return (
    <ButtonLink
      to="/world/view/$worldId"
      params={{ worldId: world.id }}
      variant="outline"
      aria-label={`View ${world.name}`}
      className={className}
    >
      View
    </ButtonLink>
  );
}

interface WorldActionsProps {
  world: WorldCard;
  onDelete: () => void;
  className?: string;
}

/** What one may do with a world in a list: everyone looks at it, builders edit it, its owner deletes it. */
export function WorldActions({ world, onDelete, className }: WorldActionsProps) {
  return (
    <div className={classNames('flex flex-wrap gap-2', className)}>
      <ViewWorld world={world} className="grow" />
      {buildsWorld(world) && (
        <ButtonLink
          to="/world/edit/$worldId"
          params={{ worldId: world.id }}
          variant="outline"
          aria-label={`Edit ${world.name}`}
          className="grow"
        >
          Edit
        </ButtonLink>
      )}
      {world.isOwner && (
        <Button variant="quiet" aria-label={`Delete ${world.name}`} onClick={onDelete}>
          Delete
        </Button>
      )}
    </div>
  );
}
