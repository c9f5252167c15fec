import { z } from 'zod';
import { partKinds } from './part-key.ts';

/** One thing that a package has brought: a lore entry, a tome, an entry of homebrew, a map, a random table, a stamp, or the world itself, as its fields. */
export const Part = z.object({
  /** Its kind and its id, which stay the same through all versions. */
  key: z.string(),
  kind: z.enum(partKinds),
  name: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
export type Part = z.infer<typeof Part>;

const File = z.object({ path: z.string(), sha256: z.string() });

/** What an update has written: each part as it was before, and as it was afterwards; null where there was none. */
const Written = z.object({ before: Part.nullable(), after: Part.nullable() });
export type Written = z.infer<typeof Written>;

/** What was installed, as it was then: with what newer versions are compared, and how the last update is taken back. */
export const Installed = z.object({
  /** The listing that the package came from, on whatever installation; null where it tells none. */
  listing: z.string().nullable(),
  parts: z.array(Part),
  /** Its files, where they lie. */
  files: z.array(File),
  /** What there was before the last update; null where there was none, or it was taken back. */
  earlier: z.object({ version: z.string(), parts: z.array(Part), files: z.array(File), written: z.array(Written) }).nullable(),
});
export type Installed = z.infer<typeof Installed>;
