import { z } from 'zod';

/** What somebody of the story is called in place of their name, by the word that a sentence begins with. */
export const Pronouns = z.enum(['she', 'he', 'they', 'it']);
export type Pronouns = z.infer<typeof Pronouns>;
