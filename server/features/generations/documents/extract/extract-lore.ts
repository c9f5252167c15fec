import { type BlockFind, findBlocks } from './find-blocks.ts';
import { findHeaded } from './find-headed.ts';
import { findLabelled } from './find-labelled.ts';
import { findNamed } from './find-prose.ts';
import { findTasks } from './find-tasks.ts';
import { findTerms } from './find-terms.ts';
import type { ReadDocument } from '#server/features/generations/documents/parse/document.ts';
import { type DocumentLine, linesOf } from './lines-of.ts';
import { mergeFinds } from './merge-finds.ts';
import type { Proposal } from './proposal.ts';

/**
 * Finds the lore in a document by rules alone: blocks of rules first, then what headings and lists name, then running text.
 * The same document gives the same proposals; every text and quote stands in it word for word.
 */
export function extractLore(document: ReadDocument, { leastConfidence = 0 }: { leastConfidence?: number } = {}): Proposal[] {
  const lines = linesOf(document);
  const blocks = findBlocks(lines);
  const covered = new Set(blocks.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)));
  const free = lines.filter((_, index) => !covered.has(index));
  const after = new Set(blocks.flatMap((block) => proseAfter(lines, block)));
  const prose = lines.filter((_, index) => !covered.has(index) || after.has(index));
  const finds = [...blocks, ...findHeaded(free), ...findLabelled(free), ...findNamed(prose), ...findTerms(prose), ...findTasks(prose)];
  return mergeFinds(document, finds).filter(({ confidence }) => confidence >= leastConfidence);
}

/** Running text may follow the last block under a heading; only a thing or a spell is told in one paragraph, so what comes after it is read too. */
function proseAfter(lines: DocumentLine[], { category, first, last }: BlockFind): number[] {
  if (category !== 'items' && category !== 'spells') return [];
  const proseIndex = lines.findIndex(({ text }, index) => index > first && index <= last && text.length > 60 && /[.!?]$/.test(text));
  return proseIndex < 0 ? [] : Array.from({ length: last - proseIndex }, (_, index) => proseIndex + 1 + index);
}
