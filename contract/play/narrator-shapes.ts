import { NarrationInfo } from '#domain/chat/message.ts';
import { Objection } from '#domain/narration/reply-check/objection.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { Roll } from '#domain/dice/roll.ts';
import { z } from 'zod';

/** A reply that is being told. */
export const Narration = z.object({
  id: z.string(),
  campaignId: z.string(),
  cause: z.enum(['turn', 'chat']),
  cycle: z.int().nullable(),
  /** What has been told so far, up to about a second ago. */
  text: z.string(),
});
export type Narration = z.infer<typeof Narration>;
/** A reply that was told and waits for a DM before it is posted. */
export const Draft = z.object({
  id: z.string(),
  campaignId: z.string(),
  cause: z.enum(['turn', 'chat']),
  cycle: z.int().nullable(),
  content: z.string(),
  rolls: z.array(Roll),
  narration: NarrationInfo,
  /** What the reply check held back of it, or had corrected in it. */
  heldBack: z.array(Objection).default([]),
  /** What would follow from it cannot be read: it can be told anew or discarded, and not posted. */
  isDamaged: z.boolean().default(false),
});
export type Draft = z.infer<typeof Draft>;
/** What somebody's words come to in a fight: steps of their hero, ready to be taken and not taken. */
const deedsInWords = z.object({
  /** Whether the words name deeds that have to wait for the hero's turn. */
  waits: z.boolean(),
  deeds: z.array(
    z.object({
      /** Which part of the words it is. */
      key: z.string(),
      /** What is missing, or why it cannot be done; null where it is clear. */
      says: z.string().nullable(),
      isRefused: z.boolean(),
      /** Steps of which one is meant, as a button says them. */
      choices: z.array(z.object({ label: z.string(), step: TakenStep })),
    }),
  ),
});
export interface DeedsInWords extends z.infer<typeof deedsInWords> {}
export interface DeedsInWordsInput extends z.input<typeof deedsInWords> {}
export const DeedsInWords: z.ZodType<DeedsInWords, DeedsInWordsInput> = deedsInWords;
