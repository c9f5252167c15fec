import type { Adventure, Ending, Npc } from './adventure.ts';
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

/** The ending that was told; null while the tale goes on. */
export function endingTold({ endings }: Adventure, { ended }: Pick<PlayState, 'ended'>): Ending | null {
  return endings?.find(({ id }) => id === ended) ?? null;
}

/** What somebody says when they are greeted: after an ending they speak of it, where it has words for them. */
export function greetingsAfter(adventure: Adventure, state: Pick<PlayState, 'ended'>, npc: Npc): string[] {
  const after = endingTold(adventure, state)?.after;
  const own = after?.people?.[npc.id];
  return after === undefined ? npc.greetings : own === undefined ? after.anyone : [own];
}

/** The ending that these rulings have brought about; null when there is none, or it was told before. */
export function endingBetween(adventure: Adventure, before: PlayState, after: PlayState): Ending | null {
  if (before.ended !== undefined || after.ended === undefined) return null;
  return endingTold(adventure, after);
}
