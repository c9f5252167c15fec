import { noteAudiences } from '#domain/notes/note-audience.ts';
import type { NoteAudience } from '#domain/notes/note-audience.ts';
import { writeStored, readStored } from '#web/lib/storage/use-session-storage.ts';
import type { NoteDraft, NoteWords } from './note-draft.ts';

/** A draft with the moment at which it was last written, in milliseconds. */
export interface StoredNote {
  draft: NoteDraft;
  at: number;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const nameOf = (place: string, noteId: string) => `hearthlore.note/${place}/${noteId}`;

/** Keeps what is written of a note on this device, or forgets it with null. */
export function storeNote(shelf: Shelf, place: string, noteId: string, kept: StoredNote | null): void {
  writeStored(shelf, nameOf(place, noteId), kept);
}

/** What is kept of a note; null when there is nothing, or nothing that can be read. */
export function storedNote(shelf: Shelf, place: string, noteId: string): StoredNote | null {
  return readStored(shelf, nameOf(place, noteId), (kept) => {
    const [draft, at] = [readDraft(part(kept, 'draft')), part(kept, 'at')];
    return draft && typeof at === 'number' ? { draft, at } : null;
  });
}

/** The notes of which something is kept. */
export function storedNoteIds(shelf: Shelf, place: string): string[] {
  const start = nameOf(place, '');
  try {
    const names = Array.from({ length: shelf.length }, (_, n) => shelf.key(n) ?? '');
    return names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  } catch {
    return [];
  }
}

function readDraft(kept: unknown): NoteDraft | null {
  const words = readWords(kept);
  const base = part(kept, 'base');
  if (words === null || base === null) return words && { ...words, base: null };
  const [under, version] = [readWords(base), part(base, 'version')];
  return under && typeof version === 'string' ? { ...words, base: { ...under, version } } : null;
}

function readWords(kept: unknown): (NoteWords & { audience: NoteAudience }) | null {
  const [title, text] = [part(kept, 'title'), part(kept, 'text')];
  const audience = noteAudiences.find((each) => each === part(kept, 'audience'));
  return typeof title === 'string' && typeof text === 'string' && audience ? { title, text, audience } : null;
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
