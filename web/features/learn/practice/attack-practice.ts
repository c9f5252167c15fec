import type { Dice } from '#domain/dice/dice.ts';
import { rollD20, rollDice } from '#domain/dice/dice.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { attackHits } from '#domain/dice/attack-hits.ts';

/** Whom one practises on: a Goblin Warrior of the SRD. */
export const practiceFoe = { name: 'Goblin Warrior', armorClass: 15, hitPoints: 10 } as const;
/** What one practises with: the longsword of a fighter with strength 17 at level 1. */
export const practiceSword = { name: 'Longsword', toHit: 5, damage: '1d8+3' } as const;

export type Mode = 'none' | 'advantage' | 'disadvantage';

export interface Swing {
  roll: Roll;
  outcome: 'miss' | 'hit' | 'criticalHit';
  /** The damage, once it is rolled. */
  damage: Roll | null;
}

/** Rolls to hit as a fight does. */
export function swing(dice: Dice, mode: Mode): Swing {
  const { armorClass } = practiceFoe;
  const roll = rollD20(dice, { modifier: practiceSword.toHit, advantage: mode, label: practiceSword.name, against: armorClass });
  const hit = attackHits(roll, armorClass);
  return { roll, outcome: hit ? (naturalOf(roll) === 20 ? 'criticalHit' : 'hit') : 'miss', damage: null };
}

/** Rolls the damage of a swing that hit; the dice of a critical hit are rolled twice. */
export const rollPracticeDamage = (dice: Dice, { outcome }: Swing): Roll =>
  rollDice(dice, practiceSword.damage, practiceSword.name, outcome === 'criticalHit' ? 2 : 1);

/** Why a swing hit or missed, in one sentence. */
export function whyOf({ roll }: Swing): string {
  const natural = naturalOf(roll) ?? 0;
  if (natural === 20) return 'A 20 on the die always hits, and it is a critical hit: the dice of the damage are rolled twice.';
  if (natural === 1) return 'A 1 on the die always misses, whatever is added to it.';
  const sum = `${natural} + ${roll.modifier} = ${roll.total}`;
  return roll.total >= practiceFoe.armorClass
    ? `${sum}. That is at least ${practiceFoe.armorClass}: it hits.`
    : `${sum}. That is less than ${practiceFoe.armorClass}: it misses.`;
}

/** Of how many faces of a d20 each hits: from 5 to 95 in a hundred. */
export function chanceOf(mode: Mode): number {
  const faces = Array.from({ length: 20 }, (_, at) => at + 1);
  const hits = faces.filter((face) => swing(() => face, 'none').outcome !== 'miss').length / faces.length;
  if (mode === 'advantage') return 1 - (1 - hits) ** 2;
  return mode === 'disadvantage' ? hits ** 2 : hits;
}
