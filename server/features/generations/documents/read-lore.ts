import { readFile } from 'node:fs/promises';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';
import { ImportRefusal } from '#server/features/world-formats/index.ts';
import type { ReadDocument } from './parse/document.ts';
import { extractLore } from './extract/extract-lore.ts';
import { parseDocument } from './parse/parse-document.ts';
import { planModelRun, readingOf } from './extract/plan-model-run.ts';
import type { Reading } from './extract/plan-model-run.ts';
import type { Proposal } from './extract/proposal.ts';
import { refusalOf } from './refusal-of.ts';

/** Reads one document and its lore, or answers why it is refused. `readDocument` has it done in a process of its own. */
export async function readLore({
  name,
  path,
}: {
  name: string;
  path: string;
}): Promise<{ document: ReadDocument; proposals: Proposal[]; rest: Reading } | { refused: RefusalCode }> {
  try {
    const document = await parseDocument(name, await readFile(path));
    return { document, proposals: extractLore(document), rest: readingOf(planModelRun(document)) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code };
    return { refused: error instanceof ImportRefusal ? refusalOf(error.refused.code) : 'document.broken' };
  }
}
