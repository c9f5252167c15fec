import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { api } from '#web/lib/api.ts';
import { useVersionedDraft } from '#web/lib/drafts/use-versioned-draft.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { editsOf, entryDrafts, savedVersionOf } from './entry-draft.ts';
import { entryDraftName, readEntryDraft } from './entry-draft-storage.ts';
import { useNoteEntry } from '#web/features/lore/entry/use-lore.ts';

/** An entry while somebody writes it: only what was changed is sent. `onDone` once all that is written is saved, or thrown away. */
export function useEntryDraft(worldId: string, entry: SeenEntry, onDone: () => void) {
  const note = useNoteEntry(worldId);
  const { discard, ...draft } = useVersionedDraft(
    { name: entryDraftName(usePerson().id, entry.id), rules: entryDrafts, read: readEntryDraft, now: savedVersionOf(entry) },
    {
      send: (sent) => api.lore.edit({ worldId, entryId: entry.id, edits: editsOf(sent) }),
      savedVersionOf: ({ entry: written }) => savedVersionOf(written),
      failure: { title: 'Error', sentence: 'Failed to update world data.' },
      onSaved: ({ entry: written, conflicts }, isDone) => {
        void note(written);
        tell(written.name, conflicts.length);
        if (isDone) onDone();
      },
    },
  );
  return {
    ...draft,
    discard: () => {
      discard();
      onDone();
    },
  };
}

function tell(name: string, conflicts: number) {
  if (conflicts === 0) notify.done('Saved', `“${name}” is up to date.`);
  else notify.done('Saved with a conflict', 'Somebody else changed the same text. Both versions are kept: choose the one to keep.', 8000);
}
