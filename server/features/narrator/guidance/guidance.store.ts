import { Guidance, noGuidance } from '#domain/narration/guidance.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged, readStored, requireStored } from '#server/kernel/database/stored.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

const theGuidance = (campaignId: string) => ({ campaignId, kind: 'guidance', key: 'guidance' }) as const;

/** What the Dungeon Masters of a campaign tell its narrator alone; nothing where that cannot be read. */
export async function findGuidance(sql: Sql, campaignId: string): Promise<Guidance> {
  const data = await documentStore.findDocument(sql, theGuidance(campaignId));
  const guidance = data === null ? noGuidance : readStored(Guidance, data, { what: 'guidance', id: campaignId });
  return guidance instanceof Damaged ? noGuidance : guidance;
}

/** The same, held until the transaction ends; refused where it cannot be read. */
export async function lockGuidance(sql: Sql, campaignId: string): Promise<Guidance> {
  const data = await documentStore.lockDocument(sql, theGuidance(campaignId));
  return data === null ? noGuidance : requireStored(Guidance, data, { what: 'guidance', id: campaignId });
}

/** Keeps what the Dungeon Masters tell the narrator. */
export async function saveGuidance(sql: Sql, campaignId: string, guidance: Guidance, by: documentStore.Doer, now: Date): Promise<void> {
  const change = { by, summary: [{ area: 'narrator', kind: 'guided' }] };
  await documentStore.saveDocument(sql, theGuidance(campaignId), guidance, change, now);
}
