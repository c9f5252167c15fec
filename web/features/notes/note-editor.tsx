import { audiencesFor, mayWriteNote } from '#domain/notes/note-audience.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { NoteEditorStore } from './note-editor-store.ts';
import { NoteMenu } from './note-menu.tsx';
import { NoteNotShown } from './note-not-shown.tsx';
import { NoteRefused } from './note-refused.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { NoteWordings } from './note-wordings.tsx';
import type { NotesPlace } from './notes-place.ts';
import { useOpenNote } from './use-open-note.ts';

interface NoteEditorProps extends NotesPlace {
  editor: NoteEditorStore;
  noteId: string;
  onClose: () => void;
}

/** One note, to be read or written. */
export function NoteEditor({ campaignId, me, editor, noteId, onClose }: NoteEditorProps) {
  const here = useOpenNote(editor, noteId);
  const isNew = here !== undefined && here.draft.seen.version === null;
  const { data: note, error, refetch } = useQuery(calls.notes.get.queryOptions({ input: { campaignId, noteId }, enabled: !isNew }));
  useEffect(() => {
    if (note) editor.open(note);
  }, [editor, note]);
  // What was typed is sent before one goes elsewhere.
  useEffect(() => () => editor.flush(noteId), [editor, noteId]);
  const back = (
    <Button variant="quiet" size="sm" className="-ml-2 min-h-10" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
      All notes
    </Button>
  );
  if (here === undefined) {
    return (
      <div className="flex flex-col items-start gap-4">
        {back}
        <NoteNotShown {...{ campaignId, noteId, error }} writes={me.seat !== 'spectator'} onRetry={() => void refetch()} />
      </div>
    );
  }
  const { draft, state } = here;
  const ownership = { ownerId: note?.ownerId ?? me.id, audience: note?.audience ?? draft.fields.audience };
  const writes = mayWriteNote(ownership, me);
  const close = () => {
    editor.drop(noteId);
    onClose();
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        {back}
        {note && writes && !isNew && <NoteMenu campaignId={campaignId} note={note} editor={editor} onRemoved={close} />}
      </div>
      {state === 'refused' && <NoteRefused {...{ campaignId, noteId, editor }} code={here.refusal} onDiscard={close} />}
      {note && writes && <NoteWordings campaignId={campaignId} note={note} editor={editor} />}
      <NoteSheet
        fields={draft.fields}
        state={state}
        writes={writes}
        ownerName={note?.ownerName ?? ''}
        audiences={audiencesFor(ownership, me)}
        onWrite={(text) => editor.write(noteId, text)}
        onSave={() => editor.flush(noteId)}
      />
    </div>
  );
}
