import { z } from 'zod';
import { CampaignManifest } from '#domain/campaign-file/campaign-file.ts';
import { runInChildProcess, WorkerTerminated } from '#server/kernel/workers/run-in-child-process.ts';
import { refuseFile } from './refuse-file.ts';

const Part = z.object({ path: z.string(), size: z.int(), place: z.string() });
const Answer = z.union([z.object({ manifest: CampaignManifest, parts: z.array(Part) }), z.object({ refused: z.string() })]);

/** A campaign's file with its parts laid out on this machine. */
export interface Unpacked {
  manifest: CampaignManifest;
  /** By their paths in the file. */
  parts: Map<string, z.infer<typeof Part>>;
}

const unpackInChildProcess = runInChildProcess(import.meta.url, 'campaign-file-worker', { megabytes: 384, milliseconds: 180_000, most: 1 });

/**
 * Unpacks a file that somebody brings as a campaign in a process of its own, so that no file can hold up the server, fill its memory
 * or last forever. Refuses with one sentence what is not let in.
 */
export async function unpackCampaign({ path, folder }: { path: string; folder: string }): Promise<Unpacked> {
  const answer = await unpackInChildProcess({ path, folder }).catch((error: unknown) => {
    if (error instanceof WorkerTerminated) throw refuseFile('Reading this file took too long or too much memory.');
    throw error;
  });
  const parsed = Answer.parse(answer);
  if ('refused' in parsed) throw refuseFile(parsed.refused);
  return { manifest: parsed.manifest, parts: new Map(parsed.parts.map((part) => [part.path, part])) };
}
