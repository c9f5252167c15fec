import { useCallback, useSyncExternalStore } from 'react';
import type { NoteDesk, OnDesk } from './note-desk.ts';

/** A note on the desk as it is written; undefined while it is not there. */
export function useOnDesk(desk: NoteDesk, noteId: string): OnDesk | undefined {
  return useSyncExternalStore(
    desk.watch,
    useCallback(() => desk.note(noteId), [desk, noteId]),
  );
}
