import { limits } from '#domain/limits/limits.ts';
import { Id, isWritable } from '#domain/ids.ts';
import { readWorldFilePath } from '#domain/world/file-path.ts';
import { z } from 'zod';
import { query } from '#contract/http/operation.ts';

/** Where a file lies, as a program writes it. */
const WorldFileGiven = z
  .string()
  .max(1000)
  .refine(isWritable, 'There is no such file.')
  .transform((given, context) => {
    const place = readWorldFilePath(given);
    if (place !== null) return place;
    context.addIssue({ code: 'custom', message: 'Please name a file as worlds/{worldId}/{name} or {worldId}/tomes/{name}.' });
    return z.NEVER;
  });

/** The calls on the files of worlds, each answered by operations of the contract. */
export const remoteStorage = {
  listFiles: query('storage/world-files/list', {
    summary: 'As worlds.files: by name, with links that hold for seven days.',
    input: z.object({
      worldId: Id,
      limit: z.int().min(1).max(limits.filePage).default(limits.filePage),
      offset: z.int().min(0).max(100_000).default(0),
    }),
    output: z.array(z.object({ path: z.string(), name: z.string(), url: z.string(), createdAt: z.string() })),
  }),
  signFile: query('storage/world-files/sign', {
    summary: 'A link to one file, as worlds.files gives it; it holds as many seconds as asked, at most seven days.',
    input: z.object({
      path: WorldFileGiven,
      expiresIn: z.int().min(1).default(limits.fileLinkSeconds),
      download: z.boolean().default(false),
    }),
    output: z.object({ signedUrl: z.string(), expiresAt: z.iso.datetime() }),
  }),
  publicFile: query('storage/world-files/public-url', {
    summary: 'The address of one file by its name. Files of worlds are never public: it is a link that holds for seven days.',
    input: z.object({ path: WorldFileGiven }),
    output: z.object({ publicUrl: z.string() }),
  }),
} as const;
