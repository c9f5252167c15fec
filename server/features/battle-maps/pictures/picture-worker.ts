import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { LaidPicture } from '#domain/battle-map/map-picture.ts';
import { GridShape } from '#domain/battle-map/state.ts';
import { defineWorker } from '#server/kernel/workers/define-worker.ts';
import { cutPicture } from './cut-picture.ts';

const Tile = z.object({ tile: z.int(), left: z.int(), top: z.int(), width: z.int(), height: z.int() });
const Task = z.object({
  bytes: z.instanceof(Uint8Array),
  grid: GridShape,
  laid: LaidPicture,
  terrain: z.string(),
  tiles: z.array(Tile),
});

/** Cuts parts out of the picture under a map, in a process of its own. */
defineWorker(async (task) => {
  const { bytes, tiles, ...known } = Task.parse(task);
  // Pictures lie outside of the heap: where the machine runs out of memory, this is what Linux ends first.
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
  return cutPicture(bytes, known, tiles);
});
