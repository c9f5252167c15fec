import { sql as raw } from 'drizzle-orm';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentKind, migrate, numbered } from '#server/kernel/database/document-kind.ts';
import { requireStored } from '#server/kernel/database/stored.ts';
import { ReadDocument } from './documents/index.ts';

const kind = documentKind('document');

/** A tome's file as text; null where it was not read yet. */
export async function findDocument(sql: Sql, tomeId: string): Promise<ReadDocument | null> {
  const { rows } = await sql.execute(raw`select document from world_document where tome_id = ${tomeId}`);
  return rows[0] ? requireStored(ReadDocument, migrate(kind, rows[0]['document']), { what: 'document', id: tomeId }) : null;
}

export async function saveDocument(sql: Sql, tomeId: string, document: ReadDocument, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into world_document (tome_id, document, read_at) values (${tomeId}, ${JSON.stringify(numbered(kind, document))}::jsonb, ${now.toISOString()})
    on conflict (tome_id) do update set document = excluded.document, read_at = excluded.read_at`);
}
