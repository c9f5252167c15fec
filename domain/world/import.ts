import { z } from 'zod';

/** Kinds of files that a world can be brought in from. */
export const ImportKind = z.enum(['vault', 'markdown', 'lorebook', 'card', 'kanka', 'onlyworlds']);
export type ImportKind = z.infer<typeof ImportKind>;

/** What came of bringing a world in: what it was, what is in it, and every field that had no place. */
export const WorldImport = z.object({
  worldId: z.string(),
  name: z.string(),
  kind: ImportKind,
  entries: z.int(),
  tomes: z.int(),
  files: z.int(),
  /** Fields for which a world has no place: where they stood, how often, and one of their values. */
  noPlace: z.array(z.object({ path: z.string(), count: z.int(), example: z.string() })),
  /** What was read differently from how it stood there, and how often. */
  changed: z.array(z.object({ what: z.string(), count: z.int() })),
});
export type WorldImport = z.infer<typeof WorldImport>;
