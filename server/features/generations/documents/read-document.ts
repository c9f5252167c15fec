import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { isRefusalCode, Refusal } from '#domain/refusals/refusals.ts';
import { runInChildProcess, WorkerTerminated } from '#server/kernel/workers/run-in-child-process.ts';
import { ReadDocument } from './parse/document.ts';
import { Reading } from './extract/plan-model-run.ts';
import { Proposal } from './extract/proposal.ts';
import { formatOf } from '#server/features/world-formats/index.ts';

const Lore = z.object({
  document: ReadDocument,
  proposals: z.array(Proposal),
  /** What is left for a model to read. */
  rest: Reading,
});
const Reply = z.union([Lore, z.object({ refused: z.string().refine(isRefusalCode) })]);

const refusals = { tooSlow: 'document.tooSlow', tooHeavy: 'document.tooHeavy', broken: 'document.broken' } as const;
const readInChildProcess = runInChildProcess(import.meta.url, 'document-worker', { megabytes: 192, milliseconds: 60_000, most: 3 });

type Watch = { signal?: AbortSignal; milliseconds?: number };
type Place = { name: string; path: string };

/**
 * Reads an uploaded document, by what it was called and where it lies, as text with its sections and pages, and what
 * `extractLore` finds in it, all in a process of its own. Refuses what is too large, not what its name says, locked,
 * damaged, or made to do harm; nothing of it is kept then. The signal ends the process at once.
 */
export const readDocument = (place: Place, watch: Watch = {}): Promise<z.infer<typeof Lore>> =>
  readDocumentBy(readInChildProcess, place, watch);

/** As `readDocument`; `read` does what is done in the process. */
export async function readDocumentBy(
  read: (place: Place, watch: Watch) => Promise<unknown>,
  { name, path }: Place,
  watch: Watch = {},
): Promise<z.infer<typeof Lore>> {
  formatOf(name);
  const found = await stat(path).catch(() => null);
  if (found === null) throw new Refusal('file.notFound');
  if (found.size > limits.uploadBytes) throw new Refusal('file.tooLarge');
  if (found.size === 0) throw new Refusal('document.empty');
  const answer = await read({ name, path }, watch).catch((error: unknown) => {
    throw error instanceof WorkerTerminated ? new Refusal(refusals[error.why]) : error;
  });
  const reply = Reply.safeParse(answer).data ?? { refused: 'document.broken' as const };
  if ('refused' in reply) throw new Refusal(reply.refused);
  return reply;
}
