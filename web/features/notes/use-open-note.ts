import { useCallback, useSyncExternalStore } from 'react';
import type { NoteEditorStore, OpenNote } from './note-editor-store.ts';

/** A note on the editor as it is written; undefined while it is not there. */
export function useOpenNote(editor: NoteEditorStore, noteId: string): OpenNote | undefined {
  return useSyncExternalStore(
    editor.watch,
    useCallback(() => editor.note(noteId), [editor, noteId]),
  );
}
