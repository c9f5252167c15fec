import { abilities } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { conditionIds } from '#domain/rules/conditions.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { asOptions } from './one-of-field.tsx';

const begun = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The six abilities with their names. */
export const abilityOptions: readonly (readonly [Ability, string])[] = abilities.map((id) => [id, begun(id)]);
export const damageOptions = asOptions(damageTypes);
export const conditionOptions = asOptions(conditionIds);

/** How formulas are written. */
export const formulaHint = 'Dice, numbers and values: 2d8+3, 1d6+@strength, @level, @proficiency, @ability (of the attack or spell).';
