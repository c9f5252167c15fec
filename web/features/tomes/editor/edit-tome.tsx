import type { Tome } from '#domain/world/tome.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { reloadConflicts } from '#web/lib/world/use-open-conflicts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readTomeEdit, tomeEdits, wrongWithTome } from './tome-draft.ts';
import type { TomeBase, TomeDraft } from './tome-draft.ts';
import { TomeFields } from './tome-fields.tsx';
import { reloadTomes } from '#web/features/tomes/use-tomes.ts';

interface EditTomeProps {
  tome: Tome;
  onClose: () => void;
}

/**
 * Changes a tome in its row. It begins from the tome as it stood when the row was opened; what others changed meanwhile is
 * merged by the server, and where that cannot be done both texts are kept until one is chosen in the tome’s row.
 */
export function EditTome({ tome, onClose }: EditTomeProps) {
  const { base, draft, setDraft, save, giveUp } = useTomeEdit(tome, onClose);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const wrong = wrongWithTome(draft);

  return (
    <form
      noValidate
      aria-label={`Edit ${tome.title}`}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (Object.keys(wrong).length === 0) save.mutate({ from: base, wanted: draft });
        else title.current?.focus();
      }}
    >
      <TomeFields draft={draft} onChange={setDraft} wrong={wrong} hasFile={tome.file !== null} titleField={title} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={giveUp}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** What is changed in a tome and what it began from. Changes that are neither saved nor given up are found again when the row is opened anew. */
function useTomeEdit(tome: Tome, onDone: () => void) {
  const { worldId, id: tomeId, title, content, category, audience, versions } = tome;
  const fields = { title, content, category, audience };
  const fresh = { base: { ...fields, versions }, draft: fields };
  const [{ base, draft }, change] = useSessionStorage(`hearthlore.tome/${usePerson().id}/${tomeId}`, fresh, readTomeEdit);
  const save = useMutation({
    mutationFn: async ({ from, wanted }: { from: TomeBase; wanted: TomeDraft }) => {
      const edits = tomeEdits(from, wanted);
      return edits === null ? { tome, conflicts: [] } : api.tomes.update({ worldId, tomeId, edits });
    },
    onSuccess: async ({ conflicts }) => {
      if (conflicts.length === 0) notify.done('Tome updated successfully');
      await Promise.all([reloadTomes(worldId), reloadConflicts(worldId)]);
      change(() => fresh);
      onDone();
    },
    onError: (error) => notify.refusal(error, { title: 'Failed to update tome', sentence: 'Please try again.' }),
  });
  const giveUp = () => {
    change(() => fresh);
    onDone();
  };
  return { base, draft, setDraft: (next: TomeDraft) => change((now) => ({ ...now, draft: next })), save, giveUp };
}
