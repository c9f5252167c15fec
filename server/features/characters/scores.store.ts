import { RolledScores } from '#domain/character/creation/rolled-scores.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { requireStored } from '#server/kernel/database/stored.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

const nameOf = (campaignId: string, userId: string) => ({ campaignId, kind: 'scores', key: userId }) as const;

/** The scores that somebody has rolled for a character that is not made yet; null when there are none. */
export async function findScores(sql: Sql, campaignId: string, userId: string): Promise<RolledScores | null> {
  const data = await documentStore.findDocument(sql, nameOf(campaignId, userId));
  return data === null ? null : requireStored(RolledScores, data, { what: 'roll', id: userId });
}

/** Keeps rolled scores until a character is made. */
export async function saveScores(tx: Tx, campaignId: string, by: documentStore.Doer & { id: string }, rolled: RolledScores): Promise<void> {
  await documentStore.saveDocument(
    tx.sql,
    nameOf(campaignId, by.id),
    rolled,
    { by, summary: [{ area: 'scores', kind: 'rolled' }] },
    tx.now,
  );
}

/** Forgets rolled scores, whether there are any or not: a character is made. */
export async function removeScores(tx: Tx, campaignId: string, by: documentStore.Doer & { id: string }): Promise<void> {
  if ((await findScores(tx.sql, campaignId, by.id)) === null) return;
  await documentStore.removeDocument(tx.sql, nameOf(campaignId, by.id), { by, summary: [{ area: 'scores', kind: 'used' }] }, tx.now);
}
