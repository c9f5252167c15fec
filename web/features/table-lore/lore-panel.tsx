import { newId } from '#web/lib/new-id.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { blankDraft } from './lore-draft.ts';
import type { LoreDraft } from './lore-draft.ts';
import { LoreEntry } from './lore-entry.tsx';
import { LoreList } from './lore-list.tsx';
import type { LorePlace } from './lore-place.ts';
import { LORE_HEADING, rowId } from './lore-places.ts';

const LoreDialog = lazy(async () => ({ default: (await import('./lore-dialog.tsx')).LoreDialog }));

interface LorePanelProps extends LorePlace {
  /** The entry that is read; none while the list shows. */
  entryId: string | null;
  onClose: () => void;
}

/** The lore of a campaign: a list, or the entry that is open; and what somebody writes of it. */
export function LorePanel({ entryId, onClose, ...given }: LorePanelProps) {
  const [written, setWritten] = useState<LoreDraft | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const read = useRef<string | null>(null);
  const place = {
    ...given,
    onOpen: (id: string) => {
      setPressed(id);
      given.onOpen(id);
    },
  };
  // Back in the list one goes on where one was.
  useEffect(() => {
    if (entryId === null && read.current !== null)
      (document.getElementById(rowId(read.current)) ?? document.getElementById(LORE_HEADING))?.focus();
    read.current = entryId;
  }, [entryId]);
  return (
    <>
      <div hidden={entryId !== null}>
        <LoreList {...place} onAdd={() => setWritten(blankDraft(newId()))} />
      </div>
      {entryId !== null && (
        <LoreEntry key={entryId} {...place} takesFocus={pressed === entryId} entryId={entryId} onClose={onClose} onWrite={setWritten} />
      )}
      {written !== null && (
        <Suspense>
          <LoreDialog
            campaignId={place.campaignId}
            personId={place.personId}
            start={written}
            isNew={entryId === null}
            onSaved={place.onOpen}
            onClose={() => setWritten(null)}
          />
        </Suspense>
      )}
    </>
  );
}
