import { z } from 'zod';
import { StoredFact } from '#domain/fact.ts';

/** That a change of a sheet was taken back: the fact, or the sentence of an earlier version, that it had been. */
export const UndoneFact = z.object({ area: z.literal('undone'), fact: StoredFact });
export type UndoneFact = z.infer<typeof UndoneFact>;

/** The fact that another was taken back. */
export function undoneFact(fact: StoredFact): UndoneFact {
  return { area: 'undone', fact };
}
