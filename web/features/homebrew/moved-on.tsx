import type { KeptEntry } from '#domain/homebrew/entry.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EntryPreview } from './entry-preview.tsx';

interface MovedOnProps {
  kept: KeptEntry;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else saved the entry meanwhile: their version in words, and the choice between both. */
export function MovedOn({ kept, onTheirs, onMine }: MovedOnProps) {
  return (
    <div role="alert" className="mb-4 flex flex-col gap-3 rounded-card border border-sea bg-sea-wash px-4 py-3 text-control text-ink">
      <p>{kept.updatedBy.name} saved this entry meanwhile. What you wrote is kept here.</p>
      <details>
        <summary className="min-h-9 content-center font-semibold">Read their version</summary>
        <EntryPreview entry={kept.entry} />
      </details>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={onTheirs}>
          Take their version
        </Button>
        <Button size="sm" variant="outline" onClick={onMine}>
          Go on with mine
        </Button>
      </div>
    </div>
  );
}
