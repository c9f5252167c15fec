import { z } from 'zod';
import { LoreCategory } from './lore/lore.ts';
import { SeenEntry } from './lore/entry.ts';
import { LoreSource } from './bundle.ts';

/** What a model would be asked and what that costs, told before it is asked. */
export const ModelOffer = z.object({
  /** The model, as people read it. */
  label: z.string(),
  /** Parts of the document it would read. */
  parts: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** In US dollars; null where nobody has told this server the model's price. */
  dollars: z.number().nullable(),
});
export type ModelOffer = z.infer<typeof ModelOffer>;

/**
 * Lore on its way into a world: a whole world written from a prompt, whose entries stand in it at once; an expansion or a
 * document that is read, whose entries wait as proposals until somebody decides.
 */
export const Generation = z.object({
  id: z.string(),
  worldId: z.string(),
  kind: z.enum(['world', 'expansion', 'document']),
  prompt: z.string(),
  category: LoreCategory.nullable(),
  /** The document that is read. */
  tome: z.object({ id: z.string(), title: z.string() }).nullable(),
  state: z.enum(['running', 'done', 'cancelled', 'failed']),
  /** Entries written so far of those planned; of a document, the parts read of its parts. */
  completed: z.int(),
  planned: z.int(),
  /** Entries written or found so far, for each category that has some. */
  found: z.partialRecord(LoreCategory, z.int()),
  /** Proposals that nobody has decided yet. */
  open: z.int(),
  /** Who tells or reads, as people read it. */
  label: z.string(),
  /** One sentence on why it failed; null otherwise. */
  failure: z.string().nullable(),
  /** What having a model read the rest of the document would take; null where there is no model or no rest. */
  offer: ModelOffer.nullable(),
  /** Some of what is kept of it cannot be read: it cannot be carried on, only discarded or asked for anew. */
  isDamaged: z.boolean().default(false),
  requestedBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type Generation = z.infer<typeof Generation>;

/** An entry that was written or found, for somebody to review. */
export const Proposal = z.object({
  id: z.string(),
  generationId: z.string(),
  entry: SeenEntry.pick({ category: true, name: true, aliases: true, tags: true, text: true, date: true }),
  /** The entry of the world that it would change or that seems to be the same; null for something new. */
  before: SeenEntry.nullable(),
  /** Where a document tells of it, best first; empty for an expansion. */
  evidence: z.array(LoreSource),
  /** From 0 to 1, how sure the reading is; 1 for an expansion. */
  confidence: z.number(),
  state: z.enum(['open', 'accepted', 'merged', 'rejected']),
  /** The entry that it became or was merged into. */
  entryId: z.string().nullable(),
});
export type Proposal = z.infer<typeof Proposal>;
