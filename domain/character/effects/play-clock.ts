import type { Character } from '#domain/character/character.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { minutesOf } from './duration.ts';

/** Whether something lasts less than an hour and no fight counts it: a rest comes too late to end it. */
export const isShort = ({ duration, until }: ActiveEffect) => until === null && minutesOf(duration) < gameLimits.restMinutes;
/** Whether something lasts no longer than a turn or some rounds. */
export const isMoment = (effect: ActiveEffect) => isShort(effect) && minutesOf(effect.duration) < 1;

/** When an effect is over by the clock of the people who play; null where that counts none: it lasts longer, or a fight counts it. */
export function overAt(effect: ActiveEffect): Date | null {
  if (effect.since === undefined || !isShort(effect)) return null;
  const { momentMinutes, fewMinutes } = gameLimits;
  const lasts = isMoment(effect) ? momentMinutes : Math.max(fewMinutes, minutesOf(effect.duration));
  return new Date(Date.parse(effect.since) + lasts * 60 * 1000);
}

/** When the next of somebody's effects is over by the clock; null where none is. */
export function nextOver({ activeEffects }: Pick<Character, 'activeEffects'>): Date | null {
  const times = activeEffects.flatMap((effect) => overAt(effect) ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times.map(Number)));
}

/** Whether an effect lasts short and its clock does not run yet. */
export const waitsForClock = (effect: ActiveEffect): boolean => effect.since === undefined && isShort(effect);

/** A character whose short effects began now at the latest. */
export function withClock(character: Character, now: Date): Character {
  if (!character.activeEffects.some(waitsForClock)) return character;
  const since = now.toISOString();
  return { ...character, activeEffects: character.activeEffects.map((effect) => (waitsForClock(effect) ? { ...effect, since } : effect)) };
}

/** Whether something lasts on somebody that ends when minutes pass. */
export const endsByTime = ({ activeEffects, pastEffects = [] }: Pick<Character, 'activeEffects' | 'pastEffects'>): boolean =>
  pastEffects.length > 0 || activeEffects.some(isShort);
