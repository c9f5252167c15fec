import { limits } from '#domain/limits/limits.ts';
import type { Note } from '#domain/notes/note.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { isLive } from '#web/lib/live-state.ts';
import { realtime } from '#web/lib/session/realtime.ts';
import { knownPerson } from '#web/lib/session/session.ts';
import { NoteEditorStore } from './note-editor-store.ts';
import type { NoteDraft } from './note-draft.ts';

const editors = new Map<string, NoteEditorStore>();

/** The editor of a person at a campaign's table; it stays as long as the tab does, so that what waits to be sent is sent. */
export function openNoteEditor(personId: string, campaignId: string): NoteEditorStore {
  const place = `${personId}/${campaignId}`;
  const known = editors.get(place);
  if (known) return known;
  const editor = new NoteEditorStore({
    place,
    shelf: localStorage,
    now: Date.now,
    wait: (act, milliseconds) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    save: async (noteId, draft) => {
      // Somebody else may have signed in meanwhile: these words are not theirs.
      if (knownPerson()?.id !== personId) throw new Error('The writer is not signed in.');
      return api.notes.save(inputOf(campaignId, noteId, draft), { signal: AbortSignal.timeout(limits.sendMilliseconds) });
    },
    refusalOf,
    onSaved: (note) => noteSaved(campaignId, note),
  });
  realtime().state.subscribe(() => realtime().state.get().connection.state === 'open' && editor.retry());
  editors.set(place, editor);
  return editor;
}

function inputOf(campaignId: string, noteId: string, { fields: { title, text, audience }, base, seen: { version } }: NoteDraft) {
  const isChosen = version === null || audience !== base.audience;
  return { campaignId, noteId, seen: version, title, text, ...(isChosen ? { audience } : {}) };
}

/** Shows a note as it was just saved; lists hear of it. An answer that was on its way is older than this. */
export function noteSaved(campaignId: string, note: Note): void {
  const queryKey = calls.notes.get.queryKey({ input: { campaignId, noteId: note.id } });
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, note);
  if (!isLive(campaignId)) void queryClient.invalidateQueries({ queryKey: calls.notes.key() });
}

/** The server said no; a fault or a busy server is worth another try. */
function refusalOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('status' in error)) return null;
  const { code, status } = error;
  return typeof code === 'string' && typeof status === 'number' && status < 500 && status !== 401 && status !== 429 ? code : null;
}
