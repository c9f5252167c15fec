import type { Tome } from '#domain/world/tome.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { useVersionedDraft } from '#web/lib/drafts/use-versioned-draft.ts';
import { reloadConflicts } from '#web/lib/world/use-open-conflicts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useEffect, useRef } from 'react';
import { readTomeEdit, savedVersionOf, tomeEditing, tomeEdits, wrongWithTome } from './tome-draft.ts';
import { TomeFields } from './tome-fields.tsx';
import { reloadTomes } from '#web/features/tomes/use-tomes.ts';

interface EditTomeProps {
  tome: Tome;
  onClose: () => void;
}

/**
 * Changes a tome in its row. What others change meanwhile comes in where nothing was typed, and elsewhere is
 * merged by the server, and where that cannot be done both texts are kept until one is chosen in the tome’s row.
 */
export function EditTome({ tome, onClose }: EditTomeProps) {
  const { fields, busy, change, save, giveUp } = useTomeEdit(tome, onClose);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const wrong = wrongWithTome(fields);

  return (
    <form
      noValidate
      aria-label={`Edit ${tome.title}`}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (Object.keys(wrong).length === 0) save();
        else title.current?.focus();
      }}
    >
      <TomeFields draft={fields} onChange={change} wrong={wrong} hasFile={tome.file !== null} titleField={title} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={giveUp}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** What is changed in a tome. Changes that are neither saved nor given up are found again when the row is opened anew. */
function useTomeEdit(tome: Tome, onDone: () => void) {
  const { worldId, id: tomeId } = tome;
  const edit = useVersionedDraft(
    { name: `hearthlore.tome/${usePerson().id}/${tomeId}`, rules: tomeEditing, read: readTomeEdit, now: savedVersionOf(tome) },
    {
      send: async ({ fields, base, seen }) => {
        const edits = tomeEdits({ ...base, versions: seen }, fields);
        return edits === null ? { tome, conflicts: [] } : api.tomes.update({ worldId, tomeId, edits });
      },
      savedVersionOf: ({ tome: saved }) => savedVersionOf(saved),
      failure: { title: 'Failed to update tome', sentence: 'Please try again.' },
      onSaved: async ({ conflicts }, isDone) => {
        if (conflicts.length === 0) notify.done('Tome updated successfully');
        await Promise.all([reloadTomes(worldId), reloadConflicts(worldId)]);
        if (isDone) onDone();
      },
    },
  );
  const giveUp = () => {
    edit.discard();
    onDone();
  };
  return { ...edit, giveUp };
}
