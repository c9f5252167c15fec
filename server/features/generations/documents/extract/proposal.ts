import { z } from 'zod';
import { LoreCategory } from '#domain/world/lore/lore.ts';
import { LoreSource } from '#domain/world/bundle.ts';

/** How a thing was found: by the fixed form of a rule block, by its place under a heading, or in running text. */
export const FoundBy = z.enum(['block', 'heading', 'prose', 'model']);
export type FoundBy = z.infer<typeof FoundBy>;

/** A lore entry that a document seems to hold, for a person to accept or not. */
export const Proposal = z.object({
  category: LoreCategory,
  name: z.string(),
  aliases: z.array(z.string()),
  /** Passages of the document as they stand there, one per line. */
  text: z.string(),
  /** The first is the best; every quote stands in the document word for word. */
  evidence: z.array(LoreSource).min(1),
  /** From 0 to 1. */
  confidence: z.number(),
  foundBy: FoundBy,
});
export type Proposal = z.infer<typeof Proposal>;

/** One place where something was found, before finds of the same thing are merged. */
export interface Find {
  category: LoreCategory;
  name: string;
  text: string;
  /** Where its quote stands in the document's text. */
  start: number;
  end: number;
  confidence: number;
  foundBy: FoundBy;
}
