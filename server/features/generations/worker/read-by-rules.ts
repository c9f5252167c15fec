import { Refusal } from '#domain/refusals/refusals.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import { readDocument } from '#server/features/generations/documents/index.ts';
import { saveDocument } from '#server/features/generations/documents.store.ts';
import { foundIn, toNewProposals } from './found-proposals.ts';
import { endGeneration, lockGeneration, saveRest, saveCompleted } from '#server/features/generations/generations.store.ts';
import type { GenerationRow } from '#server/features/generations/generations.store.ts';
import { insertProposals } from '#server/features/generations/proposals.store.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';
import type { Work } from './generation-work.ts';
import { worldTomes } from '#server/features/tomes/index.ts';

/**
 * Reads the file of a tome in a process of its own, and keeps its text with what it proposes, all at once. Refuses a file
 * that is gone or that cannot be read; then nothing is kept.
 */
export async function readByRules({ kernel, models, signal }: Work, row: GenerationRow): Promise<void> {
  const tome = row.tomeId === null ? null : await worldTomes.selectTome(kernel.database.sql, row.worldId, row.tomeId);
  if (!tome?.file) throw new Refusal('file.notFound');
  const { name, path } = tome.file;
  const { document, proposals, rest } = await kernel.files.lend([path], (places) => {
    const place = places.get(path);
    if (place === undefined) throw new Refusal('file.notFound');
    return readDocument({ name, path: place }, { signal });
  });
  const fresh = toNewProposals(proposals);
  await transact(kernel, async (tx) => {
    const now = await lockGeneration(tx.sql, row.id);
    if (now?.state !== 'running' || now.tomeId === null) return;
    await saveDocument(tx.sql, now.tomeId, document, tx.now);
    await insertProposals(tx.sql, row, fresh);
    await saveCompleted(tx.sql, row.id, 1, foundIn(fresh));
    await saveRest(tx.sql, row.id, rest, []);
    await endGeneration(tx.sql, row.id, 'done');
    await announceGeneration(tx, models, row.id);
  });
}
