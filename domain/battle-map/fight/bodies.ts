import type { Token } from '#domain/battle-map/state.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { tokenOfFighter } from './place-those.ts';

/** The token of somebody dead: it lies there as a body and stands for nobody any more. */
export const bodyOf = (token: Token): Token => ({ ...token, body: true, combatantId: null });

/**
 * The tokens of a map once a fight on it is put away: the dead of it lie there as bodies and stand for nobody any more. Of a hero the
 * sheet says how they are.
 */
export function withBodies(tokens: readonly Token[], combatants: readonly Combatant[]): Token[] {
  const dead = combatants.filter((one) => one.dead && one.kind !== 'hero').flatMap((one) => tokenOfFighter(tokens, one) ?? []);
  return tokens.map((token) => (dead.includes(token) ? bodyOf(token) : token));
}
