import type { Character } from '#domain/character/character.ts';
import { part } from '#domain/character/sheet/figure.ts';
import type { Part } from '#domain/character/sheet/figure.ts';
import { auraOf } from '#domain/character/sheet/proficiency.ts';
import { isDead, stoppedBy } from '#domain/character/sheet/state.ts';

/**
 * What the Aura of Protection of somebody beside a hero adds to their saving throws, beyond what their own adds: one aura counts, and none
 * of whoever is incapacitated or dead (SRD 5.2.1, Paladin). Null where it adds nothing.
 */
export function auraNear(hero: Character, beside: readonly Character[]): Part | null {
  const auras = beside
    .filter((one) => one.id !== hero.id && !isDead(one) && stoppedBy(one) === null)
    .map((one) => part(`Aura of Protection of ${one.name}`, auraOf(one)));
  const [best] = auras.toSorted((one, other) => other.value - one.value);
  const more = (best?.value ?? 0) - auraOf(hero);
  return best && more > 0 ? part(best.label, more) : null;
}
