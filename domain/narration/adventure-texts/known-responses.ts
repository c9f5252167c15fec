import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import { takenLoot } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';

/** Something that the party can tell or show to somebody. */
export interface Tellable {
  /** Of the clue or the loot. */
  id: string;
  /** The text of the clue, or the name of the loot. */
  of: string;
  /** The name and other words for the loot; none for a clue. */
  names: readonly string[];
}

/** What the party has found out, in that order, and then what loot it has with it. */
export function tellables(adventure: Adventure, state: PlayState): Tellable[] {
  const clues = state.clues.flatMap((id) => adventure.clues.find((clue) => clue.id === id) ?? []);
  return [
    ...clues.map(({ id, text }) => ({ id, of: text, names: [] })),
    ...takenLoot(adventure, state).map(({ id, name, aliases }) => ({ id, of: name, names: [name, ...aliases] })),
  ];
}

/** What somebody says to `known`, in its order. */
export function responsesTo(known: readonly Tellable[], { responses = [] }: Pick<Npc, 'responses'>): { of: string; says: string }[] {
  return known.flatMap(({ id, of }) => responses.filter(({ to }) => to === id).map(({ says }) => ({ of, says })));
}
