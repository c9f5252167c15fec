import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { Fog } from '#domain/maps/map.ts';
import { defineWorker } from '#server/kernel/workers/define-worker.ts';
import { coverPicture } from './fog-picture.ts';

const Task = z.object({ place: z.string(), fog: Fog });

/** Draws one map as it lies under fog, in a process of its own. */
defineWorker(async (task) => {
  const { place, fog } = Task.parse(task);
  // Pictures lie outside of the heap: where the machine runs out of memory, this is what Linux ends first.
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
  return coverPicture(await readFile(place), fog);
});
