import { LeavingDialog } from '#web/lib/editing/leaving-dialog.tsx';
import { limits } from '#domain/limits/limits.ts';
import { linkIndex } from '#domain/world/lore/links.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMemo, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { EntryFacts } from './entry-facts.tsx';
import type { FoundEntry } from '#web/features/lore/entry/found-entry.ts';
import { TextEditor } from './text-editor.tsx';
import { useEntryDraft } from '#web/features/lore/draft/use-entry-draft.ts';
import { useMeanwhile } from '#web/features/lore/draft/use-meanwhile.ts';
import { useEntries } from '#web/features/lore/entry/use-lore.ts';

interface EntryEditorProps {
  worldId: string;
  found: FoundEntry;
  onDone: () => void;
}

/** An entry to write. Only what was changed is sent; Ctrl+S saves. */
export function EntryEditor({ worldId, found: { entry, imageUrl }, onDone }: EntryEditorProps) {
  const { fields, touched, meanwhile, busy, change, save, discard } = useEntryDraft(worldId, entry, onDone);
  const { data: entries = [] } = useEntries(worldId);
  const [asks, setAsks] = useState(false);
  const find = useMemo(() => linkIndex(entries), [entries]);
  const wrongName = fields.name.trim() === '' ? 'Please enter a name.' : undefined;
  const noteOn = useMeanwhile(worldId, entry.id, meanwhile);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (wrongName === undefined && !busy) (touched.length === 0 ? discard : save)();
  }

  return (
    <form
      noValidate
      aria-label={`Edit ${entry.name}`}
      className="flex flex-col gap-6"
      onSubmit={submit}
      onKeyDown={(event) => isSaveKey(event) && submit(event)}
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <TextField
            autoFocus
            required
            label="Name"
            autoComplete="off"
            maxLength={limits.loreNameLength}
            value={fields.name}
            error={wrongName}
            hint={noteOn('name')}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextEditor
            worldId={worldId}
            value={fields.text}
            note={noteOn('text')}
            entries={entries}
            find={find}
            onChange={(text) => change({ text })}
          />
        </div>
        <EntryFacts
          worldId={worldId}
          fields={fields}
          url={fields.image === entry.image ? imageUrl : null}
          noteOn={noteOn}
          onChange={change}
        />
      </div>
      <SaveBar isTouched={touched.length > 0} busy={busy} onCancel={() => (touched.length === 0 ? discard() : setAsks(true))} />
      <LeavingDialog when={touched.length > 0 && !busy}>
        What you changed in “{entry.name}” is not saved. It stays in this browser tab and waits for you here.
      </LeavingDialog>
      <DiscardDialog name={entry.name} open={asks} onClose={() => setAsks(false)} onConfirm={discard} />
    </form>
  );
}

function isSaveKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey);
}

interface SaveBarProps {
  isTouched: boolean;
  busy: boolean;
  onCancel: () => void;
}

function SaveBar({ isTouched, busy, onCancel }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-[min(1rem,4vw)] flex flex-wrap items-center gap-3 border-t border-line bg-room px-[min(1rem,4vw)] py-3 sm:mx-0 sm:px-0">
      <Button type="submit" busy={busy}>
        {isTouched ? 'Save' : 'Done'}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <p role="status" className="text-note text-ink-soft">
        {isTouched && 'Not saved yet. Kept in this tab.'}
      </p>
    </div>
  );
}

interface DiscardDialogProps {
  name: string;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function DiscardDialog({ name, ...rest }: DiscardDialogProps) {
  const question = `Your unsaved changes to “${name}” will be lost.`;
  return <ConfirmDialog {...rest} title="Discard your changes?" question={question} action="Discard" />;
}
