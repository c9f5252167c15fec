import type { World } from '#domain/world/world.ts';
import { DamagedParts } from '#web/lib/world/damaged-parts.tsx';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { FileUp, Plus, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { AddTome } from '#web/features/tomes/editor/add-tome.tsx';
import { TomeList } from './tome-list.tsx';
import { UploadTome } from '#web/features/tomes/editor/upload-tome.tsx';
import { useTomes } from '#web/features/tomes/use-tomes.ts';

/** Where something in the list leads: the reading view of a tome, or the review of what was found in one. */
export type TomeDoor = { kind: 'tome'; tomeId: string } | { kind: 'review'; generationId: string };

interface TomesSectionProps {
  world: World;
  /** Whether the asking person may change the world, and whether they are about to. */
  builds: boolean;
  editing: boolean;
  onOpen: (door: TomeDoor) => void;
}

/** The tomes of a world, newest first: to read and to download; in edit mode to add, upload, change and delete. */
export function TomesSection({ world, builds, editing, onOpen }: TomesSectionProps) {
  const tomes = useTomes(world.id);
  const [open, setOpen] = useState<'add' | 'upload' | null>(null);
  const changes = builds && editing;
  return (
    <section aria-labelledby="tomes" className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="tomes" className="font-display text-name font-semibold">
            Tomes
          </h2>
          <p className="max-w-[60ch] text-control text-ink-soft">
            {builds && !editing
              ? 'Turn on edit mode to add, change or upload tomes.'
              : 'Chronicles, letters, rules and files that belong to this world.'}
          </p>
        </div>
        <TomeTools builds={builds} changes={changes} onOpen={setOpen} />
      </header>
      {changes && open === 'add' && <AddTome worldId={world.id} onClose={() => setOpen(null)} />}
      {changes && open === 'upload' && <UploadTome worldId={world.id} onClose={() => setOpen(null)} />}
      {tomes.isPending && <TomeSkeletons />}
      {tomes.isError && tomes.data === undefined && (
        <ErrorState title="Failed to load tomes" onRetry={() => void tomes.refetch()}>
          <p>The tomes of this world could not be loaded. Please try again.</p>
        </ErrorState>
      )}
      <DamagedParts worldId={world.id} kind="tome" builds={builds} />
      {tomes.data?.length === 0 && (
        <EmptyState art={<ScrollText aria-hidden />} title="No tomes yet">
          <p>{builds ? 'Write one, or upload a document to find lore in it.' : 'The builders of this world have not added a tome yet.'}</p>
        </EmptyState>
      )}
      {tomes.data !== undefined && tomes.data.length > 0 && (
        <TomeList
          worldId={world.id}
          tomes={tomes.data}
          builds={builds}
          changes={changes}
          onRead={(tomeId) => onOpen({ kind: 'tome', tomeId })}
          onReview={(generationId) => onOpen({ kind: 'review', generationId })}
        />
      )}
    </section>
  );
}

interface TomeToolsProps {
  builds: boolean;
  changes: boolean;
  onOpen: (what: 'add' | 'upload') => void;
}

/** What can be put in. Who does not build the world is told where they can. */
function TomeTools({ builds, changes, onOpen }: TomeToolsProps) {
  if (builds && !changes) return null;
  const upload = builds
    ? () => onOpen('upload')
    : () =>
        notify.refusal(null, {
          title: 'Create Your Own World',
          sentence: 'Upload and save files permanently by creating your own world',
        });
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" icon={<FileUp aria-hidden />} onClick={upload}>
        Upload File
      </Button>
      {changes && (
        <Button icon={<Plus aria-hidden />} onClick={() => onOpen('add')}>
          Add Tome
        </Button>
      )}
    </div>
  );
}

function TomeSkeletons() {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        Loading...
      </p>
      {[1, 2, 3].map((row) => (
        <Card key={row}>
          <SkeletonLines lines={3} />
        </Card>
      ))}
    </div>
  );
}
