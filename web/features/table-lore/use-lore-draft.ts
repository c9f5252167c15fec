import type { TableLoreFields } from '#domain/world/lore/table-lore.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { writeStored, useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { useMutation } from '@tanstack/react-query';
import { isTouched, readDraft } from './lore-draft.ts';
import type { LoreDraft } from './lore-draft.ts';
import { loreChanged } from './use-lore-commands.ts';

interface Writing {
  campaignId: string;
  personId: string;
  start: LoreDraft;
  isNew: boolean;
}

/** An entry while it is written, kept in the tab until it is saved; what could not be merged is said to wait beside it. */
export function useLoreDraft({ campaignId, personId, start, isNew }: Writing, onSaved: (entryId: string) => void) {
  const shelf = `hearthlore.table-lore/${personId}/${campaignId}/${isNew ? 'new' : start.entryId}`;
  const [draft, change] = useSessionStorage(shelf, start, readDraft);
  const save = useMutation({
    mutationFn: ({ entryId, seen, fields }: LoreDraft) =>
      api.tableLore.save({ campaignId, entryId, seen, fields: { ...fields, name: fields.name.trim() } }),
    onSuccess: async ({ kept, fields }, { entryId }) => {
      writeStored(sessionStorage, shelf, null);
      await loreChanged();
      if (kept) notify.done('Both versions are kept', 'Someone else changed the same lines. Choose between the two beside the entry.');
      else notify.done(`“${fields.name}” is saved`);
      onSaved(entryId);
    },
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'This could not be saved. Your text is kept here.' }),
  });
  return {
    fields: draft.fields,
    touched: isTouched(draft, start),
    busy: save.isPending,
    change: (fields: Partial<TableLoreFields>) => change((now) => ({ ...now, fields: { ...now.fields, ...fields } })),
    save: () => save.mutate(draft),
    discard: () => change(() => start),
  };
}
