import { z } from 'zod';
import { LoreAudience } from '#domain/permissions/audience.ts';
import { LoreCategory } from './lore/lore.ts';
import { TomeCategory } from './tome-category.ts';

/** Where in a document an entry was found. */
export const LoreSource = z.object({
  /** The document's name as it was uploaded. */
  document: z.string(),
  /** The heading it stands under; empty where there is none. */
  section: z.string(),
  /** Counted from one; null where a document has no pages. */
  page: z.int().positive().nullable(),
  /** The words it was told from, as they stand there. */
  quote: z.string(),
  /** Where those words begin in the document's text, in UTF-16 units; not known of what came from elsewhere. */
  at: z.int().min(0).optional(),
});
export type LoreSource = z.infer<typeof LoreSource>;

/**
 * A lore entry as it comes into a world or leaves it. The text is Markdown; `[[Name]]` and `[[Name|words]]` link to other
 * entries by name or alias. A passage between a line `::: dm` or `::: players id id` and a line `:::` has its own audience.
 */
export const BundleEntry = z.object({
  id: z.string(),
  category: LoreCategory,
  name: z.string(),
  aliases: z.array(z.string()),
  tags: z.array(z.string()),
  text: z.string(),
  audience: LoreAudience,
  /** When it happened or began, in the world's own reckoning, e.g. "1204" or "-300, spring"; null outside of the timeline. */
  date: z.string().nullable(),
  /** Path of a picture among the files. */
  image: z.string().nullable(),
  source: LoreSource.nullable(),
});
export type BundleEntry = z.infer<typeof BundleEntry>;

export const BundleTome = z.object({
  title: z.string(),
  category: TomeCategory,
  /** Markdown or plain text; empty for a file. */
  text: z.string(),
  /** Path of its file among the files. */
  file: z.string().nullable(),
  /** Everyone where it is not given. */
  audience: LoreAudience.optional(),
});
export type BundleTome = z.infer<typeof BundleTome>;

export interface BundleFile {
  /** Slashes between folders, none at the front, no `..`. */
  path: string;
  type: string;
  bytes: Uint8Array;
}

/** A whole world on its way in or out. */
export interface WorldBundle {
  name: string;
  description: string;
  entries: BundleEntry[];
  tomes: BundleTome[];
  files: BundleFile[];
  /** Path of its map among the files. */
  map?: string | null;
  /** Whether its lore was generated, and from which words where those are known. */
  aiGenerated?: boolean;
  aiPrompt?: string | null;
  /** The handwritten adventure that it plays, by the ready world that it comes with. */
  story?: string | null;
}
