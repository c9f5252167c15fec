import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Agreement } from '#domain/safety/safety.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readableOf, requireStored } from '#server/kernel/database/stored.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

/** An agreement of which entries may be damaged. */
const AnyEntries = z.object({ entries: z.array(z.unknown()) });

const theAgreement = (campaignId: string) => ({ campaignId, kind: 'safety', key: 'agreement' }) as const;
const none: Agreement = { entries: [] };

/** Of an agreement that cannot be read as a whole every line and veil that can be read still holds; it is refused where none can. */
function readAgreement(data: unknown, id: string): Agreement {
  if (data === null) return none;
  const whole = Agreement.safeParse(data);
  if (whole.success) return whole.data;
  const { entries } = requireStored(AnyEntries, data, { what: 'agreement', id });
  const rows = entries.map((entry) => ({ id, data: entry }));
  return { entries: readableOf(Agreement.shape.entries.element, rows, 'line or veil') };
}

/** What a table has agreed to leave out. */
export async function findAgreement(sql: Sql, campaignId: string): Promise<Agreement> {
  return readAgreement(await documentStore.findDocument(sql, theAgreement(campaignId)), campaignId);
}

/** The same, held until the transaction ends. */
export async function lockAgreement(sql: Sql, campaignId: string): Promise<Agreement> {
  return readAgreement(await documentStore.lockDocument(sql, theAgreement(campaignId)), campaignId);
}

/** Keeps what a table has agreed to leave out. Who changed it is written nowhere. */
export async function saveAgreement(sql: Sql, campaignId: string, agreement: Agreement, now: Date): Promise<void> {
  const change = { by: { id: null, name: 'Somebody at the table' }, summary: [{ area: 'safety', kind: 'changed' }] };
  await documentStore.saveDocument(sql, theAgreement(campaignId), agreement, change, now);
}

/** The seal by which somebody can later show that an entry is theirs; it says nothing to those who do not know whom to try. */
export function sealOf(entryId: string, userId: string): string {
  return createHash('sha256').update(`${entryId} ${userId}`).digest('hex');
}
