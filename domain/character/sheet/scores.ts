import { modifierOf } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { shapeOf } from '#domain/character/shape/shape-of.ts';
import type { Character } from '#domain/character/character.ts';

/** A score, or that of the shape somebody is in. */
function ownOrShape(stats: Character['stats'], activeEffects: Character['activeEffects'], ability: Ability): number {
  return shapeOf({ activeEffects })?.stats[ability] ?? stats[ability];
}

/** A score as it counts now, with what effects add to it and the least and most that they let it be. */
export function scoreOf({ stats, activeEffects }: Character, ability: Ability): number {
  const score = ownOrShape(stats, activeEffects, ability);
  if (activeEffects.length === 0) return score;
  const changes = changesOn(activeEffects, 'abilityScore').flatMap(({ change }) => (change.ability === ability ? [change] : []));
  const added = changes.reduce((sum, { add = 0 }) => sum + add, score);
  const most = Math.min(...changes.map((change) => change.most ?? Infinity));
  return Math.max(Math.min(added, most), ...changes.map((change) => change.least ?? -Infinity));
}

/** The modifier of an ability as it counts now. */
export function abilityModifierOf(character: Character, ability: Ability): number {
  return modifierOf(scoreOf(character, ability));
}
