import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BundleEntry, BundleTome } from '#domain/world/bundle.ts';

const Note = z.object({
  path: z.string(),
  /** Digest of the note as it was written, by which an edited one is known. */
  digest: z.string(),
});

/** Everything of a world but the bytes of its files, in the order it has. Notes and files stand in the order of what they hold. */
export const WorldFile = z.object({
  format: z.literal('hearthlore-world'),
  version: z.literal(1),
  name: z.string(),
  description: z.string(),
  readme: Note,
  entries: z.array(BundleEntry.extend({ note: Note })),
  tomes: z.array(BundleTome.extend({ note: Note })),
  files: z.array(z.object({ path: z.string(), type: z.string(), stored: z.string() })),
  map: z.string().nullable().optional(),
  aiGenerated: z.boolean().optional(),
  aiPrompt: z.string().nullable().optional(),
  /** Which files of earlier builds do not say. */
  story: z.string().nullable().optional(),
});
export type WorldFile = z.infer<typeof WorldFile>;

export function digestOf(note: string | Uint8Array): string {
  return createHash('sha256').update(note).digest('base64url').slice(0, 22);
}
