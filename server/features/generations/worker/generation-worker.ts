import { worldServerLimits } from '#domain/limits/world-limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { log } from '#server/kernel/log.ts';
import { TaskQueue } from '#server/kernel/workers/index.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';
import { claimRunning, endGeneration, findGeneration, releaseLeases, renewLeases } from '#server/features/generations/generations.store.ts';
import type { GenerationRow } from '#server/features/generations/generations.store.ts';
import { ModelSilent } from './model-silent.ts';
import { readTome } from './read-tome.ts';
import { tellLore } from './tell-lore.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';

interface Options {
  kernel: Kernel;
  models: ModelAccess;
  /** Milliseconds between two entries. */
  pause: number;
}

/**
 * Works on every running generation; the server that claims one first carries it on. The rows hold the plan and the progress,
 * so that a stop or a crash loses nothing and writes nothing twice.
 */
export function startGenerationWorker(options: Options): { stop(): Promise<void> } {
  const { bus, database, timers, afterCommit } = options.kernel;
  const { sql } = database;
  const generations = new TaskQueue({
    names: { one: 'A generation', many: 'Generations' },
    leases: {
      claim: async (most) => (await claimRunning(sql, most)).map((id) => ({ id })),
      renew: (ids) => renew(sql, ids),
      release: (ids) => releaseLeases(sql, ids),
    },
    most: worldServerLimits.generationsPerServer,
    isAlone: !bus.shared,
    run: ({ id }, { signal }) => carryOn({ ...options, signal }, id),
    giveUp: async ({ id }, cause, { signal }) => (signal.aborted ? undefined : fail(options, id, cause)),
    timers,
  });
  afterCommit.push((events) => {
    for (const event of events) {
      if (event.type !== 'generations.changed') continue;
      const { id, state } = event.generation;
      if (state === 'running' && !generations.has(id)) generations.wake();
      if (state === 'cancelled') generations.abort(id);
    }
  });
  return generations;
}

/** Vouches for what is being written; what does not run any more was cancelled on another server. */
async function renew(sql: Sql, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const running = await renewLeases(sql, ids);
  return ids.filter((id) => !running.has(id));
}

async function fail({ kernel, models }: Options, id: string, cause: unknown): Promise<void> {
  const isMeant = cause instanceof Refusal || cause instanceof ModelSilent;
  if (!isMeant) log.fault('A generation failed', cause, { generation: id });
  await transact(kernel, async (tx) => {
    const row = await findGeneration(tx.sql, id);
    if (row && (await endGeneration(tx.sql, id, 'failed', isMeant ? cause.message : failures[row.kind])))
      await announceGeneration(tx, models, id);
  });
}

/** What is said where the fault is ours. */
const failures: Record<GenerationRow['kind'], string> = {
  world: 'There was an error generating your world. Please try again.',
  expansion: 'Failed to generate expanded lore. Please try again.',
  document: 'This document could not be read. Please try again.',
};

async function carryOn(work: Parameters<typeof tellLore>[0], id: string): Promise<void> {
  const row = await findGeneration(work.kernel.database.sql, id);
  if (row?.state !== 'running') return;
  if (row.isDamaged) throw new Refusal('generation.damaged');
  if (row.attempts > worldServerLimits.generationStarts) throw new Error('It was begun too often.');
  await (row.kind === 'document' ? readTome : tellLore)(work, id);
}
