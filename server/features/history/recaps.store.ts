import { z } from 'zod';
import { Recap } from '#domain/timeline/recap.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged, readStored, requireStored, restOf } from '#server/kernel/database/stored.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

/** Which document a recap is. */
export const documentOf = (campaignId: string, key: string) => ({ campaignId, kind: 'recap', key }) as const;

/** What is left of a recap that cannot be read. */
const Rest = z.object({ id: z.string(), number: z.int().nullable().catch(null) });
type DamagedRecap = z.infer<typeof Rest>;

/** The recaps of the branch that is played now, the latest session first, and what is left of those that cannot be read. */
export async function listRecaps(sql: Sql, campaignId: string): Promise<{ recaps: Recap[]; damaged: DamagedRecap[] }> {
  const recaps: Recap[] = [];
  const damaged: DamagedRecap[] = [];
  for (const { key: id, data } of await documentStore.listDocuments(sql, campaignId, 'recap')) {
    const recap = readStored(Recap, data, { what: 'recap', id });
    if (recap instanceof Damaged) damaged.push(restOf(Rest, data, id));
    else recaps.push(recap);
  }
  return { recaps: recaps.toSorted((a, b) => b.number - a.number), damaged };
}

/** A recap as it stands, held until the transaction ends; null when there is none. */
export async function lockRecap(tx: Tx, campaignId: string, recapId: string): Promise<Recap | null> {
  const data = await documentStore.lockDocument(tx.sql, documentOf(campaignId, recapId));
  return data === null ? null : requireStored(Recap, data, { what: 'recap', id: recapId });
}

/** What happens to a recap. */
type RecapChange = 'begun' | 'published' | 'written' | 'rewritten';

/** Keeps a recap as it is from now on, with who did what. Answers where that stands. */
export function saveRecap(
  tx: Tx,
  campaignId: string,
  recap: Recap,
  change: { by: documentStore.Doer; what: RecapChange },
): Promise<number> {
  return documentStore.saveDocument(
    tx.sql,
    documentOf(campaignId, recap.id),
    recap,
    { by: change.by, summary: [{ area: 'recap', kind: change.what, session: recap.number }] },
    tx.now,
  );
}
