import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import type { LegendaryAction } from '#domain/rules/legendary-data.ts';
import { aimEffect } from './aim.ts';
import type { Aim, NpcGround } from './ground.ts';
import { enemiesOf, pickMark, whyAgainst } from './tactics.ts';
import type { NpcChoice } from './tactics.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { refuseLegendaryAction } from '#domain/combat/uses.ts';
import type { Turn } from '#domain/combat/uses.ts';
import type { Dice } from '#domain/dice/dice.ts';

/** Legendary actions that deal damage or impose conditions, and that can be taken now. All others are left to the Dungeon Master. */
function readyLegendaryActions(one: Combatant, turn: Turn): LegendaryAction[] {
  const attacks = ({ attack, effect }: LegendaryAction) => attack !== null || effect !== null;
  return (one.legend?.legendaryActions ?? []).filter((action) => attacks(action) && refuseLegendaryAction(one, action, turn) === null);
}

/** Whether a blow reaches somebody from where its creature stands, or can come to with the movement that goes before it. */
function reaches({ attack, movesHalf }: LegendaryAction, { id }: Combatant, ground: NpcGround | null): boolean {
  if (attack === null || ground === null) return true;
  return ground
    .movingOnly(movesHalf === undefined ? 0 : 0.5)
    .attacksOn(id)
    .has(attack);
}

/**
 * The legendary action an NPC takes now that somebody else’s turn has ended; null when none has one to take, or nobody to take it against.
 * `groundOf` is what a battle map tells each of them.
 */
export function chooseLegendaryAction(
  combat: Combat,
  ended: string,
  dice: Dice,
  groundOf: (npcId: string) => NpcGround | null = () => null,
): NpcChoice | null {
  const { combatants, phase } = combat;
  if (phase !== 'running') return null;
  const able = combatants.filter((one) => one.kind === 'npc' && !one.dead && one.id !== ended && !isIncapacitated(one));
  for (const npc of able) {
    const ready = readyLegendaryActions(npc, combat);
    const enemies = enemiesOf(combat, npc);
    const ground = ready.length > 0 ? groundOf(npc.id) : null;
    const near = enemies.filter((one) => ready.some((action) => reaches(action, one, ground)));
    const mark = ready.length > 0 ? pickMark(npc, near, dice) : undefined;
    const legendaryActions = mark ? ready.filter((action) => reaches(action, mark.target, ground)) : [];
    const action = mark && legendaryActions[dice(legendaryActions.length) - 1];
    if (!mark || !action) continue;
    const hunt = { combat, npc, enemies, mark: mark.target, ground };
    const aim: Aim | null = action.effect ? aimEffect(hunt, action.effect) : { targetIds: [mark.target.id], spoiled: 0 };
    if (aim === null) continue;
    const { targetIds, placing } = aim;
    const why = whyAgainst(npc, mark, {
      does: 'legendary',
      name: action.name,
      attack: npc.attacks.find(({ name }) => name === action.attack),
    });
    const how = { activity: 0, choice: null, damageType: null, advantage: 'none', cover: 'none' } as const;
    return { step: { name: 'legendary', actorId: npc.id, action: action.name, targetIds, ...how }, why, placing };
  }
  return null;
}
