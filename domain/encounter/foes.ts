import { limits } from '#domain/limits/limits.ts';
import type { Creature } from './creature.ts';

/** So many of a creature in an encounter. A suggestion leaves those alone that are locked. */
export interface Foe {
  id: string;
  count: number;
  locked: boolean;
}

/** A creature of an encounter with how many of it there are. */
export interface KnownFoe extends Foe {
  creature: Creature;
}

/** What is known of foes; those that no creature stands for are left out. */
export function knownFoes(foes: readonly Foe[], creatures: ReadonlyMap<string, Creature>): KnownFoe[] {
  return foes.flatMap((foe) => {
    const creature = creatures.get(foe.id);
    return creature ? [{ ...foe, creature }] : [];
  });
}

/** The experience of each creature of an encounter, as difficulty is counted from it. */
export const xpOfFoes = (foes: readonly KnownFoe[]): number[] =>
  foes.flatMap(({ creature, count }) => Array.from({ length: count }, () => creature.xp));

/** What an encounter costs of the budget: the experience of all its creatures (SRD 5.2.1). */
export const costOf = (foes: readonly KnownFoe[]): number => foes.reduce((sum, { creature, count }) => sum + creature.xp * count, 0);

/** How many creatures there are. */
export const countOf = (foes: readonly Foe[]): number => foes.reduce((sum, { count }) => sum + count, 0);

/** The foes with so many of one creature; with none of it, it is gone. No more than join a fight at once. */
export function withCount(foes: readonly Foe[], id: string, count: number): Foe[] {
  const held = Math.min(limits.monstersAtOnce, Math.max(0, count));
  if (held === 0) return foes.filter((foe) => foe.id !== id);
  if (foes.some((foe) => foe.id === id)) return foes.map((foe) => (foe.id === id ? { ...foe, count: held } : foe));
  return foes.length < limits.encounterKinds ? [...foes, { id, count: held, locked: false }] : [...foes];
}

/** How foes are written in an address and where they are kept: `goblin-boss_1_locked.wolf_4`. */
export const writeFoes = (foes: readonly Foe[]): string =>
  foes.map(({ id, count, locked }) => `${id}_${count}${locked ? '_locked' : ''}`).join('.');

/** The foes that are written down. What cannot be read is left out, as is a second of the same. */
export function readFoes(text: string): Foe[] {
  const found = new Map<string, Foe>();
  for (const part of text.split('.')) {
    const [, id = '', count = '', locked] = /^([a-z0-9-]{1,80})_(\d{1,2})(_locked)?$/.exec(part) ?? [];
    const many = Math.min(limits.monstersAtOnce, Number(count));
    if (id !== '' && many > 0 && !found.has(id)) found.set(id, { id, count: many, locked: locked !== undefined });
  }
  return [...found.values()].slice(0, limits.encounterKinds);
}

/** Levels of heroes as an address holds them: `3.3.4`. */
export const writeLevels = (levels: readonly number[]): string => levels.join('.');

/** The levels that are written down, each from 1 to 20; what cannot be read is left out. */
export function readLevels(text: string): number[] {
  const levels = text.split('.').flatMap((part) => (/^\d{1,2}$/.test(part) ? [Number(part)] : []));
  return levels.filter((level) => level >= 1 && level <= 20).slice(0, limits.encounterHeroes);
}
