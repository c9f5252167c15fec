import type { Event } from '#contract/realtime/events.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { log } from '#server/kernel/log.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';
import { claimRunning, endGeneration, findGeneration, releaseLeases, renewLeases } from '#server/features/generations/generations.store.ts';
import type { GenerationRow } from '#server/features/generations/generations.store.ts';
import { ModelSilent } from './model-silent.ts';
import { readTome } from './read-tome.ts';
import { tellLore } from './tell-lore.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';

/** Milliseconds between two looks for work that another server began or left behind. */
const LOOK = 1000;
/** Generations that one server works on at once; each document that is read takes a process. */
const MOST = 3;
/** Starts without progress after which a generation fails: it may be what crashes the server each time. */
const ATTEMPTS = 5;

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
export class GenerationWorker {
  readonly #options: Options;
  readonly #writing = new Map<string, { stop: AbortController; done: Promise<void> }>();
  readonly #timer: NodeJS.Timeout;
  #isLeaving = false;
  #claiming: Promise<void> | null = null;
  #again = false;

  constructor(options: Options) {
    this.#options = options;
    const { kernel } = options;
    kernel.afterCommit.push((events) => this.#heed(events));
    this.#timer = setInterval(() => {
      this.#vouch().catch((error: unknown) => log.fault('Generations could not be vouched for', error));
    }, LOOK);
    this.#claiming = this.#recover().finally(() => {
      this.#claiming = null;
      this.#look();
    });
  }

  /** Stops; the next server carries on with what is unfinished. */
  async stop(): Promise<void> {
    this.#isLeaving = true;
    clearInterval(this.#timer);
    await this.#claiming;
    const ids = [...this.#writing.keys()];
    for (const { stop } of this.#writing.values()) stop.abort();
    await Promise.all([...this.#writing.values()].map(({ done }) => done));
    // Where this fails the leases run out, and whoever looks next takes them up.
    if (ids.length > 0)
      await releaseLeases(this.#options.kernel.database.sql, ids).catch((error: unknown) =>
        log.fault('Generations could not be given back', error),
      );
  }

  /** A server alone on its database takes up at once what it left when it ended; among several the leases decide. */
  async #recover(): Promise<void> {
    const { bus, database } = this.#options.kernel;
    if (bus.shared) return;
    await releaseLeases(database.sql, 'all').catch((error: unknown) => log.fault('Generations could not be taken up again', error));
  }

  #heed(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type !== 'generations.changed') continue;
      const { id, state } = event.generation;
      const writing = this.#writing.get(id);
      if (state === 'running' && !writing) this.#look();
      if (state === 'cancelled') writing?.stop.abort();
    }
  }

  /** Claims what can be claimed; calls while it runs make it look once more. */
  #look(): void {
    this.#again = true;
    this.#claiming ??= this.#claimAll().finally(() => (this.#claiming = null));
  }

  async #claimAll(): Promise<void> {
    while (this.#again && !this.#isLeaving) {
      this.#again = false;
      try {
        const free = MOST - this.#writing.size;
        if (free > 0) for (const id of await claimRunning(this.#options.kernel.database.sql, free)) this.#begin(id);
      } catch (error) {
        log.fault('Generations could not be claimed; trying again', error);
      }
    }
  }

  #begin(id: string): void {
    const stop = new AbortController();
    const done = carryOn({ ...this.#options, signal: stop.signal }, id)
      .catch((error: unknown) => (stop.signal.aborted ? undefined : this.#giveUp(id, error)))
      .finally(() => {
        // What ends because the server leaves is still to be given back.
        if (this.#isLeaving) return;
        this.#writing.delete(id);
        this.#look();
      });
    this.#writing.set(id, { stop, done });
  }

  async #giveUp(id: string, cause: unknown): Promise<void> {
    const { kernel, models } = this.#options;
    // What came so far stands, and it is taken up again once the lease has run out.
    if (unavailability(cause) !== null) return log.fault('A generation waits for the database', cause, { generation: id });
    const isMeant = cause instanceof Refusal || cause instanceof ModelSilent;
    if (!isMeant) log.fault('A generation failed', cause, { generation: id });
    await transact(kernel, async (tx) => {
      const row = await findGeneration(tx.sql, id);
      if (row && (await endGeneration(tx.sql, id, 'failed', isMeant ? cause.message : failures[row.kind])))
        await announceGeneration(tx, models, id);
    }).catch((error: unknown) => log.fault('A generation could not be given up', error));
  }

  /** Vouches for what is being written, and ends what was cancelled on another server. */
  async #vouch(): Promise<void> {
    if (this.#isLeaving) return;
    const ids = [...this.#writing.keys()];
    const running = ids.length > 0 ? await renewLeases(this.#options.kernel.database.sql, ids) : new Set();
    for (const id of ids) if (!running.has(id)) this.#writing.get(id)?.stop.abort();
    this.#look();
  }
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
  if (row.attempts > ATTEMPTS) throw new Error('It was begun too often.');
  await (row.kind === 'document' ? readTome : tellLore)(work, id);
}
