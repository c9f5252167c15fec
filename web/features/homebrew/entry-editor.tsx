import type { HomebrewMonster, KeptEntry } from '#domain/homebrew/entry.ts';
import { api } from '#web/lib/api.ts';
import { resend } from '#web/lib/resend.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog, deleteQuestion } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useId, useState } from 'react';
import { storeDraft } from './entry-draft.ts';
import type { EntryDraft } from './entry-draft.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryPreview } from './entry-preview.tsx';
import { kindWords } from './kind-words.ts';
import { MovedOn } from './moved-on.tsx';
import { takeHomebrewChange } from './take-homebrew-change.ts';
import { saveForFoundry } from './transfer-file.ts';

interface EntryEditorProps {
  campaignId: string;
  /** Where drafts of this person and table are kept. */
  place: string;
  begun: EntryDraft;
  /** The entry as it stands; undefined where nobody saved it, or it was removed. */
  kept: KeptEntry | undefined;
  onBack: () => void;
  onClose: () => void;
}

/** Writes an entry, with a preview in words beside it. What is typed is kept on this device until it is saved. */
export function EntryEditor({ campaignId, place, begun, kept, onBack, onClose }: EntryEditorProps) {
  const [draft, setDraft] = useState(begun);
  const [isRemoving, setRemoving] = useState(false);
  const form = useId();
  const { entry, seen } = draft;
  const write = (next: EntryDraft) => {
    setDraft(next);
    storeDraft(localStorage, place, next.entry.id, next);
  };
  const leave = () => {
    storeDraft(localStorage, place, entry.id, null);
    onBack();
  };
  const saving = useMutation({
    mutationFn: () => resend(() => api.homebrew.save({ campaignId, entry, seen })),
    onSuccess: (saved) => {
      takeHomebrewChange({ type: 'homebrew.changed', audience: 'dm', campaignId, entryId: entry.id, kind: entry.kind, entry: saved }, true);
      notify.done(`${saved.entry.name} saved`);
      leave();
    },
  });
  return (
    <Dialog
      open
      wide
      title={seen === null ? `New ${kindWords[entry.kind].one.toLowerCase()}` : entry.name}
      onClose={onClose}
      actions={
        <EditorActions
          form={form}
          isNew={seen === null}
          busy={saving.isPending}
          monster={kept?.entry.kind === 'monster' ? kept.entry : null}
          onBack={onBack}
          onRemove={() => setRemoving(true)}
        />
      }
    >
      {kept && kept.revision !== seen && (
        <MovedOn
          kept={kept}
          onTheirs={() => write({ entry: kept.entry, seen: kept.revision })}
          onMine={() => write({ entry, seen: kept.revision })}
        />
      )}
      {saving.isError && (
        <p role="alert" className="mb-4 rounded-card border border-wine bg-wine-wash px-4 py-3 text-control text-ink">
          {refusalText(saving.error).sentence}
        </p>
      )}
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_19rem]">
        <EntryForm id={form} entry={entry} onChange={(next) => write({ entry: next, seen })} onSubmit={() => saving.mutate()} />
        <aside aria-label="Preview" className="min-w-0 self-start rounded-card border border-line bg-surface p-4 md:sticky md:top-20">
          <EntryPreview entry={entry} />
        </aside>
      </div>
      {isRemoving && <Removing {...{ campaignId, draft }} onDone={leave} onClose={() => setRemoving(false)} />}
    </Dialog>
  );
}

interface EditorActionsProps {
  form: string;
  isNew: boolean;
  busy: boolean;
  /** The creature as it is saved, which Foundry can take in; null for all else. */
  monster: HomebrewMonster | null;
  onBack: () => void;
  onRemove: () => void;
}

function EditorActions({ form, isNew, busy, monster, onBack, onRemove }: EditorActionsProps) {
  return (
    <>
      <Button variant="danger" className="mr-auto" onClick={onRemove}>
        {isNew ? 'Discard' : 'Remove'}
      </Button>
      {monster !== null && (
        <Button variant="outline" onClick={() => void saveForFoundry(monster)}>
          Export for Foundry
        </Button>
      )}
      <Button variant="outline" onClick={onBack}>
        Back
      </Button>
      <Button type="submit" form={form} busy={busy}>
        Save
      </Button>
    </>
  );
}

interface RemovingProps {
  campaignId: string;
  draft: EntryDraft;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before an entry is removed, or what was begun is thrown away. */
function Removing({ campaignId, draft: { entry, seen }, onDone, onClose }: RemovingProps) {
  const name = entry.name.trim() === '' ? `the new ${kindWords[entry.kind].one.toLowerCase()}` : entry.name;
  const removing = useMutation({
    mutationFn: async () => (seen === null ? null : await resend(() => api.homebrew.remove({ campaignId, entryId: entry.id }))),
    onSuccess: () => {
      if (seen !== null)
        takeHomebrewChange(
          { type: 'homebrew.changed', audience: 'dm', campaignId, entryId: entry.id, kind: entry.kind, entry: null },
          true,
        );
      onDone();
    },
    onError: (error) => {
      onClose();
      notify.refusal(error, { title: 'Not removed', sentence: 'The entry could not be removed. Please try again.' });
    },
  });
  return (
    <ConfirmDialog
      open
      title={seen === null ? 'Discard?' : 'Remove?'}
      question={deleteQuestion(name)}
      action={seen === null ? 'Discard' : 'Remove'}
      busy={removing.isPending}
      note={seen !== null && <p className="mt-2">Sheets keep its name; what it did ends.</p>}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    />
  );
}
