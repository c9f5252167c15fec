import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { Gift } from '#domain/character/gifts/gift-record.ts';
import type { GiftRecord } from '#domain/character/gifts/gift-record.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged, readStored } from '#server/kernel/database/stored.ts';
import { openDocument, documentStore } from '#server/features/campaign-documents/index.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Notes that two changes belong together, findable by either. */
export async function saveGift(tx: Tx, campaignId: string, gift: GiftRecord, by: documentStore.Doer): Promise<void> {
  for (const { position } of [gift.giver, gift.receiver])
    await documentStore.saveDocument(tx.sql, { campaignId, kind: 'gift', key: String(position) }, gift, { by, summary: [] }, tx.now);
}

const GiftRow = z.object({ key: z.coerce.number(), data: z.unknown() });

/** The gifts that some changes were a side of, by the position of the change. */
export async function findGifts(sql: Sql, campaignId: string, positions: readonly number[]): Promise<Map<number, GiftRecord>> {
  const { rows } = await sql.execute(raw`
    select key, data from document
    where campaign_id = ${campaignId} and kind = 'gift' and key = any(${raw.param(positions.map(String))}::text[])`);
  return new Map(
    parseRows(GiftRow, rows).flatMap(({ key, data }) => {
      const gift = readStored(Gift, openDocument('gift', data), { what: 'gift', id: String(key) });
      return gift instanceof Damaged ? [] : [[key, gift] as const];
    }),
  );
}
