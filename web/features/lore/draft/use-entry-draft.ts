import type { LoreFields, SeenEntry } from '#domain/world/lore/entry.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterSaving, beginDraft, catchUp, changedMeanwhile, editsOf, touchedFields } from './entry-draft.ts';
import type { EntryDraft } from './entry-draft.ts';
import { storeDraft, storedDraft } from './entry-draft-storage.ts';
import { useNoteEntry } from '#web/features/lore/entry/use-lore.ts';

/**
 * An entry while somebody writes it: what was typed is kept in the tab until it is saved or thrown away, and what others
 * change meanwhile is taken over wherever nothing was typed.
 */
export function useEntryDraft(worldId: string, entry: SeenEntry, onDone: () => void) {
  const { id: personId } = usePerson();
  const [state, setState] = useState(() => ({ entry, draft: begun(personId, entry) }));
  const note = useNoteEntry(worldId);
  const { draft } = state;
  if (state.entry !== entry) setState({ entry, draft: catchUp(draft, entry) });
  const touched = touchedFields(draft);
  const isTouched = touched.length > 0;
  useEffect(() => storeDraft(sessionStorage, personId, entry.id, isTouched ? draft : null), [personId, entry.id, isTouched, draft]);
  const finish = () => {
    storeDraft(sessionStorage, personId, entry.id, null);
    onDone();
  };
  const save = useMutation(
    calls.lore.edit.mutationOptions({
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'Failed to update world data.' }),
    }),
  );
  return {
    fields: draft.fields,
    touched,
    meanwhile: changedMeanwhile(draft, entry),
    busy: save.isPending,
    change: (change: Partial<LoreFields>) =>
      setState((now) => ({ ...now, draft: { ...now.draft, fields: { ...now.draft.fields, ...change } } })),
    discard: finish,
    save: () => {
      const sent = draft;
      save.mutate(
        { worldId, entryId: entry.id, edits: editsOf({ ...sent, fields: trimmed(sent.fields) }) },
        {
          onSuccess: ({ entry: written, conflicts }) => {
            setState((now) => ({
              entry: written,
              draft: now.draft === sent ? beginDraft(written) : afterSaving(now.draft, sent, written),
            }));
            void note(written);
            tell(written.name, conflicts.length);
            finish();
          },
        },
      );
    },
  };
}

function begun(personId: string, entry: SeenEntry): EntryDraft {
  const kept = storedDraft(sessionStorage, personId, entry.id);
  return kept === null ? beginDraft(entry) : catchUp(kept, entry);
}

function trimmed(fields: LoreFields): LoreFields {
  const date = fields.date?.trim() ?? '';
  return { ...fields, name: fields.name.trim(), date: date === '' ? null : date };
}

function tell(name: string, conflicts: number) {
  if (conflicts === 0) notify.done('Saved', `“${name}” is up to date.`);
  else notify.done('Saved with a conflict', 'Somebody else changed the same text. Both versions are kept: choose the one to keep.', 8000);
}
