import type { Spell } from './spell.ts';

/** How long a spell lasts, as its facts say it, when it is cast at a level: some last longer with a higher slot, as Hex does. */
export function durationAt({ duration, longer = [] }: Pick<Spell, 'duration' | 'longer'>, level: number): string {
  return longer.findLast(([from]) => from <= level)?.[1] ?? duration;
}
