import { z } from 'zod';

/** The steps of the guided creation, in their order; "start" asks for the race as "race" does. */
export const CreationStep = z.enum(['start', 'race', 'name', 'class', 'complete']);
export type CreationStep = z.infer<typeof CreationStep>;

const Answer = z.string().trim().max(200);

/** What has been answered so far, kept by whoever asks and sent again with each step. */
export const CreationAnswers = z.object({ race: Answer.optional(), name: Answer.optional(), class: Answer.optional() });
export type CreationAnswers = z.infer<typeof CreationAnswers>;
