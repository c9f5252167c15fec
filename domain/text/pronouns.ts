import { z } from 'zod';

/** What somebody of the story is called in place of their name, by the word that a sentence begins with. */
const pronouns = ['she', 'he', 'they', 'it'] as const;
export const Pronouns = z.enum(pronouns);
export type Pronouns = (typeof pronouns)[number];

/** Whether something is one of these. It asks no schema, so that the browser loads none for it. */
export const isPronouns = (value: unknown): value is Pronouns => pronouns.some((each) => each === value);
