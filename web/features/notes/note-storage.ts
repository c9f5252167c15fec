import { noteAudiences } from '#domain/notes/note-audience.ts';
import type { WholeVersion } from '#web/lib/drafts/draft-rules.ts';
import { isEither, isNull, isOneOf, isShape, isText, partOf } from '#web/lib/drafts/stored-shape.ts';
import { writeStored, readStored } from '#web/lib/storage/use-session-storage.ts';
import { blankDraft } from './note-draft.ts';
import type { NoteDraft, NoteFields } from './note-draft.ts';

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
    const [draft, at] = [readDraft(partOf(kept, 'draft')), partOf(kept, 'at')];
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

const areFields = isShape<NoteFields>({ title: isText, text: isText, audience: isOneOf(noteAudiences) });
const isSeen = isShape<WholeVersion>({ version: isEither(isText, isNull) });

/** A draft as it is kept. Earlier builds kept the fields beside their base, and the version within that. */
function readDraft(kept: unknown): NoteDraft | null {
  const [fields, base, seen] = [partOf(kept, 'fields') ?? kept, partOf(kept, 'base'), partOf(kept, 'seen')];
  if (!areFields(fields)) return null;
  const { title, text, audience } = fields;
  const written = { title, text, audience };
  if (base === null) return { ...blankDraft(audience), fields: written };
  if (!areFields(base)) return null;
  const under = { title: base.title, text: base.text, audience: base.audience };
  if (isSeen(seen)) return { fields: written, base: under, seen };
  const version = partOf(base, 'version');
  return isText(version) ? { fields: written, base: under, seen: { version } } : null;
}
