import type { Generation, ModelOffer } from '#domain/world/generation.ts';
import { worldBuildersTopic } from '#contract/realtime/topics.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findSettings } from '#server/features/settings/index.ts';
import type { ModelAccess } from './model-access.ts';
import { priceOf } from './documents/index.ts';
import { findGeneration } from './generations.store.ts';
import type { GenerationRow } from './generations.store.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

/** Who reads a document as long as no model does. */
const readerLabel = 'Reader (by rules, no AI model)';

/** How generations stand, as builders see them by the settings that hold. */
export async function toGenerations(sql: Sql, models: ModelAccess, rows: readonly GenerationRow[]): Promise<Generation[]> {
  const model = models.currentModel(await findSettings(sql));
  return rows.map((row) => toGeneration(row, model, models));
}

/** How one generation stands. */
export async function viewGeneration(sql: Sql, models: ModelAccess, id: string): Promise<Generation> {
  const row = await findGeneration(sql, id);
  const [seen] = row ? await toGenerations(sql, models, [row]) : [];
  if (!seen) throw new Error('A generation that was just there is gone.');
  return seen;
}

/** Tells builders how a generation stands, and answers the same. */
export async function announceGeneration(tx: Tx, models: ModelAccess, id: string): Promise<Generation> {
  const generation = await viewGeneration(tx.sql, models, id);
  tx.emit(worldBuildersTopic(generation.worldId), { type: 'generations.changed', worldId: generation.worldId, generation });
  return generation;
}

function toGeneration(row: GenerationRow, model: NarratorModel, models: ModelAccess): Generation {
  const { id, worldId, kind, prompt, category, state, completed, planned, found, open, failure, isDamaged, requestedByName, createdAt } =
    row;
  return {
    id,
    worldId,
    kind,
    prompt,
    category,
    tome: row.tomeTitle === null ? null : { id: row.tomeId ?? '', title: row.tomeTitle },
    state,
    completed,
    planned,
    found,
    open,
    label: row.label ?? (kind === 'document' ? readerLabel : model.label),
    failure,
    offer: offerOf(row, model, models),
    isDamaged,
    requestedBy: requestedByName,
    createdAt: createdAt.toISOString(),
  };
}

/** What the model would still read of a document; null where there is no model, nothing left, or it reads already. */
export function offerOf(
  { rest, state, tomeId }: Pick<GenerationRow, 'rest' | 'state' | 'tomeId'>,
  model: NarratorModel,
  { price }: ModelAccess,
): ModelOffer | null {
  if (rest === null || rest.parts === 0 || state === 'running' || tomeId === null || !model.isModel) return null;
  return { label: model.label, ...rest, dollars: price && priceOf(rest, price) };
}
