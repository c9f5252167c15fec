import { Refusal } from '#domain/refusals/refusals.ts';
import type { GenerationRow } from './generations.store.ts';

/** A generation of this world; refuses one that is not there or belongs to another world. */
export function generationOf(row: GenerationRow | null, worldId: string): GenerationRow {
  if (row?.worldId !== worldId) throw new Refusal('generation.notFound');
  return row;
}
