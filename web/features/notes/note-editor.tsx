import { audiencesFor, mayWriteNote } from '#domain/note-audience.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { NoteDesk } from './note-desk.ts';
import { NoteMenu } from './note-menu.tsx';
import { NoteNotShown } from './note-not-shown.tsx';
import { NoteRefused } from './note-refused.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { NoteWordings } from './note-wordings.tsx';
import type { NotesPlace } from './notes-place.ts';
import { useOnDesk } from './use-on-desk.ts';

interface NoteEditorProps extends NotesPlace {
  desk: NoteDesk;
  noteId: string;
  onClose: () => void;
}

/** One note, to be read or written. */
export function NoteEditor({ campaignId, me, desk, noteId, onClose }: NoteEditorProps) {
  const here = useOnDesk(desk, noteId);
  const isNew = here !== undefined && here.draft.base === null;
  const { data: note, error, refetch } = useQuery(calls.notes.get.queryOptions({ input: { campaignId, noteId }, enabled: !isNew }));
  useEffect(() => {
    if (note) desk.open(note);
  }, [desk, note]);
  // What was typed is sent before one goes elsewhere.
  useEffect(() => () => desk.flush(noteId), [desk, noteId]);
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
  const ownership = { ownerId: note?.ownerId ?? me.id, audience: note?.audience ?? draft.audience };
  const writes = mayWriteNote(ownership, me);
  const close = () => {
    desk.drop(noteId);
    onClose();
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        {back}
        {note && writes && !isNew && <NoteMenu campaignId={campaignId} note={note} desk={desk} onRemoved={close} />}
      </div>
      {state === 'refused' && <NoteRefused {...{ campaignId, noteId, desk }} code={here.refusal} onDiscard={close} />}
      {note && writes && <NoteWordings campaignId={campaignId} note={note} desk={desk} />}
      <NoteSheet
        draft={draft}
        state={state}
        writes={writes}
        ownerName={note?.ownerName ?? ''}
        audiences={audiencesFor(ownership, me)}
        onWrite={(words) => desk.write(noteId, words)}
        onSave={() => desk.flush(noteId)}
      />
    </div>
  );
}
