import { PlayState } from '#domain/narration/play-state.ts';

/**
 * How far the party has come, as it stands once a hero is another player's: the play knows heroes by the ids of their players, wherever it
 * names one.
 */
export function handOver(state: PlayState, from: string, to: string): PlayState {
  return PlayState.parse(renamed(state, from, to));
}

function renamed(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((each: unknown) => renamed(each, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key === from ? to : key, renamed(held, from, to)]));
}
