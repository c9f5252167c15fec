import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import type { Note } from '#domain/notes/note.ts';
import { audiencesFor, mayWriteNote } from '#domain/notes/note-audience.ts';
import type { NoteAudience, NoteReader } from '#domain/notes/note-audience.ts';
import { writeNote } from '#domain/notes/note-write.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { save as operation } from '#contract/play/notes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { lastOf, lockNote, pastOf, readerAt } from './find-note.ts';
import { keepNote } from './keep-note.ts';
import { countNotes } from './notes.store.ts';

export const save = command(operation, {
  may: policies['notes.save'],
  find: findAccess,
  run: async ({ tx, actor, input, subject }) => {
    const reader = readerAt(actor, subject);
    const by = { id: reader.id, name: personOf(actor).name };
    const { title, text } = input;
    const before = (await lockNote(tx.sql, input, reader)) ?? (await waitForTwin(tx.sql, input, reader));
    if (before === null) {
      const ownership = { ownerId: by.id, audience: input.audience ?? 'private' };
      refuseAudience(ownership, reader);
      if ((await countNotes(tx.sql, input.campaignId)) >= limits.notesPerCampaign) throw new Refusal('note.tooMany');
      const begun = { id: input.noteId, title, text, ...ownership, ownerName: by.name, others: [], ...stamp };
      return { note: await keepNote(tx, subject, by, null, { ...begun, updatedBy: by }), kept: false };
    }
    const audience = input.audience ?? before.audience;
    if (audience !== before.audience) refuseAudience({ ownerId: before.ownerId, audience }, reader);
    const base = input.seen === before.version ? before : await baseOf(tx.sql, input, reader);
    const at = tx.now.toISOString();
    const written = writeNote(before, { content: { title, text }, seen: input.seen, base, by, at, newId: randomUUID });
    const { kept, ...content } = written;
    const others = content.others.filter(({ id }) => !input.resolves.includes(id));
    const after: Note = { ...before, ...content, others, audience };
    const isSame = JSON.stringify(after) === JSON.stringify(before);
    return { note: isSame ? before : await keepNote(tx, subject, by, before, after), kept };
  },
});

/** Filled in when the note is kept. */
const stamp = { version: '', updatedAt: '' };

function refuseAudience({ ownerId, audience }: { ownerId: string; audience: NoteAudience }, reader: NoteReader): void {
  if (ownerId !== reader.id) throw new Refusal('note.ownerOnly');
  if (!audiencesFor({ ownerId }, reader).includes(audience)) throw new Refusal('note.dmOnly');
}

interface Saved {
  campaignId: string;
  noteId: string;
  seen: string | null;
}

/** A note that is not there begins; but one that was removed stays so, and one that begins elsewhere just now is waited for. */
async function waitForTwin(sql: Sql, which: Saved, reader: NoteReader): Promise<Note | null> {
  await documentStore.holdTable(sql, which.campaignId);
  const twin = await lockNote(sql, which, reader);
  const last = twin ?? (await lastOf(sql, which));
  if (twin === null && last !== null) throw new Refusal(mayWriteNote(last, reader) ? 'note.removed' : 'note.notFound');
  return twin;
}

/** What a note said at the version that somebody wrote upon; null when that is not known on the branch played now. */
async function baseOf(sql: Sql, which: Saved, reader: NoteReader): Promise<{ title: string; text: string } | null> {
  if (which.seen === null) return null;
  for await (const { note } of pastOf(sql, which, reader)) if (note.version === which.seen) return note;
  return null;
}
