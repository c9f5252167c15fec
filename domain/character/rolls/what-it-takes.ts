import type { RolledNumber } from './what-is-rolled.ts';

// Apart from the schemas, so that a screen need not carry them.

/** What a roll can be made against: a check and a save a difficulty class, an attack an armor class. */
export function takesDifficulty({ kind }: Pick<RolledNumber, 'kind'>): boolean {
  return kind === 'check' || kind === 'skill' || kind === 'save' || kind === 'attack' || kind === 'spellAttack';
}

/** Damage is rolled with neither advantage nor disadvantage. */
export function takesAdvantage({ kind }: Pick<RolledNumber, 'kind'>): boolean {
  return kind !== 'damage' && kind !== 'spellDamage' && kind !== 'again' && kind !== 'answer';
}
