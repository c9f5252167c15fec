import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Manifest } from '#domain/market/manifest.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { runInChildProcess, WorkerTerminated } from '#server/kernel/workers/run-in-child-process.ts';
import type { OpenedPackage } from './open-package.ts';

const Answer = z.union([z.object({ manifest: Manifest }), z.object({ refused: z.string() })]);

const readInChildProcess = runInChildProcess(import.meta.url, 'package-worker', { megabytes: 256, milliseconds: 30_000, most: 2 });

/**
 * Reads a file that somebody brings as a package, in a process of its own, so that no file can hold up the server or fill its
 * memory. Refuses with one sentence what is not let in. `folder` is an empty folder that whoever asks removes.
 */
export async function readPackage({ path, folder }: { path: string; folder: string }): Promise<OpenedPackage> {
  const answer = await readInChildProcess({ path, folder }).catch((error: unknown) => {
    if (!(error instanceof WorkerTerminated)) throw error;
    throw new Refusal('package.refused');
  });
  const read = Answer.parse(answer);
  if ('refused' in read) throw new Refusal('package.refused', read.refused);
  const { manifest } = read;
  const parts = new Map<string, Uint8Array>();
  for (const [n, part] of manifest.parts.entries()) parts.set(part.path, await readFile(join(folder, `part-${n}`)));
  return { manifest, parts };
}
