import { limits } from '#domain/limits/limits.ts';
import { useState } from 'react';
import type { EntryDraft } from './entry-draft.ts';
import { removeEntryDraft } from './entry-draft-storage.ts';
import { KeptText } from './kept-text.tsx';

interface DeletedWorldProps {
  personId: string;
  entryId: string;
  draft: EntryDraft;
  /** Restores the world; absent for all but its owner. */
  restore: { busy: boolean; act: () => void } | null;
  onDiscarded: () => void;
}

/** A world that was deleted while somebody wrote in it: their text, and the way back for its owner. */
export function DeletedWorld({ personId, entryId, draft, restore, onDiscarded }: DeletedWorldProps) {
  const [kept] = useState(draft);
  return (
    <KeptText
      title="This world was deleted while you were writing"
      draft={kept}
      {...(restore && { action: { label: 'Restore the world', ...restore } })}
      onDiscard={() => {
        removeEntryDraft(personId, entryId);
        onDiscarded();
      }}
    >
      <p>
        Your text is kept in this tab.{' '}
        {restore
          ? 'Restore the world to go on writing, or copy your text.'
          : `Its owner can restore it for ${limits.deletedWorldDays} days; then you can go on here. Or copy your text.`}
      </p>
    </KeptText>
  );
}
