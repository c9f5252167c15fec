import { Recap } from '#domain/recap.ts';
import type { Sql } from '#server/kernel/database.ts';
import type { Tx } from '#server/kernel/kernel.ts';
import { readableOf, requireStored } from '#server/kernel/stored.ts';
import { listRecords, lockRecord, saveRecord } from '#server/features/records/index.ts';
import type { Doer } from '#server/features/records/index.ts';

const nameOf = (campaignId: string, key: string) => ({ campaignId, kind: 'recap', key }) as const;

/** The recaps of the line that is played now, the latest session first. */
export async function listRecaps(sql: Sql, campaignId: string): Promise<Recap[]> {
  const recaps = readableOf(
    Recap,
    (await listRecords(sql, campaignId, 'recap')).map(({ key, data }) => ({ id: key, data })),
    'recap',
  );
  return recaps.toSorted((a, b) => b.number - a.number);
}

/** A recap as it stands, held until the transaction ends; null when there is none. */
export async function lockRecap(tx: Tx, campaignId: string, recapId: string): Promise<Recap | null> {
  const data = await lockRecord(tx.sql, nameOf(campaignId, recapId));
  return data === null ? null : requireStored(Recap, data, { what: 'recap', id: recapId });
}

/** Keeps a recap as it is from now on, with who did what. Answers where that stands. */
export function saveRecap(tx: Tx, campaignId: string, recap: Recap, change: { by: Doer; what: string }): Promise<number> {
  return saveRecord(tx.sql, nameOf(campaignId, recap.id), recap, { by: change.by, what: [change.what] }, tx.now);
}
