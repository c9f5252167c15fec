import type { World } from '#domain/world/world.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Eye, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExportButton } from '#web/features/worlds/interchange/export-button.tsx';
import { StartCampaignHere } from '#web/features/worlds/start-campaign-here.tsx';

interface WorldToolbarProps {
  world: Pick<World, 'id' | 'name'>;
  builds: boolean;
  editing: boolean;
  /** Only the switch shows. */
  isBrief: boolean;
  onEditing: (editing: boolean) => void;
  /** More to do, after the rest. */
  children: ReactNode;
}

/** What can be done with a world: switching between looking and editing, taking it away as a file, and more. */
export function WorldToolbar({ world, builds, editing, isBrief, onEditing, children }: WorldToolbarProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {builds && (
        <Button
          variant={editing || isBrief ? 'outline' : 'primary'}
          icon={editing ? <Eye aria-hidden /> : <Pencil aria-hidden />}
          onClick={() => onEditing(!editing)}
        >
          {editing ? 'View mode' : 'Edit mode'}
        </Button>
      )}
      {!isBrief && children}
      {!isBrief && <ExportButton worldId={world.id} />}
      {!isBrief && <StartCampaignHere world={world} variant={builds ? 'outline' : 'primary'} />}
    </div>
  );
}
