import type { Actor } from '#domain/account/account.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { Note } from '#domain/notes/note.ts';
import { mayReadNote, mayWriteNote } from '#domain/notes/note-audience.ts';
import type { NoteReader } from '#domain/notes/note-audience.ts';
import { personOf } from '#domain/permissions/policies.ts';
import type { CampaignAccess } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readableOf, readStored, Damaged, requireStored } from '#server/kernel/database/stored.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

interface OfNote {
  campaignId: string;
  noteId: string;
}

const what = 'note';
/** Which document a note is. */
export const documentOf = ({ campaignId, noteId }: OfNote) => ({ campaignId, kind: 'note', key: noteId }) as const;

/** Somebody at the table as a reader of notes. */
export function readerAt(actor: Actor, { seat }: Pick<CampaignAccess, 'seat'>): NoteReader {
  return { id: personOf(actor).id, seat };
}

/** A note that somebody may read; refuses one that is not there, or not for them. */
export async function findNote(sql: Sql, which: OfNote, reader: NoteReader): Promise<Note> {
  return readable(await documentStore.findDocument(sql, documentOf(which)), which, reader);
}

/** A note that somebody may write in, held until the transaction ends; null when there is none. */
export async function lockNote(sql: Sql, which: OfNote, reader: NoteReader): Promise<Note | null> {
  const data = await documentStore.lockDocument(sql, documentOf(which));
  if (data === null) return null;
  const note = readable(data, which, reader);
  if (!mayWriteNote(note, reader)) throw new Refusal('note.notFound');
  return note;
}

function readable(data: unknown, { noteId: id }: OfNote, reader: NoteReader): Note {
  const note = data === null ? null : requireStored(Note, data, { what, id });
  if (!note || !mayReadNote(note, reader)) throw new Refusal('note.notFound');
  return note;
}

/** How a note stood last on the branch played now before it was removed, whoever may read it; null when there never was one. */
export async function lastOf(sql: Sql, which: OfNote): Promise<Note | null> {
  const versions = await documentStore.listVersions(sql, documentOf(which), { limit: campaignServerLimits.versionsReadAtOnce });
  const rows = versions.flatMap(({ data }) => (data === null ? [] : [{ id: which.noteId, data }]));
  return readableOf(Note, rows, what)[0] ?? null;
}

/** A state in which a note once was. */
export interface PastNote extends Omit<documentStore.Version, 'data'> {
  note: Note;
}

/** The states a note was in on the branch played now, the latest first, that somebody may read. Asks for more only as they are wanted. */
export async function* pastOf(sql: Sql, which: OfNote, reader: NoteReader): AsyncGenerator<PastNote> {
  let before: number | undefined;
  for (let seen = 0; seen < campaignServerLimits.versionsLookedThrough; seen += campaignServerLimits.versionsReadAtOnce) {
    const versions = await documentStore.listVersions(sql, documentOf(which), {
      limit: campaignServerLimits.versionsReadAtOnce,
      ...(before === undefined ? {} : { before }),
    });
    for (const { data, ...version } of versions) {
      if (data === null) continue;
      const note = readStored(Note, data, { what, id: which.noteId });
      if (note instanceof Damaged) continue;
      if (mayReadNote(note, reader)) yield { ...version, note };
    }
    before = versions.at(-1)?.position;
    if (versions.length < campaignServerLimits.versionsReadAtOnce) return;
  }
}
