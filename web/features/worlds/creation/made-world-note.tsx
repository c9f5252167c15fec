import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { StartCampaignHere } from '#web/features/worlds/start-campaign-here.tsx';

interface MadeWorldNoteProps {
  world: { id: string; name: string };
  /** Begins another world. */
  onAnother: () => void;
}

/** The world is made and more lore is on its way into it. */
export function MadeWorldNote({ world, onAnother }: MadeWorldNoteProps) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="font-display text-name font-semibold break-words">{world.name}</p>
        <p className="text-ink-soft">It is in your library. What you add below is added to it.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <StartCampaignHere world={world} />
        <Button variant="quiet" onClick={onAnother}>
          Create another world
        </Button>
        <ButtonLink to="/world/view/$worldId" params={{ worldId: world.id }} search={{ edit: 'true' }} variant="outline">
          Open it
        </ButtonLink>
      </div>
    </Card>
  );
}
