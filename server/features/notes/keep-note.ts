import { randomUUID } from 'node:crypto';
import type { StoredFact } from '#domain/fact.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { noteCardOf } from '#domain/notes/note.ts';
import type { Note } from '#domain/notes/note.ts';
import { noteAudiences } from '#domain/notes/note-audience.ts';
import type { NoteOwnership } from '#domain/notes/note-audience.ts';
import type { NoteChange } from '#contract/play/notes-shapes.ts';
import { campaignTopic, dungeonMasterTopics, personTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { overwriteEvents } from '#server/kernel/events/outbox.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { documentOf } from './find-note.ts';

interface Writer {
  id: string;
  name: string;
}

/** Keeps a note as it stands from now on and tells those who read it, or did before. `note` names the version that it follows. */
export async function keepNote(tx: Tx, table: TableAccess, by: Writer, before: Note | null, note: Note): Promise<Note> {
  const kept = { ...note, version: randomUUID(), updatedAt: tx.now.toISOString(), updatedBy: by };
  const kind = before === null ? 'added' : 'changed';
  await documentStore.saveDocument(tx.sql, documentOf({ ...table, noteId: note.id }), kept, { by, summary: factsOf(kind, kept) }, tx.now);
  const after = note.version === '' ? null : note.version;
  const change = { kind: 'kept', after, note: kept, card: cardOf(kept) } as const;
  for (const topic of topicsOf(table, kept)) announce(tx, table, topic, note.id, change);
  if (before !== null) await announceClosed(tx, table, before, kept);
  return kept;
}

/** Removes a note; how it stood stays in its history. */
export async function dropNote(tx: Tx, table: TableAccess, by: Writer, note: Note): Promise<void> {
  await documentStore.removeDocument(tx.sql, documentOf({ ...table, noteId: note.id }), { by, summary: factsOf('removed', note) }, tx.now);
  const change = { kind: 'removed', after: note.version, card: cardOf(note) } as const;
  for (const topic of topicsOf(table, note)) announce(tx, table, topic, note.id, change);
}

/** What the table's own history holds of it: nothing of a note that not everybody reads. */
function factsOf(kind: 'added' | 'changed' | 'removed', { audience, title }: Note): StoredFact[] {
  return audience === 'table' ? [{ area: 'note', kind, title }] : [];
}

const cardOf = (note: Note) => noteCardOf(note, campaignServerLimits.noteOpeningLength);

/** Where exactly those hear of a note who read it. */
function topicsOf(table: TableAccess, { audience, ownerId }: NoteOwnership): string[] {
  if (audience === 'table') return [campaignTopic(table.campaignId)];
  return audience === 'dm' ? dungeonMasterTopics(table) : [personTopic(ownerId)];
}

/**
 * Tells those that a note is closed to them who read it before and no longer do. Who still reads it has heard how it stands. What
 * the log said of it goes as well: somebody who sits down today could read it there.
 */
async function announceClosed(tx: Tx, table: TableAccess, before: Note, { id, audience, version }: Note): Promise<void> {
  const isNarrower = noteAudiences.indexOf(audience) > noteAudiences.indexOf(before.audience);
  if (!isNarrower) return;
  const change = { kind: 'closed', after: before.version, version } as const;
  for (const topic of topicsOf(table, before)) {
    await overwriteEvents(tx.sql, topic, eventOf(table, id, change), 'noteId');
    announce(tx, table, topic, id, change);
  }
}

function announce(tx: Tx, { campaignId }: TableAccess, topic: string, noteId: string, change: NoteChange): void {
  tx.emit(topic, eventOf({ campaignId }, noteId, change));
}

const eventOf = ({ campaignId }: Pick<TableAccess, 'campaignId'>, noteId: string, change: NoteChange) =>
  ({ type: 'notes.changed', campaignId, noteId, change }) as const;
