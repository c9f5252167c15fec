import type { Combatant } from '#domain/combat/state.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import { atLeast, indomitableMight } from '#domain/dice/least-total.ts';
import { isIncapacitated } from './condition.ts';

type Changes = ActiveEffect['changes'];

/**
 * What features and traits always change in a fight, by their names (SRD 5.2.1): as their content says it, for content is not at hand
 * while a fight is played. Numbers that a sheet counts are not among them.
 */
export const always: Readonly<Record<string, Changes>> = {
  'Danger Sense': [{ on: 'savingThrows', abilities: ['dexterity'], mode: 'advantage' }],
  'Feral Instinct': [{ on: 'initiative', mode: 'advantage' }],
  'Heroic Warrior': [{ on: 'ownTurn', at: 'start', inspires: true }],
  'Gnomish Cunning': [{ on: 'savingThrows', abilities: ['intelligence', 'wisdom', 'charisma'], mode: 'advantage' }],
  'Improved Critical': [
    { on: 'criticalHits', from: 19, with: 'weapon' },
    { on: 'criticalHits', from: 19, with: 'unarmed' },
  ],
  'Radiant Strikes': [
    { on: 'damageRolls', add: '1d8', type: 'radiant', with: 'meleeWeapon' },
    { on: 'damageRolls', add: '1d8', type: 'radiant', with: 'unarmed' },
  ],
  'Remarkable Athlete': [{ on: 'initiative', mode: 'advantage' }],
  'Self-Restoration': [{ on: 'ownTurn', at: 'end', endsOne: ['charmed', 'frightened', 'poisoned'] }],
  'Superior Critical': [
    { on: 'criticalHits', from: 18, with: 'weapon' },
    { on: 'criticalHits', from: 18, with: 'unarmed' },
  ],
  Survivor: [
    { on: 'deathSaves', mode: 'advantage' },
    { on: 'ownTurn', at: 'start', rallies: '5+@constitution' },
  ],
};

/** Those of them that hold only as long as somebody is not incapacitated. */
const awake: ReadonlySet<string> = new Set(['Danger Sense']);

/** Whether somebody has a feature or trait of that name. */
export function hasTrait({ features }: Pick<Combatant, 'features'>, name: string): boolean {
  return features?.features.some((each) => each.name === name) === true;
}

/** Something that changes numbers, as far as a fight reads it. */
export type Bearing = Pick<ActiveEffect, 'name' | 'from' | 'changes'> & Partial<Pick<ActiveEffect, 'source' | 'item'>>;

/** Everything that somebody is under, with what their features always change. */
export function bearingsOf(one: Combatant): readonly Bearing[] {
  const own = (one.features?.features ?? []).flatMap(({ name }): Bearing[] => {
    const changes = always[name];
    return changes === undefined || (awake.has(name) && isIncapacitated(one)) ? [] : [{ name, from: null, changes }];
  });
  return own.length === 0 ? one.activeEffects : [...own, ...one.activeEffects];
}

/** The dice of somebody's d20 tests: halflings roll a 1 again, and take what falls then (SRD 5.2.1, Luck). */
export function d20Of(dice: Dice, one: Combatant): Dice {
  if (!hasTrait(one, 'Luck')) return dice;
  return (sides) => {
    const face = dice(sides);
    return sides === 20 && face === 1 ? dice(sides) : face;
  };
}

/** A check or save as Indomitable Might leaves it: one of strength is at least the score (SRD 5.2.1). */
export function mightyRoll(one: Combatant, ability: Ability, roll: Roll): Roll {
  if (ability !== 'strength' || !hasTrait(one, indomitableMight)) return roll;
  const score = one.features?.values['strengthScore'];
  return atLeast(roll, typeof score === 'number' ? score : undefined);
}

/**
 * How much of damage a save leaves: all where it failed, half or nothing where it was made. Evasion turns half into nothing, and all
 * into half, where dexterity saves for half (SRD 5.2.1).
 */
export function damageLeft(
  target: Combatant,
  { ability, onSave, made }: { ability: string; onSave: 'none' | 'half'; made: boolean },
): 'all' | 'half' | 'none' {
  const plain = !made ? 'all' : onSave;
  const evades = ability === 'dexterity' && onSave === 'half' && hasTrait(target, 'Evasion') && !isIncapacitated(target);
  return evades ? (made ? 'none' : 'half') : plain;
}
