import { z } from 'zod';
import { Refusal } from '#domain/refusals/refusals.ts';
import { BundleEntry, BundleTome } from '#domain/world/bundle.ts';
import { ImportKind, WorldImport } from '#domain/world/import.ts';
import { runInChildProcess, WorkerTerminated } from '#server/kernel/workers/run-in-child-process.ts';
import { ImportRefusal } from '#server/features/world-formats/index.ts';

/** What the process tells, a little at a time, so that nobody waits for the whole to be taken over. */
const Part = z.union([z.object({ entries: z.array(BundleEntry) }), z.object({ tomes: z.array(BundleTome) })]);
const Answer = z.union([
  z.object({
    kind: ImportKind,
    about: z.object({
      name: z.string(),
      description: z.string(),
      map: z.string().nullable(),
      aiGenerated: z.boolean(),
      aiPrompt: z.string().nullable(),
      story: z.string().nullable(),
    }),
    /** Its files, and where each was laid. */
    files: z.array(z.object({ path: z.string(), type: z.string(), size: z.int(), place: z.string() })),
    report: WorldImport.pick({ noPlace: true, changed: true }),
  }),
  z.object({ refused: z.string() }),
]);

/** A world that somebody brings, as it was read. */
export type ReadWorld = Exclude<z.infer<typeof Answer>, { refused: string }> & { entries: BundleEntry[]; tomes: BundleTome[] };

interface GivenFile {
  name: string;
  path: string;
  /** An empty folder for the files that are in it; whoever asks removes it. */
  folder: string;
  /** How many bytes the file may have; as many as an upload where it is not said. */
  mostBytes?: number;
}

const readInChildProcess = runInChildProcess(import.meta.url, 'import-worker', { megabytes: 384, milliseconds: 60_000, most: 2 });

/**
 * Reads a file that somebody brings as a world, in a process of its own, so that no file can hold up the server, fill its
 * memory or last forever. Refuses with one sentence what is not let in.
 */
export async function readImport({ name, path, folder, mostBytes }: GivenFile, milliseconds?: number): Promise<ReadWorld> {
  const entries: BundleEntry[] = [];
  const tomes: BundleTome[] = [];
  const hear = (part: unknown) => {
    const parsed = Part.parse(part);
    if ('entries' in parsed) entries.push(...parsed.entries);
    else tomes.push(...parsed.tomes);
  };
  const answer = await readInChildProcess({ name, path, folder, mostBytes }, { milliseconds, onPart: hear }).catch((error: unknown) => {
    if (!(error instanceof WorkerTerminated)) throw error;
    throw refused(new ImportRefusal({ code: error.why === 'broken' ? 'unreadable' : error.why, slots: { name } }).message);
  });
  const parsed = Answer.parse(answer);
  if ('refused' in parsed) throw refused(parsed.refused);
  return { ...parsed, entries, tomes };
}

function refused(sentence: string): Refusal {
  return new Refusal('world.importRefused', sentence);
}
