import { Id, isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { AboutDice, EndedSecret, KeptRoll } from './dice-shapes.ts';

const about = z.object({ campaignId: Id });

export const get = query('dice.get', {
  summary:
    'The fingerprints of the secrets that the dice of a table are reckoned from, and the secrets that have ended. Those of hidden rolls only for those who lead it.',
  input: about,
  output: AboutDice,
});

export const addWords = command('dice.addWords', {
  summary:
    'Adds words of one’s own to what the dice are reckoned from, from the next roll on. Everybody at the table reads them. Spectators may too.',
  input: about.extend({
    words: z
      .string()
      .trim()
      .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Write the words on one line.')
      .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.')
      .min(1, 'Write a word or two.')
      .max(limits.diceWordsLength, `Words have at most ${limits.diceWordsLength} characters.`),
  }),
  output: AboutDice,
});

export const show = command('dice.show', {
  summary: 'Ends the secrets of the dice and shows them; the next roll falls under the next ones. For those who lead the table.',
  input: about,
  output: AboutDice,
});

export const rolls = query('dice.rolls', {
  summary: 'How dice fell under a secret that has ended, in their order, from a number on: as many as are sent at once.',
  input: about.extend({ secretId: Id, from: z.int().min(0).default(0) }),
  output: z.object({ secret: EndedSecret, rolls: z.array(KeptRoll), next: z.int().nullable() }),
});
