import type { Field } from '#domain/combat/place/stand.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatResult } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { yes } from '#domain/result.ts';
import { npcGround } from './npc-ground.ts';
import { Battlefield, feetApart } from './stands.ts';
import type { Placed } from './stands.ts';

type Step = CombatStepNamed<'legendary'>;
interface Pounce {
  step: Step;
  field: Field;
  lands: number;
}

/**
 * A legendary blow before which a creature moves up to half its speed: where it comes to stand, whose reach it leaves, and how all stand from
 * there. Null for every other, and where it need not move. Refuses a target that it does not reach with all of it.
 */
export function pounceOf(field: Battlefield, combat: Combat, one: Placed, step: Step): CombatResult<Pounce | null> {
  const fighter = combat.combatants.find(({ id }) => id === one.id);
  const action = fighter?.legend?.legendaryActions.find(({ name }) => name === step.action);
  const target = field.placed.find(({ id }) => id === step.targetIds[0]);
  if (!action || action.attack === null || action.movesHalf === undefined || !target) return yes(null);
  const walk = npcGround(field, combat, one.id)?.movingOnly(0.5).attacksOn(target.id).get(action.attack);
  if (walk === undefined) {
    const name = combat.combatants.find(({ id }) => id === target.id)?.name ?? '';
    const feet = feetApart(field.map, one.token, target.token);
    return { ok: false, refused: refuseCombat('tooFarAway', { name, feet, what: action.name }) };
  }
  const lands = walk?.way.at(-1);
  if (!walk || lands === undefined) return yes(null);
  const moved = { ...one, token: { ...one.token, cell: lands } };
  const there = new Battlefield(
    field.map,
    field.placed.map((each) => (each === one ? moved : each)),
  );
  const leaves = action.movesHalf === 'provoking' && walk.leaves.length > 0 ? { leaves: walk.leaves } : {};
  return yes({ step, lands, field: { from: one.id, binds: false, stands: there.from(moved), ...leaves } });
}
