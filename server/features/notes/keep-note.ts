import { randomUUID } from 'node:crypto';
import type { Note } from '#domain/notes/note.ts';
import type { NoteOwnership } from '#domain/notes/note-audience.ts';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { removeRecord, saveRecord } from '#server/features/records/index.ts';
import { recordOf } from './find-note.ts';

interface Writer {
  id: string;
  name: string;
}

/** Keeps a note as it stands from now on and tells those who read it, or did before. */
export async function keepNote(tx: Tx, table: TableAccess, by: Writer, before: Note | null, note: Note): Promise<Note> {
  const kept = { ...note, version: randomUUID(), updatedAt: tx.now.toISOString(), updatedBy: by };
  const verb = before === null ? 'began' : 'wrote in';
  await saveRecord(tx.sql, recordOf({ ...table, noteId: note.id }), kept, { by, what: told(verb, by, kept) }, tx.now);
  announce(tx, table, note.id, before === null ? [kept] : [before, kept]);
  return kept;
}

/** Removes a note; how it stood stays in its history. */
export async function dropNote(tx: Tx, table: TableAccess, by: Writer, note: Note): Promise<void> {
  await removeRecord(tx.sql, recordOf({ ...table, noteId: note.id }), { by, what: told('removed', by, note) }, tx.now);
  announce(tx, table, note.id, [note]);
}

/** What the table's own history says of it: nothing of a note that not everybody reads. */
function told(verb: string, by: Writer, { audience, title }: Note): string[] {
  return audience === 'table' ? [`${by.name} ${verb} the note “${title === '' ? 'Untitled' : title}”.`] : [];
}

function announce(tx: Tx, { campaignId, dms }: TableAccess, noteId: string, states: NoteOwnership[]): void {
  const event = { type: 'notes.changed', campaignId, noteId } as const;
  if (states.some(({ audience }) => audience === 'table')) return tx.emit(campaignTopic(campaignId), event);
  const readers = states.flatMap(({ audience, ownerId }) => (audience === 'dm' ? dms : [ownerId]));
  for (const id of new Set(readers)) tx.emit(personTopic(id), event);
}
