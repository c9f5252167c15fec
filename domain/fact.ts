import { z } from 'zod';

/**
 * Something that happened, as it is stored: what, who and how much, without words. Its area has the words and tells it to
 * whoever asks. Earlier versions stored sentences; those are shown as they are.
 */
export const StoredFact = z.union([z.string(), z.looseObject({ area: z.string() })]);
export type StoredFact = z.infer<typeof StoredFact>;
