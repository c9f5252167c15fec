import { z } from 'zod';

/**
 * When the narrator answers what players write outside of a collection: never, when it is addressed, or whenever they speak in
 * character. A table that plays without turns is answered as often, and its words count as a turn.
 */
export const NarratorAnswers = z.enum(['turns', 'addressed', 'inCharacter', 'withoutTurns']);
export type NarratorAnswers = z.infer<typeof NarratorAnswers>;
