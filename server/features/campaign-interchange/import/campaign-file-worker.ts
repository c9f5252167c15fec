import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '#domain/refusals/refusals.ts';
import { defineWorker } from '#server/kernel/workers/define-worker.ts';
import { ImportRefusal, zip } from '#server/features/world-formats/index.ts';
import { openArchive } from './open-archive.ts';

const Task = z.object({ path: z.string(), folder: z.string() });

/** Opens a campaign's file in a process of its own, and lays each of its parts into the folder. */
defineWorker((task) => {
  const { path, folder } = Task.parse(task);
  const file = openSync(path, 'r');
  try {
    const parts: { path: string; size: number; place: string }[] = [];
    const manifest = openArchive(zip.onDisk(file), (name, bytes) => {
      const place = join(folder, `part-${parts.length}`);
      writeFileSync(place, bytes, { flag: 'wx', mode: 0o600 });
      parts.push({ path: name, size: bytes.length, place });
    });
    return { manifest, parts };
  } catch (error) {
    if (error instanceof Refusal || error instanceof ImportRefusal) return { refused: error.message };
    throw error;
  } finally {
    closeSync(file);
  }
});
