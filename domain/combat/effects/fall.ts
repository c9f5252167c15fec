import { find, findLiving, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { knockProne } from './apply-condition.ts';
import { applyDamage } from './damage.ts';
import { rollDamage } from './roll-damage-parts.ts';

/** A die for each so many feet, and so many dice at most (SRD 5.2.1, Falling). */
const feetOfDie = 10;
const mostDice = 20;

/** Somebody falls: they take bludgeoning damage, and lie on the ground unless they take none (SRD 5.2.1, Falling). */
export function fall(draft: Draft, targetId: string, feet: number): void {
  const { name } = findLiving(draft, targetId);
  const dice = Math.min(mostDice, Math.floor(feet / feetOfDie));
  const damage = dice === 0 ? [] : [{ dice: `${dice}d6`, type: 'bludgeoning' as const }];
  const { damageRolls, rolls } = rollDamage(draft, damage, `${name}: fall`, false);
  note(draft, 'landed', { targetId, amount: feet, rolls });
  const left = damageRolls.length === 0 ? [] : (draft.reactions?.toLanding(draft, targetId, damageRolls) ?? damageRolls);
  if (left.length === 0) return;
  const before = find(draft, targetId);
  applyDamage(draft, { actorId: null, targetId, damageRolls: left, critical: false });
  const now = find(draft, targetId);
  const isHurt = now.hitPoints + now.temporaryHitPoints < before.hitPoints + before.temporaryHitPoints;
  if (isHurt && !now.dead && !now.conditions.some((each) => each.name === 'prone')) knockProne(draft, targetId, null);
}
