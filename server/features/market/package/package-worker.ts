import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defineWorker } from '#server/kernel/workers/define-worker.ts';
import { ImportRefusal } from '#server/features/world-formats/index.ts';
import { openPackage, PackageRefusal } from './open-package.ts';

const Task = z.object({ path: z.string(), folder: z.string() });

/** Reads one file as a package in a process of its own; its parts go into the folder, in the order of its manifest. */
defineWorker((task) => {
  const { path, folder } = Task.parse(task);
  try {
    const { manifest, parts } = openPackage(readFileSync(path));
    for (const [n, part] of manifest.parts.entries())
      writeFileSync(join(folder, `part-${n}`), parts.get(part.path) ?? new Uint8Array(), { flag: 'wx', mode: 0o600 });
    return { manifest };
  } catch (error) {
    if (error instanceof PackageRefusal || error instanceof ImportRefusal) return { refused: error.message };
    throw error;
  }
});
