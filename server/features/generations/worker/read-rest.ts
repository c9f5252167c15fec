import { randomUUID } from 'node:crypto';
import { Refusal } from '#domain/refusals/refusals.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import { isOverModelQuota, narratorUsage } from '#server/features/narrator/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { askAboutChunk } from './ask-about-chunk.ts';
import { extractWithModel, mergeProposals, planModelRun, readingOf } from '#server/features/generations/documents/index.ts';
import type { Chunk, ModelProgress } from '#server/features/generations/documents/index.ts';
import { findDocument } from '#server/features/generations/documents.store.ts';
import { foundIn, toFound, toNewProposals } from './found-proposals.ts';
import { endGeneration, lockGeneration, saveRest, saveCompleted } from '#server/features/generations/generations.store.ts';
import type { GenerationRow } from '#server/features/generations/generations.store.ts';
import { ModelSilent } from './model-silent.ts';
import { insertProposals, listProposals, saveFound } from '#server/features/generations/proposals.store.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';
import type { Work } from './generation-work.ts';
import { storytellerLabel } from '#server/features/model/index.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

/**
 * Has a model read what the rules left over of a document, part by part. Each part that was read is kept with what it
 * proposes, so that it is asked about once. Throws a ModelSilent when the model does not answer.
 */
export async function readRest(work: Work, row: GenerationRow): Promise<void> {
  const { kernel, models, signal } = work;
  const { sql } = kernel.database;
  const document = row.tomeId === null ? null : await findDocument(sql, row.tomeId);
  if (!document) throw new Refusal('document.notRead');
  const model = models.currentModel(await findSettings(sql));
  if (!model.isModel) throw new Refusal('generation.noModel');
  const chunks = planModelRun(document);
  await extractWithModel((chunk) => askOnce(work, row, model, chunk), document, {
    chunks,
    signal,
    done: row.read,
    onProgress: (progress) => keep(work, row.id, chunks, progress),
  });
  await transact(kernel, async (tx) => {
    if (await endGeneration(tx.sql, row.id, 'done')) await announceGeneration(tx, models, row.id);
  });
}

async function askOnce({ kernel, signal }: Work, { requestedBy }: GenerationRow, model: NarratorModel, chunk: Chunk): Promise<unknown> {
  const { sql } = kernel.database;
  const asker = requestedBy ?? '';
  if (await isOverModelQuota(sql, await findSettings(sql), { campaignId: '', askers: [asker], now: kernel.now() }))
    throw new ModelSilent('cap-reached');
  const { entries, fault, usage } = await askAboutChunk(model, chunk, signal);
  const usedModel = entries === null ? storytellerLabel : model.label;
  await narratorUsage.saveAnswer(sql, { id: randomUUID(), model: usedModel, usage, requestedBy: asker, fellBack: fault }, kernel.now());
  if (fault !== null && fault !== 'bad-answer') throw new ModelSilent(fault);
  return entries && { entries: entries.slice(0, 60) };
}

/** Keeps what one part told, merged with what is proposed already; what somebody has decided stays as it is. */
async function keep(
  { kernel, models, signal }: Work,
  id: string,
  chunks: readonly Chunk[],
  { hash, proposals }: ModelProgress,
): Promise<void> {
  await transact(kernel, async (tx) => {
    const now = await lockGeneration(tx.sql, id);
    if (now?.state !== 'running' || now.read.includes(hash)) return;
    const held = await listProposals(tx.sql, id);
    const before = held.map(toFound);
    const merged = mergeProposals(before, proposals);
    for (const [at, row] of held.entries()) {
      const more = merged[at];
      if (!more || more === before[at] || row.state !== 'open') continue;
      const [settled] = toNewProposals([more]);
      if (settled) await saveFound(tx.sql, { id: row.id, entry: settled.entry, evidence: more.evidence, confidence: more.confidence });
    }
    const fresh = toNewProposals(merged.slice(held.length));
    await insertProposals(tx.sql, now, fresh);
    const read = [...now.read, hash];
    await saveRest(tx.sql, id, readingOf(chunks, new Set(read)), read);
    await saveCompleted(tx.sql, id, read.length, foundIn([...held, ...fresh]));
    await announceGeneration(tx, models, id);
  });
  signal.throwIfAborted();
}
