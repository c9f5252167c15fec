import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Refusal } from '#domain/refusals/refusals.ts';
import { defineWorker } from '#server/kernel/workers/define-worker.ts';
import { ImportRefused } from '#server/features/world-formats/index.ts';
import { extractLore } from './extract/extract-lore.ts';
import { parseDocument } from './parse/parse-document.ts';
import { planModelRun, readingOf } from './extract/plan-model-run.ts';
import { refusalOf } from './refusal-of.ts';

const Task = z.object({ name: z.string(), path: z.string() });

/** Reads one document and its lore in a process of its own. */
defineWorker(async (task) => {
  const { name, path } = Task.parse(task);
  try {
    const document = await parseDocument(name, await readFile(path));
    return { document, proposals: extractLore(document), rest: readingOf(planModelRun(document)) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code };
    return { refused: error instanceof ImportRefused ? refusalOf(error.reason) : 'document.broken' };
  }
});
