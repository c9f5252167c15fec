import type { Note } from '#domain/notes/note.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { EllipsisVertical, History, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { NoteEditorStore } from './note-editor-store.ts';
import { useRemoveNote } from './use-note-commands.ts';

const NoteHistory = lazy(async () => ({ default: (await import('./note-history.tsx')).NoteHistory }));

interface NoteMenuProps {
  campaignId: string;
  note: Note;
  editor: NoteEditorStore;
  onRemoved: () => void;
}

/** What can be done with a whole note. */
export function NoteMenu({ campaignId, note, editor, onRemoved }: NoteMenuProps) {
  const [showsHistory, setShowsHistory] = useState(false);
  const remove = useRemoveNote(campaignId, onRemoved);
  return (
    <>
      <Menu trigger={<IconButton label="More about this note" icon={<EllipsisVertical aria-hidden />} />}>
        <MenuItem icon={<History aria-hidden />} onSelect={() => setShowsHistory(true)}>
          Version history
        </MenuItem>
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => remove.mutate({ noteId: note.id, title: note.title })}>
          Remove note
        </MenuItem>
      </Menu>
      {showsHistory && (
        <Suspense>
          <NoteHistory campaignId={campaignId} note={note} editor={editor} onClose={() => setShowsHistory(false)} />
        </Suspense>
      )}
    </>
  );
}
