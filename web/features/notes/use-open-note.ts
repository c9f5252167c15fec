import { useStore } from '#web/lib/store/store.ts';
import type { NoteEditorStore, OpenNote } from './note-editor-store.ts';

/** A note on the editor as it is written; undefined while it is not there. */
export function useOpenNote(editor: NoteEditorStore, noteId: string): OpenNote | undefined {
  return useStore(editor.state, (notes) => notes.get(noteId));
}
