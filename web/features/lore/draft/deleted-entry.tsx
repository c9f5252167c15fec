import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { PlainCallError } from '#web/lib/calls/plain-call.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { editsOf, entryDrafts, savedVersionOf } from './entry-draft.ts';
import type { EntryDraft } from './entry-draft.ts';
import { removeEntryDraft } from './entry-draft-storage.ts';
import { KeptText } from './kept-text.tsx';
import { useNoteEntry } from '#web/features/lore/entry/use-lore.ts';

const isNotRemoved = (error: unknown) => error instanceof PlainCallError && error.code === 'lore.notRemoved';

interface DeletedEntryProps {
  worldId: string;
  entryId: string;
  draft: EntryDraft;
  onDiscarded: () => void;
}

/** An entry that another builder deleted while this one was writing it: restored together with what was written. */
export function DeletedEntry({ worldId, entryId, draft, onDiscarded }: DeletedEntryProps) {
  const { id: personId } = usePerson();
  const [kept] = useState(draft);
  const note = useNoteEntry(worldId);
  const restore = useMutation({
    mutationFn: async () => {
      // The entry may be back already, if the answer of an earlier try was lost.
      const { entry } = await api.lore
        .restore({ worldId, entryId })
        .then((entry) => ({ entry }))
        .catch((error: unknown) => {
          if (!isNotRemoved(error)) throw error;
          return api.lore.get({ worldId, entryId });
        });
      const edits = entryDrafts.catchUp(kept, savedVersionOf(entry));
      return entryDrafts.touched(edits).length === 0 ? { entry } : api.lore.edit({ worldId, entryId, edits: editsOf(edits) });
    },
    onSuccess: ({ entry }) => {
      removeEntryDraft(personId, entryId);
      notify.done('Entry restored', `“${entry.name}” is back, with your text.`);
      void note(entry);
    },
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'Failed to update world data.' }),
  });
  return (
    <KeptText
      title="This entry was deleted while you were writing"
      draft={kept}
      action={{ label: 'Restore entry with my text', busy: restore.isPending, act: () => restore.mutate() }}
      onDiscard={() => {
        removeEntryDraft(personId, entryId);
        onDiscarded();
      }}
    >
      <p>Your text is kept in this tab. Restore the entry to save it, or copy it.</p>
    </KeptText>
  );
}
