import { feetForEach } from '#domain/combat/acts/movement.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import type { Token } from '#domain/battle-map/state.ts';
import type { Way } from '#domain/battle-map/way.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { crossingsOn } from './crossings.ts';
import { leavingOn } from './leaving.ts';
import type { Battlefield } from './stands.ts';

/** The walk of somebody in a fight over some cells, with whose reach it leaves. */
export function walkStep(
  field: Battlefield,
  combat: Pick<Combat, 'combatants' | 'areas'>,
  fighter: Combatant,
  token: Pick<Token, 'id' | 'cell'>,
  { cells: way, feet: own }: Way,
): CombatStepNamed<'move'> {
  const one = field.placed.find(({ id }) => id === fighter.id);
  const leaving = one ? leavingOn(field, one, way, combat.combatants) : { ids: [], before: way.length };
  const feet = own * feetForEach(combat, fighter);
  return {
    name: 'move',
    actorId: fighter.id,
    mapId: field.map.id,
    tokenId: token.id,
    from: token.cell,
    way,
    halt: leaving.before,
    feet,
    leaves: leaving.ids,
    crossings: crossingsOn(field, combat, fighter.id, way).slice(0, gameLimits.crossings),
  };
}
