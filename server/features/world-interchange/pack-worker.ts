import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { z } from 'zod';
import { BundleEntry, BundleTome } from '#domain/world/bundle.ts';
import { defineWorker } from '#server/kernel/workers/define-worker.ts';
import { writeVault } from '#server/features/world-formats/index.ts';

/** A world as it leaves, where each of its files lies, and where the zip goes. */
const Order = z.object({
  world: z.object({
    name: z.string(),
    description: z.string(),
    entries: z.array(BundleEntry),
    tomes: z.array(BundleTome),
    files: z.array(z.object({ path: z.string(), type: z.string() })),
    map: z.string().nullable(),
    aiGenerated: z.boolean(),
    aiPrompt: z.string().nullable(),
    story: z.string().nullable(),
    missing: z.array(z.string()),
  }),
  places: z.map(z.string(), z.string()),
  target: z.string(),
});

/** Writes one world as a zip in a process of its own, file by file. */
defineWorker((task) => {
  const { world, places, target } = Order.parse(task);
  const zip = openSync(target, 'wx', 0o600);
  const read = (path: string) => readFileSync(places.get(path) ?? path);
  writeVault(world, read, (piece) => {
    for (let written = 0; written < piece.length;) written += writeSync(zip, piece, written);
  });
  closeSync(zip);
});
