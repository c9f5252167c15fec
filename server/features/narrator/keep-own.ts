import { recordFact } from '#domain/fact.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import type { CampaignDocumentKind } from '#server/features/campaign-documents/index.ts';

/** What people write or roll beside the tale. */
const written = ['note', 'lore', 'scores', 'guidance'] as const satisfies CampaignDocumentKind[];
const change = { by: { id: null, name: 'Hearthlore' }, summary: [recordFact('keptAfterXCard')] };

type Things = Map<string, unknown>;

/**
 * Remembers what people at a table have made for themselves, so that a passage can be taken back without it. Answers what brings it
 * back once the table plays another branch: notes, lore, rolled scores and guidance stand as they stood, and the same heroes are
 * there. The sheets of those who were there before go back with the tale.
 */
export async function rememberOwn(tx: Tx, campaignId: string): Promise<() => Promise<void>> {
  const read = async (kind: CampaignDocumentKind): Promise<Things> =>
    new Map((await documentStore.listDocuments(tx.sql, campaignId, kind)).map(({ key, data }) => [key, data]));
  const before = new Map<CampaignDocumentKind, Things>();
  for (const kind of [...written, 'character'] as const) before.set(kind, await read(kind));
  return async () => {
    for (const [kind, stood] of before) {
      const stands = await read(kind);
      for (const [key, data] of stood) {
        if (kind === 'character' ? stands.has(key) : isSame(stands.get(key), data)) continue;
        if (typeof data === 'object' && data !== null)
          await documentStore.saveDocument(tx.sql, { campaignId, kind, key }, data, change, tx.now);
      }
      for (const key of stands.keys())
        if (!stood.has(key)) await documentStore.removeDocument(tx.sql, { campaignId, kind, key }, change, tx.now);
    }
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
