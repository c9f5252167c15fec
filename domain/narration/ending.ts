import type { Adventure, Ending } from './adventure.ts';
import type { PlayState } from './play-state.ts';

/** The ending that a party has come to: its clue is known, its scene reached or its clock full. Null while the tale goes on. */
export function endingReached(adventure: Adventure, state: PlayState): Ending | null {
  const isFull = (id: string) => {
    const clock = adventure.clocks.find((each) => each.id === id);
    return clock !== undefined && (state.clocks[id] ?? 0) >= clock.signs.length;
  };
  const reached = adventure.endings?.find(
    ({ clue, scene, clock }) =>
      (clue !== undefined && state.clues.includes(clue)) || scene === state.scene || (clock !== undefined && isFull(clock)),
  );
  return reached ?? null;
}

/** The ending that these rulings have brought about; null when there is none, or it was told before. */
export function endingBetween(adventure: Adventure, before: PlayState, after: PlayState): Ending | null {
  if (before.ended !== undefined || after.ended === undefined) return null;
  return adventure.endings?.find(({ id }) => id === after.ended) ?? null;
}
