import { Generation, Proposal } from '#domain/world/generation.ts';
import { Id, isWritable } from '#domain/ids.ts';
import { LoreCategory } from '#domain/world/lore/lore.ts';
import { LoreFields } from '#domain/world/lore/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InWorld = z.object({ worldId: Id });
const One = InWorld.extend({ generationId: Id });
const Prompt = z
  .string()
  .trim()
  .max(limits.promptLength, `At most ${limits.promptLength} characters.`)
  .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.');

export const generate = command('generations.generate', {
  summary: 'Has the Storyteller or the model write lore for a world from a prompt; entries stand in it one by one, as events tell.',
  input: InWorld.extend({
    prompt: Prompt.min(1, 'Please enter a description for your world.'),
    /** Which categories are written. */
    includeElements: z
      .array(LoreCategory)
      .min(1)
      .default([...LoreCategory.options]),
  }),
  output: Generation,
});

export const expand = command('generations.expand', {
  summary: 'Has the Storyteller or the model propose more lore for a category or from a prompt; nothing changes before it is accepted.',
  input: InWorld.extend({ prompt: Prompt.default(''), category: LoreCategory.nullable().default(null) }),
  output: Generation,
});

export const read = command('generations.read', {
  summary: 'Reads the file of a tome by rules, in a process of its own, and proposes the lore that it holds.',
  input: InWorld.extend({ tomeId: Id }),
  output: Generation,
});

export const readWithModel = command('generations.readWithModel', {
  summary: 'Has the model read what the rules left over of a document, at the cost that the generation names.',
  input: One,
  output: Generation,
});

export const list = query('generations.list', {
  summary: 'What is being generated or read in a world and was before, newest first.',
  input: InWorld,
  output: z.array(Generation),
});

export const get = query('generations.get', { summary: 'How a generation stands.', input: One, output: Generation });

export const cancel = command('generations.cancel', {
  summary: 'Stops a generation; what came so far stays.',
  input: One,
  output: Generation,
});

export const discard = command('generations.discard', {
  summary: 'Forgets a generation that does not run, or one that is damaged, with its undecided proposals; lore that came of it stays.',
  input: One,
  output: z.object({}),
});

export const proposals = query('generations.proposals', {
  summary: 'What an expansion or a document proposes, each beside what stands there now, in order.',
  input: One,
  output: z.array(Proposal),
});

const { shape } = LoreFields;

export const decide = command('generations.decide', {
  summary: 'Accepts, merges or rejects proposals, together or not at all; what is accepted or merged becomes lore.',
  input: One.extend({
    decisions: z
      .array(
        z.object({
          proposalId: Id,
          /** `merge` adds a document’s words to the entry `into`; `reopen` takes a rejection back. */
          verdict: z.enum(['accept', 'merge', 'reject', 'reopen']),
          /** Where somebody has changed it before accepting. */
          entry: z
            .object({ category: shape.category, name: shape.name, aliases: shape.aliases, text: shape.text, audience: shape.audience })
            .partial()
            .optional(),
          into: Id.optional(),
        }),
      )
      .min(1)
      .max(limits.decisionsAtOnce),
  }),
  output: z.array(Proposal),
});

export const document = query('generations.document', {
  summary: 'A document that was read, as text with its sections and pages, for those who may read its tome.',
  input: InWorld.extend({ tomeId: Id }),
  output: z.object({
    name: z.string(),
    text: z.string(),
    /** Headings with the places in the text where they, their words and their ends stand. */
    sections: z.array(z.object({ path: z.array(z.string()), start: z.int(), body: z.int(), end: z.int() })),
    /** Where each page begins; empty where there are none. */
    pages: z.array(z.int()),
  }),
});
