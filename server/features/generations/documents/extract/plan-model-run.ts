import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReadDocument } from '#server/features/generations/documents/parse/document.ts';
import { findBlocks } from './find-blocks.ts';
import { linesOf, type DocumentLine } from './lines-of.ts';

/** A part of a document that a model is asked about at once. */
export interface Chunk {
  /** Of its words; the same words have it again in the next run. */
  hash: string;
  text: string;
  /** Where it begins in the document's text. */
  start: number;
  /** The headings over its beginning. */
  path: readonly string[];
}

/** What a model costs, in dollars per million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/** What reading so many parts takes, estimated at four characters a token. */
export const Reading = z.object({ parts: z.int(), inputTokens: z.int(), outputTokens: z.int() });
export type Reading = z.infer<typeof Reading>;

const chunkLength = 12_000;
const charactersPerToken = 4;
/** Tokens of instructions and schema around each chunk, and of what is answered to one. */
const tokensAround = 700;
const shareAnswered = 0.25;

/** Cuts what the rules of `extractLore` leave over into chunks at heading borders. */
export function planModelRun(document: ReadDocument): Chunk[] {
  const lines = linesOf(document);
  const covered = new Set(
    findBlocks(lines).flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
  return chunksOf(lines.filter((_, index) => !covered.has(index)));
}

/** Estimates what reading these chunks takes, but for those that are done. */
export function readingOf(chunks: readonly Chunk[], done: ReadonlySet<string> = new Set()): Reading {
  const tokens = chunks.filter(({ hash }) => !done.has(hash)).map(({ text }) => Math.ceil(text.length / charactersPerToken));
  return {
    parts: tokens.length,
    inputTokens: tokens.reduce((sum, count) => sum + count + tokensAround, 0),
    outputTokens: tokens.reduce((sum, count) => sum + Math.ceil(count * shareAnswered), 0),
  };
}

/** What so many tokens cost. */
export function priceOf({ inputTokens, outputTokens }: Pick<Reading, 'inputTokens' | 'outputTokens'>, price: ModelPrice): number {
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

function chunksOf(lines: DocumentLine[]): Chunk[] {
  const chunks: Chunk[] = [];
  let open: DocumentLine[] = [];
  let length = 0;
  const close = () => {
    const text = open.map((line) => line.text).join('\n');
    const [first] = open;
    if (first && text.length > 80)
      chunks.push({ hash: createHash('sha256').update(text).digest('hex'), text, start: first.start, path: first.path });
    open = [];
    length = 0;
  };
  for (const [index, line] of lines.entries()) {
    const isBorder = line.isHeading && length > 0;
    const section = isBorder ? sectionLength(lines, index) : line.text.length + 1;
    if (length > 0 && length + Math.min(section, chunkLength) > chunkLength && (isBorder || length + line.text.length + 1 > chunkLength))
      close();
    for (const part of pieces(line)) {
      if (length > 0 && length + part.text.length + 1 > chunkLength) close();
      open.push(part);
      length += part.text.length + 1;
    }
  }
  close();
  return chunks;
}

/** Characters from a heading to the next one. */
function sectionLength(lines: DocumentLine[], index: number): number {
  let length = lines[index]?.text.length ?? 0;
  for (let at = index + 1; at < lines.length && lines[at]?.isHeading === false && length <= chunkLength; at++)
    length += (lines[at]?.text.length ?? 0) + 1;
  return length;
}

/** A line that fits into a chunk, or a longer one cut at the ends of words. */
function pieces(line: DocumentLine): DocumentLine[] {
  if (line.text.length < chunkLength) return [line];
  const parts: DocumentLine[] = [];
  let from = 0;
  while (from < line.text.length) {
    const limit = Math.min(line.text.length, from + chunkLength - 1);
    const space = limit === line.text.length ? limit : line.text.lastIndexOf(' ', limit);
    const to = space > from ? space : limit;
    parts.push({ ...line, text: line.text.slice(from, to), start: line.start + from, end: line.start + to });
    from = to;
  }
  return parts;
}
