import type { Party } from './fact.ts';

/** A combatant or character as a fact names them. */
export function partyOf({ id, name }: Party): Party {
  return { id, name };
}
