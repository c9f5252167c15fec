import { setTimeout as delay } from 'node:timers/promises';
import { transact } from '#server/kernel/calls/kernel.ts';
import {
  endGeneration,
  findGeneration,
  lockGeneration,
  nextPlanned,
  saveCompleted,
} from '#server/features/generations/generations.store.ts';
import { planMore } from './plan-more.ts';
import { insertProposals } from '#server/features/generations/proposals.store.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';
import type { Work } from './generation-work.ts';
import { addEntries } from '#server/features/lore/index.ts';
import { worldStore } from '#server/features/worlds/index.ts';

/**
 * Carries on a world or an expansion to its end: plans what is not planned, then writes or proposes one entry after the
 * other, each in a transaction of its own, so that wherever it is cut off it goes on with the next.
 */
export async function tellLore(work: Work, id: string): Promise<void> {
  for (;;) {
    work.signal.throwIfAborted();
    const step = await tellNext(work, id);
    if (step === 'over') return;
    if (step === 'written') {
      if (work.pause > 0) await delay(work.pause, undefined, { signal: work.signal });
      continue;
    }
    const row = await findGeneration(work.kernel.database.sql, id);
    if (row) await planMore(work, row);
  }
}

/** Tells the next entry, or ends what is told to its end. */
function tellNext({ kernel, models }: Work, id: string): Promise<'written' | 'unplanned' | 'over'> {
  return transact(kernel, async (tx) => {
    const found = await findGeneration(tx.sql, id);
    if (!found) return 'over';
    // In this order, as everything that writes lore: the world, then what is told of it.
    await worldStore.lockWorld(tx.sql, found.worldId);
    const row = await lockGeneration(tx.sql, id);
    if (row?.state !== 'running') return 'over';
    const planned = await nextPlanned(tx.sql, id);
    const isOver = row.isDeleted || row.requestedBy === null;
    if (isOver || (!planned && row.plannedFor.length >= row.categories.length)) {
      await endGeneration(tx.sql, id, isOver ? 'cancelled' : 'done');
      await announceGeneration(tx, models, id);
      return 'over';
    }
    if (!planned || row.requestedBy === null) return 'unplanned';
    const { expands, ...entry } = planned;
    if (row.kind === 'world')
      await addEntries(tx, { worldId: row.worldId, by: { id: row.requestedBy, name: row.requestedByName } }, [entry], 'generated');
    else {
      const grown = { expandsEntryId: expands?.id ?? null, expandsVersion: expands?.version ?? null };
      await insertProposals(tx.sql, row, [{ entry, ...grown, evidence: [], confidence: 1, foundBy: null }]);
    }
    await saveCompleted(tx.sql, id, row.completed + 1, { ...row.found, [entry.category]: (row.found[entry.category] ?? 0) + 1 });
    await announceGeneration(tx, models, id);
    return 'written';
  });
}
