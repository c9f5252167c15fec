import { z } from 'zod';

/** When the narrator answers what players write outside of a collection: never, when it is addressed, or whenever they speak in character. */
export const NarratorAnswers = z.enum(['turns', 'addressed', 'inCharacter']);
export type NarratorAnswers = z.infer<typeof NarratorAnswers>;
