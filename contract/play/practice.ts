import { Roll } from '#domain/dice/roll.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { z } from 'zod';
import { query } from '#contract/http/operation.ts';

const Reply = z.object({
  text: z.string(),
  rolls: z.array(Roll),
  /** Things to say next, as they stand beside a reply. */
  options: z.array(z.string()),
});

export const play = query('practice.play', {
  summary:
    'What the Storyteller answers at the beginning of the free adventure to a hero who has said these things so far. Needs no account; nothing is kept.',
  input: z.object({
    /** Names the rehearsal: the same words in the same rehearsal fall on the same dice. */
    rehearsalId: Id,
    said: z.array(z.string().trim().min(1).max(limits.practiceWordsLength)).max(limits.practiceTurns),
  }),
  output: z.object({
    adventure: z.string(),
    hero: z.string(),
    opening: z.string(),
    /** What can be said first. */
    options: z.array(z.string()),
    /** One for each thing that was said. */
    replies: z.array(Reply),
  }),
});
