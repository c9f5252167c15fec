import { mayWriteNote } from '#domain/notes/note-audience.ts';
import type { NoteReader } from '#domain/notes/note-audience.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { restore as operation } from '#contract/play/notes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { unlessDamaged } from '#server/kernel/database/stored.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lastOf, lockNote, pastOf, readerAt } from './find-note.ts';
import { keepNote } from './keep-note.ts';

export const restore = command(operation, {
  may: policies['notes.restore'],
  find: findAccess,
  run: async ({ tx, actor, input, subject }) => {
    const reader = readerAt(actor, subject);
    const { id, name } = personOf(actor);
    const now = await unlessDamaged(lockNote(tx.sql, input, reader));
    if (now !== null && input.versionId === undefined) return now;
    const last = now ?? (await lastOf(tx.sql, input));
    if (!last || !mayWriteNote(last, reader)) throw new Refusal('note.notFound');
    const content = input.versionId === undefined ? last : await wordsAt(tx.sql, input, input.versionId, reader);
    // Who reads it stays as it was last: going back to old words opens them to nobody.
    return keepNote(tx, subject, { id, name }, now, { ...last, ...content });
  },
});

async function wordsAt(sql: Sql, which: { campaignId: string; noteId: string }, versionId: number, reader: NoteReader) {
  for await (const { position, note } of pastOf(sql, which, reader)) {
    if (position === versionId) return { title: note.title, text: note.text };
  }
  throw new Refusal('note.notFound');
}
