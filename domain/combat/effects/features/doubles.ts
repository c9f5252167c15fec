import { endEffects } from '#domain/combat/effects/active-effects.ts';
import { conditionsOf } from '#domain/combat/effects/condition.ts';
import { change, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { rollDice } from '#domain/dice/dice.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';

/** What a d6 must show for a hit to strike a double. */
const strikesFrom = 3;

/** Whether illusions do not deceive somebody: they see nothing, or see or sense more than what is shown. */
function isUndeceived(one: Combatant): boolean {
  const { blindsight = 0, truesight = 0 } = (one.source === null ? undefined : monsterOf(one.source)?.senses) ?? {};
  const lent = changesOn(one.activeEffects, 'sense').some(({ change: { sense } }) => sense === 'blindsight' || sense === 'truesight');
  return blindsight + truesight > 0 || lent || conditionsOf(one).includes('blinded');
}

/** Whether a hit strikes a double of its target, which is gone then, and not the target (SRD 5.2.1, Mirror Image). */
export function strikesDouble(draft: Draft, attacker: Combatant, target: Combatant): boolean {
  const effect = target.activeEffects.find(({ changes }) => changes.some(({ on }) => on === 'doubles'));
  const left = effect?.changes.find((each) => each.on === 'doubles')?.left ?? 0;
  if (effect === undefined || left === 0 || isUndeceived(attacker)) return false;
  const roll = rollDice(draft.dice, `${left}d6`, `${target.name}: ${effect.name}`);
  note(draft, 'effect', { actorId: target.id, name: effect.name, rolls: [roll] });
  if (roll.faces.every((face) => face < strikesFrom)) return false;
  if (left === 1) endEffects(draft, target.id, ({ id }) => id === effect.id);
  else {
    const fewer = { ...effect, changes: effect.changes.map((each) => (each.on === 'doubles' ? { ...each, left: left - 1 } : each)) };
    change(draft, target.id, { activeEffects: target.activeEffects.map((each) => (each === effect ? fewer : each)) });
  }
  return true;
}
