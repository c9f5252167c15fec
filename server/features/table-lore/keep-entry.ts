import { randomUUID } from 'node:crypto';
import { recordFact } from '#domain/fact.ts';
import type { StoredFact } from '#domain/fact.ts';
import { everyone, peopleNamedIn } from '#domain/permissions/audience.ts';
import type { Reader } from '#domain/permissions/audience.ts';
import { seenTableLore } from '#domain/world/lore/table-lore.ts';
import type { TableLore } from '#domain/world/lore/table-lore.ts';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAccessOfMany } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { documentOf } from './find-entry.ts';
import type { OfEntry } from './find-entry.ts';

interface Writer {
  id: string;
  name: string;
}

/** Keeps an entry as it stands from now on, and tells those who read otherwise than before. */
export async function keepEntry(
  tx: Tx,
  table: TableAccess,
  by: Writer,
  before: TableLore | null,
  content: Omit<TableLore, 'version' | 'updatedAt' | 'updatedBy'>,
): Promise<TableLore> {
  const kept = { ...content, version: randomUUID(), updatedAt: tx.now.toISOString(), updatedBy: by };
  const kind = before === null ? 'added' : 'changed';
  await documentStore.saveDocument(tx.sql, documentOf({ ...table, entryId: kept.id }), kept, { by, summary: factsOf(kind, kept) }, tx.now);
  await announce(tx, table, before, kept);
  return kept;
}

/** Takes an entry out; how it stood stays in its history. */
export async function dropEntry(tx: Tx, table: TableAccess, by: Writer, entry: TableLore): Promise<void> {
  await documentStore.removeDocument(
    tx.sql,
    documentOf({ ...table, entryId: entry.id }),
    { by, summary: factsOf('removed', entry) },
    tx.now,
  );
  await announce(tx, table, entry, null);
}

/** Takes out an entry of which no version can be read; answers whether there was one. */
export async function dropUnreadable(tx: Tx, { campaignId, entryId }: OfEntry, by: Writer): Promise<boolean> {
  const document = documentOf({ campaignId, entryId });
  if ((await documentStore.lockDocument(tx.sql, document)) === null) return false;
  await documentStore.removeDocument(tx.sql, document, { by, summary: [recordFact('damagedRemoved')] }, tx.now);
  tx.emit(campaignTopic(campaignId), { type: 'tableLore.changed', campaignId, entryId, comes: true });
  return true;
}

/** What the table's own history holds of it: nothing of an entry that not everybody reads. */
function factsOf(kind: 'added' | 'changed' | 'removed', { audience, name }: TableLore): StoredFact[] {
  return audience === 'everyone' ? [{ area: 'lore', kind, name }] : [];
}

async function announce(tx: Tx, table: TableAccess, before: TableLore | null, after: TableLore | null): Promise<void> {
  const states = [before, after].flatMap((state) => state ?? []);
  const entryId = states[0]?.id;
  if (entryId === undefined) return;
  const tell = (topic: string, reader: Reader) =>
    tx.emit(topic, { type: 'tableLore.changed', campaignId: table.campaignId, entryId, comes: comesOrGoes(before, after, reader) });
  if (readsOtherwise(before, after, everyone)) return tell(campaignTopic(table.campaignId), everyone);
  const named = [...new Set(states.flatMap(({ audience, text }) => peopleNamedIn(audience, text)))];
  const seats = await findAccessOfMany(
    tx.sql,
    named.map((userId) => ({ userId, campaignId: table.campaignId })),
  );
  const readers = named.filter((id, n) => seats[n]?.seat && readsOtherwise(before, after, { id, builds: false }));
  for (const id of new Set([...table.dms, ...readers])) tell(personTopic(id), { id, builds: table.dms.includes(id) });
}

/** Whether a change makes a difference to somebody who reads. */
function readsOtherwise(before: TableLore | null, after: TableLore | null, reader: Reader): boolean {
  const shown = (entry: TableLore | null) => JSON.stringify(entry && seenTableLore(entry, reader));
  return shown(before) !== shown(after);
}

/** Whether there is something to read where there was nothing, or the other way. */
function comesOrGoes(before: TableLore | null, after: TableLore | null, reader: Reader): boolean {
  const isShown = (entry: TableLore | null) => entry !== null && seenTableLore(entry, reader) !== null;
  return isShown(before) !== isShown(after);
}
