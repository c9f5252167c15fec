import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';

/** What is said of damage besides its attack. */
interface Chosen {
  critical: boolean;
  /** Keys of what goes with it. */
  extras: readonly string[];
  /** Where the attack roll stands in the story, as far as it does. */
  attack: { messageId: string; index: number } | undefined;
}

/** The damage of an attack that was rolled: of a weapon, or of the spell at the level it was cast at. */
export function damageOf({ itemId, spell }: NonNullable<Roll['from']>, { critical, extras: chosen, attack }: Chosen): RolledNumber {
  const extras = chosen.length === 0 ? {} : { extras: [...chosen], ...(attack && { attack }) };
  if (spell === undefined) return { kind: 'damage', itemId, critical, ...extras };
  const { id, level, activity } = spell;
  const damageType = damageTypes.find((each) => each === spell.damageType);
  return {
    kind: 'spellDamage',
    spell: id,
    level,
    critical,
    ...extras,
    ...(activity !== undefined && { activity }),
    ...(damageType && { damageType }),
  };
}
