import { z } from 'zod';
import { defineWorker } from '#server/kernel/workers/define-worker.ts';
import { readLore } from './read-lore.ts';

const Task = z.object({ name: z.string(), path: z.string() });

/** Reads one document and its lore in a process of its own. */
defineWorker((task) => readLore(Task.parse(task)));
