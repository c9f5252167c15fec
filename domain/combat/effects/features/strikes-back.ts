import { standOf } from '#domain/combat/effects/placed.ts';
import { applyDamage } from '#domain/combat/effects/damage.ts';
import { rollDamage } from '#domain/combat/effects/roll-damage-parts.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { besideFeet } from '#domain/combat/place/reach.ts';

/** Has whoever hit somebody in melee from within 5 feet take what flares up around them (SRD 5.2.1, Fire Shield). */
export function strikeBack(draft: Draft, attackerId: string, targetId: string): void {
  const [attacker, target] = [find(draft, attackerId), find(draft, targetId)];
  const flares = target.activeEffects.flatMap(({ name, changes }) =>
    changes.flatMap((each) => (each.on === 'strikesBack' ? [{ name, dice: each.formula, type: each.type }] : [])),
  );
  const stand = standOf(draft, attackerId, targetId);
  if (target.dead || (stand && stand.feet > besideFeet)) return;
  for (const { name, ...damage } of attackerId === targetId || attacker.dead ? [] : flares) {
    const { damageRolls, rolls } = rollDamage(draft, [damage], `${target.name}: ${name}`, false);
    note(draft, 'effect', { actorId: targetId, name, rolls });
    applyDamage(draft, { actorId: targetId, targetId: attackerId, damageRolls, critical: false });
  }
}
