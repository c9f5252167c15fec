import type { SeenCard } from '#contract/play/characters-shapes.ts';

/** What a panel about characters shows: a sheet, the ways to make one, or that there is none. */
export type Shown = { kind: 'sheet'; id: string } | { kind: 'create' } | { kind: 'nobody' };

interface Asking {
  /** Holds a seat that plays. */
  mayPlay: boolean;
  /** Leads the table, so that their own character is not the first thing they need. */
  isGameMaster: boolean;
  /** What was chosen: somebody's id, `create`, or nothing. */
  wanted: string | null;
}

/** Whose sheet is shown: the chosen one while it is there, else one's own; without one, the way to make it. */
export function shownOf(cards: readonly Pick<SeenCard, 'id' | 'isMine'>[], { mayPlay, isGameMaster, wanted }: Asking): Shown {
  const mine = cards.find(({ isMine }) => isMine);
  const mayCreate = mayPlay && mine === undefined;
  if (wanted === 'create' && mayCreate) return { kind: 'create' };
  const chosen = cards.find(({ id }) => id === wanted) ?? mine;
  if (chosen !== undefined) return { kind: 'sheet', id: chosen.id };
  if (mayCreate && !isGameMaster) return { kind: 'create' };
  const [first] = cards;
  return first === undefined ? { kind: 'nobody' } : { kind: 'sheet', id: first.id };
}
