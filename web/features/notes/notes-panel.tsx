import { newId } from '#web/lib/new-id.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { useState } from 'react';
import { NoteEditor } from './note-editor.tsx';
import { NoteList } from './note-list.tsx';
import type { NotesPlace } from './notes-place.ts';
import { openNoteEditor } from './open-note-editor.ts';

const textOf = (kept: unknown) => (typeof kept === 'string' ? kept : null);

/** The notes of a campaign: a list, and the one that is open. Which one that is survives a look at another tab. */
export function NotesPanel({ campaignId, me }: NotesPlace) {
  const [editor] = useState(() => openNoteEditor(me.id, campaignId));
  const [openId, setOpenId] = useSessionStorage(`hearthlore.note-open/${me.id}/${campaignId}`, '', textOf);
  const place = { campaignId, me, editor };
  if (openId !== '') return <NoteEditor key={openId} {...place} noteId={openId} onClose={() => setOpenId(() => '')} />;
  return (
    <NoteList
      {...place}
      onOpen={(id) => setOpenId(() => id)}
      onBegin={() => {
        const id = newId();
        editor.begin(id, 'private');
        setOpenId(() => id);
      }}
    />
  );
}
