import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';

/** What of somebody's words in a fight is still to be done. */
const WordsLeft = z.object({
  /** The account of whoever said them. */
  heroId: Id,
  text: z.string().max(limits.replyLength),
  /** How many deeds of these words are over. */
  over: z.int().min(0),
  /** How many steps of the next deed are taken. */
  taken: z.int().min(0),
});
export type WordsLeft = z.infer<typeof WordsLeft>;

/** Words in a fight that wait until others have answered in the middle of a step. */
export const WaitingWords = z.object({
  fightId: z.string(),
  /** The entry up to which a reply has told of the step that waits. */
  told: z.int(),
  words: z.array(WordsLeft),
});
export type WaitingWords = z.infer<typeof WaitingWords>;
