import { marksOn } from '#domain/combat/effects/effect-modifiers.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { ConditionName, DamageType } from '#domain/rules/combat-terms.ts';

/** What somebody knows of a creature in a fight: what it bears better, what does nothing to it, and what hurts it more. */
export interface Lore {
  id: string;
  resistances: DamageType[];
  immunities: (DamageType | ConditionName)[];
  vulnerabilities: DamageType[];
}

/** What a hunter knows of those whom their Hunter's Mark marks (SRD 5.2.1, Hunter’s Lore); nothing of the hidden. */
export function loreOf({ combatants }: Pick<Combat, 'combatants'>, hunter: Combatant): Lore[] {
  if (!hasTrait(hunter, 'Hunter’s Lore')) return [];
  return combatants
    .filter((one) => one.id !== hunter.id && !one.hidden && marksOn(one, hunter.id).includes('hunters-mark'))
    .map(({ id, resistances, immunities, vulnerabilities, conditionImmunities }) => ({
      id,
      resistances,
      immunities: [...immunities, ...conditionImmunities],
      vulnerabilities,
    }));
}
