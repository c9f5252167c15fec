import { api } from '#web/lib/api.ts';
import { useVersionedDraft } from '#web/lib/drafts/use-versioned-draft.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { loreDrafts, readLoreDraft, savedVersionOf } from './lore-draft.ts';
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
  return useVersionedDraft(
    {
      name: `hearthlore.table-lore/${personId}/${campaignId}/${isNew ? 'new' : start.entryId}`,
      rules: loreDrafts,
      read: readLoreDraft,
      now: savedVersionOf(start),
    },
    {
      send: async ({ fields, seen: { entryId, version } }) => {
        const saved = await api.tableLore.save({ campaignId, entryId, seen: version, fields: { ...fields, name: fields.name.trim() } });
        return { ...saved, entryId };
      },
      savedVersionOf: ({ entryId, fields, revision }) => savedVersionOf({ entryId, fields, seen: revision.version }),
      failure: { title: 'Error', sentence: 'This could not be saved. Your text is kept here.' },
      onSaved: async ({ kept, fields, entryId }, isDone) => {
        await loreChanged();
        if (kept) notify.done('Both versions are kept', 'Someone else changed the same lines. Choose between the two beside the entry.');
        else notify.done(`“${fields.name}” is saved`);
        if (isDone) onSaved(entryId);
      },
    },
  );
}
