import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatRefused } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import { openOffers } from './open-offers.ts';
import { saversLeft } from './savers-left.ts';

/** Why nothing else can be done while a fight waits for answers; null where it waits for none. */
export function refuseWaiting(combat: Pick<Combat, 'combatants' | 'saves' | 'reaction' | 'alsoAsked'>): CombatRefused | null {
  const { saves, combatants } = combat;
  const offers = openOffers(combat);
  const [first] = offers;
  if (!first && saves === null) return null;
  const left = saversLeft(saves);
  const names = combatants.flatMap(({ id, name }) => (left.includes(id) ? [name] : [])).join(', ');
  if (!first) return refuseCombat('waitsForSaves', { names });
  // What a creature may answer with is for its Dungeon Master to know.
  const hero = combatants.find(({ id, kind }) => kind === 'hero' && offers.some(({ reactorId }) => reactorId === id));
  return hero ? refuseCombat('waitsForReaction', { name: hero.name }) : refuseCombat('waitsForSomebody', {});
}
