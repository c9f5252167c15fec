import type { BattleMap, Token } from '#domain/battle-map/state.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Placed } from './stands.ts';

/** The token of somebody in a fight: the one that stands for them, or for the hero that they are; undefined where they stand nowhere. */
export function tokenOfFighter(
  tokens: readonly Token[],
  { id, kind, source }: Pick<Combatant, 'id' | 'kind' | 'source'>,
): Token | undefined {
  return (
    tokens.find(({ combatantId }) => combatantId === id) ??
    (kind === 'hero' ? tokens.find(({ characterId }) => characterId !== null && characterId === source) : undefined)
  );
}

/** Those of a fight who stand on a battle map. `sensesOf` says how far somebody sees in the dark beside what their token says. */
export function placeThose(
  { tokens }: Pick<BattleMap, 'tokens'>,
  combatants: readonly Combatant[],
  sensesOf: (one: Combatant) => number,
): Placed[] {
  return combatants.flatMap((one) => {
    const token = tokenOfFighter(tokens, one);
    if (!token) return [];
    const covers = !one.dead && !one.hidden && !token.hidden;
    return [{ id: one.id, token, darkvision: Math.max(token.darkvision, sensesOf(one)), hidden: token.hidden, covers }];
  });
}
