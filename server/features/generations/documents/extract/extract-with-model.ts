import { z } from 'zod';
import { LoreCategory } from '#domain/world/lore/lore.ts';
import type { ReadDocument } from '#server/features/generations/documents/parse/document.ts';
import { mergeFinds } from './merge-finds.ts';
import { planModelRun, type Chunk } from './plan-model-run.ts';
import type { Find, Proposal } from './proposal.ts';

/** One thing that a model reports from a chunk. */
export const FoundEntry = z.object({
  category: LoreCategory,
  name: z.string().min(2).max(120),
  /** What the chunk says of it. */
  description: z.string().max(4000),
  /** A sentence of the chunk, word for word. */
  evidence: z.string().min(8).max(1000),
});

/** What a model is asked to answer to one chunk. */
const ModelAnswer = z.object({ entries: z.array(FoundEntry).max(60) });

/** Asks a model about a chunk; what it returns is checked, whatever it is. */
export type AskModel = (chunk: Chunk, signal?: AbortSignal) => Promise<unknown>;

export interface ModelProgress {
  done: number;
  of: number;
  /** The chunk that was just read, to be kept for a later start. */
  hash: string;
  /** What was found in it. */
  proposals: Proposal[];
  /** Entries that were dropped because their evidence does not stand in the chunk. */
  dropped: number;
}

interface ModelRun {
  proposals: Proposal[];
  read: string[];
  dropped: number;
  /** Chunks whose answer could not be used; they are asked again by the next run. */
  failed: string[];
}

/**
 * Reads a document with a model, chunk by chunk. An answer must fit the schema, and an entry whose evidence or name does
 * not stand in the chunk is dropped. Chunks in `done` are not asked again. The signal ends it between and within chunks.
 */
export async function extractWithModel(
  ask: AskModel,
  document: ReadDocument,
  options: {
    chunks?: readonly Chunk[];
    signal?: AbortSignal;
    onProgress?: (progress: ModelProgress) => void | Promise<void>;
    done?: Iterable<string>;
  } = {},
): Promise<ModelRun> {
  const { chunks = planModelRun(document) } = options;
  const read = new Set(options.done);
  const finds: Find[] = [];
  const failed: string[] = [];
  let dropped = 0;
  for (const chunk of chunks) {
    if (read.has(chunk.hash)) continue;
    options.signal?.throwIfAborted();
    const answer = ModelAnswer.safeParse(await ask(chunk, options.signal));
    options.signal?.throwIfAborted();
    if (!answer.success) {
      failed.push(chunk.hash);
      continue;
    }
    const found = answer.data.entries.flatMap((entry) => findOf(document, chunk, entry));
    const lost = answer.data.entries.length - found.length;
    dropped += lost;
    finds.push(...found);
    read.add(chunk.hash);
    await options.onProgress?.({
      done: read.size,
      of: chunks.length,
      hash: chunk.hash,
      proposals: mergeFinds(document, found),
      dropped: lost,
    });
  }
  return { proposals: mergeFinds(document, finds), read: [...read], dropped, failed };
}

/** Where the evidence stands, if it stands in the chunk; spaces and quotation marks may differ, the words may not. */
function findOf(document: ReadDocument, chunk: Chunk, entry: z.infer<typeof FoundEntry>): Find[] {
  const quote = exactQuote(chunk.text, entry.evidence);
  if (quote === null || !chunk.text.toLowerCase().includes(entry.name.toLowerCase().replace(/^(?:the|an?) /, ''))) return [];
  const start = document.text.indexOf(quote, chunk.start);
  if (start < 0) return [];
  const text = entry.description.trim() === '' ? quote : entry.description.trim();
  return [{ category: entry.category, name: entry.name, text, start, end: start + quote.length, confidence: 0.75, foundBy: 'model' }];
}

function exactQuote(text: string, evidence: string): string | null {
  const content = evidence.trim().replaceAll(/^["'“”‘’]+|["'“”‘’]+$/g, '');
  if (content.length < 8) return null;
  const pattern = content
    .split(/\s+/)
    .map((word) =>
      word
        .replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
        .replaceAll(/["“”]/g, '["“”]')
        .replaceAll(/['‘’]/g, "['‘’]"),
    )
    .join(String.raw`\s+`);
  return new RegExp(pattern).exec(text)?.[0] ?? null;
}
