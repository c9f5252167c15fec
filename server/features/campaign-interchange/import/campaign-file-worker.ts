import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '#domain/refusals/refusals.ts';
import { defineWorker } from '#server/kernel/workers/define-worker.ts';
import { ImportRefusal } from '#server/features/world-formats/index.ts';
import { openArchive } from './open-archive.ts';

const Task = z.object({ path: z.string(), folder: z.string() });

/** Opens a campaign's file in a process of its own, and lays each of its parts into the folder. */
defineWorker((task) => {
  const { path, folder } = Task.parse(task);
  try {
    const { manifest, parts } = openArchive(readFileSync(path));
    const placed = [...parts].map(([name, bytes], n) => ({ path: name, size: bytes.length, place: join(folder, `part-${n}`), bytes }));
    for (const { place, bytes } of placed) writeFileSync(place, bytes, { flag: 'wx', mode: 0o600 });
    return { manifest, parts: placed.map(({ bytes: _laid, ...part }) => part) };
  } catch (error) {
    if (error instanceof Refusal || error instanceof ImportRefusal) return { refused: error.message };
    throw error;
  }
});
