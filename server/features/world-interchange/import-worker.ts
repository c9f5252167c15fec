import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defineWorker } from '#server/kernel/workers/define-worker.ts';
import { ImportRefusal, importWorld } from '#server/features/world-formats/index.ts';

const Task = z.object({ name: z.string(), path: z.string(), folder: z.string(), mostBytes: z.int().optional() });

/** Entries or tomes told at a time. */
const ITEMS_TOLD_AT_ONCE = 25;

/** Reads one file as a world in a process of its own, and tells what is in it; its files go into the folder. */
defineWorker(async (task, tell) => {
  const { name, path, folder, mostBytes } = Task.parse(task);
  const read = importWorld({ name, bytes: readFileSync(path), mostBytes });
  if (!read.ok) return { refused: new ImportRefusal(read.refused).message };
  const { kind, bundle, report } = read.value;
  const { entries, tomes, files, ...about } = bundle;
  const { map = null, aiGenerated = false, aiPrompt = null, story = null } = about;
  for (let n = 0; n < entries.length; n += ITEMS_TOLD_AT_ONCE) await tell({ entries: entries.slice(n, n + ITEMS_TOLD_AT_ONCE) });
  for (let n = 0; n < tomes.length; n += ITEMS_TOLD_AT_ONCE) await tell({ tomes: tomes.slice(n, n + ITEMS_TOLD_AT_ONCE) });
  const placed = files.map(({ bytes, ...file }, n) => ({ ...file, size: bytes.length, place: join(folder, `${n}`), bytes }));
  for (const { place, bytes } of placed) writeFileSync(place, bytes, { flag: 'wx', mode: 0o600 });
  const held = placed.map((file) => ({ path: file.path, type: file.type, size: file.size, place: file.place }));
  return { kind, report, files: held, about: { name: about.name, description: about.description, map, aiGenerated, aiPrompt, story } };
});
