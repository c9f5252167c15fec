import type { Attack } from '#domain/character/sheet/attacks.ts';
import type { RollExtra } from '#domain/dice/roll.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { capitalize } from '#domain/text/capitalize.ts';

const keyOf = (type: DamageType) => `damage type ${type}`;

/** An attack with the type of damage that was chosen with its hit; its own where none was. */
export function withTypeChosen(attack: Attack, extras: readonly string[] = []): Attack {
  const chosen = attack.damageTypes?.find((type) => extras.includes(keyOf(type)));
  return chosen === undefined ? attack : { ...attack, damageType: chosen };
}

/** The types of damage that can be chosen with a hit in the place of the weapon's own, as its card offers them. */
export const typesOffered = ({ damageType, damageTypes = [] }: Pick<Attack, 'damageType' | 'damageTypes'>): RollExtra[] =>
  damageTypes
    .filter((type) => type !== damageType)
    .map((type) => ({ key: keyOf(type), name: `${capitalize(type)} damage`, type, when: `in place of ${damageType}` }));
