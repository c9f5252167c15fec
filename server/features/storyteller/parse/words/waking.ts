import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';

/** Words, from the verb on, that bring somebody out of sleep: "shake her awake". */
export const wakesSomebody = contentFile(
  'storyteller/lexicon/waking.json',
  z.strictObject({ wakes: z.string().transform((text) => new RegExp(text, 'i')) }),
).wakes;
