import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { layEffect } from '#domain/combat/effects/lay-effect.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { Combatant } from '#domain/combat/state.ts';

const endOfNext = { kind: 'turn', whose: 'source', when: 'end' } as const;
const endOfThis = { kind: 'turn', whose: 'current', when: 'end' } as const;

/** Whether somebody has chosen an option of a feature; all are theirs where nothing was chosen. */
export function hasOption({ features }: Pick<Combatant, 'features'>, feature: string, option: string): boolean {
  const own = features?.features.find(({ name }) => name === feature);
  return own !== undefined && (own.chosen === undefined || own.chosen.includes(slugOf(option)));
}

/**
 * What features do by themselves once an attack was rolled: whoever misses has advantage on the next attack on the same creature (SRD 5.2.1,
 * Studied Attacks), and whoever hits somebody with Multiattack Defense has disadvantage on all others against them in this turn.
 */
export function afterAttackRoll(draft: Draft, attackerId: string, targetId: string, hit: boolean): void {
  const [attacker, target] = [find(draft, attackerId), find(draft, targetId)];
  // Both hold against one creature alone, which so stands as their giver.
  const laid = { bearerId: attackerId, from: targetId, actorId: attackerId };
  if (!hit && hasTrait(attacker, 'Studied Attacks')) {
    layEffect(draft, {
      ...laid,
      id: 'studied-attacks',
      name: 'Studied Attacks',
      changes: [{ on: 'attackRolls', mode: 'advantage', against: 'source', next: true }],
      duration: endOfNext,
    });
  }
  if (hit && hasOption(target, 'Defensive Tactics', 'Multiattack Defense')) {
    layEffect(draft, {
      ...laid,
      id: 'multiattack-defense',
      name: 'Multiattack Defense',
      changes: [{ on: 'attackRolls', mode: 'disadvantage', against: 'source' }],
      duration: endOfThis,
    });
  }
}
