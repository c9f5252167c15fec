import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { Prose } from './adventure-goods.ts';

/** One condition of a bargain. */
const Term = z.strictObject({
  id: Id,
  /** What is wanted, as it fits after "there is still": "your word that nobody harms him". */
  words: Prose,
  /**
   * What meets it, each as words that all stand in what is said, lower case, with bars between words of which one is enough:
   * "word|promise harm|hurt".
   */
  saidBy: z.array(z.string()).min(1),
  /** Clues of which the party must know one: who only guesses has not met it. */
  needs: z.array(Id).min(1).optional(),
  /** What they say when it is met and others are not; direct speech without quotation marks. */
  says: Prose,
  /** What they say to whoever only guesses; direct speech without quotation marks. */
  short: Prose.optional(),
});
export type Term = z.infer<typeof Term>;

/** Something that an NPC does for the party on conditions, which it meets one by one. */
export const Bargain = z.strictObject({
  id: Id,
  /** Words by which it is asked for, lower case. */
  keywords: z.array(z.string()).min(1),
  terms: z.array(Term).min(1),
  /** One of the terms is enough. */
  isAny: z.literal(true).optional(),
  /** Topics of theirs that are told once the terms are met, and not before: the first that is open. */
  tells: z.array(Id).min(1),
  /** The loot that the party then has, and that they keep back until then. */
  gives: z.array(Id).min(1).optional(),
  /** What they say to whoever asks for it once more; direct speech without quotation marks. */
  after: Prose,
});
export type Bargain = z.infer<typeof Bargain>;
