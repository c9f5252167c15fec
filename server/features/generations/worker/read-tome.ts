import { findGeneration } from '#server/features/generations/generations.store.ts';
import { readByRules } from './read-by-rules.ts';
import { readRest } from './read-rest.ts';
import type { Work } from './generation-work.ts';

/** Carries on the reading of a document to its end: by rules, or by a model where somebody asked for that. */
export async function readTome(work: Work, id: string): Promise<void> {
  const row = await findGeneration(work.kernel.database.sql, id);
  if (row?.withModel) await readRest(work, row);
  else if (row) await readByRules(work, row);
}
