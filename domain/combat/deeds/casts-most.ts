import type { Combatant } from '#domain/combat/state.ts';
import { castingBarOf } from '#domain/rules/casting-bar.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';

/**
 * Whether spells are what somebody does most: of their classes, the one of most levels has slots from the beginning and cantrips. Not while
 * something keeps them from casting, such as the form of an animal.
 */
export function castsMost({ features, slotCasting, activeEffects }: Combatant): boolean {
  const isBarred = castingBarOf(activeEffects)?.costlyOnly === false;
  if (isBarred || features === null || slotCasting === null || slotCasting.spells.length === 0) return false;
  const own = features.features.flatMap(({ source, level }) => classIds.filter((id) => id === source).map((id) => ({ id, level })));
  const [first] = own.toSorted((one, other) => other.level - one.level);
  const kind = first && classes[first.id].casting?.kind;
  return kind === 'full' || kind === 'pact';
}
