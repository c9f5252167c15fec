import type { ActiveEffect } from './active-effect.ts';

type Marked = Pick<ActiveEffect, 'id' | 'name' | 'source' | 'from' | 'duration' | 'held' | 'slot'>;

/** The effect that says no more than that a spell or feature goes on, and at what level a spell was cast. */
export const markOf = (marked: Marked): ActiveEffect => ({
  ...marked,
  changes: [],
  until: null,
  saveEnds: null,
  ends: [],
  tick: null,
  text: '',
});

/** Whether an effect says no more than that a spell of its bearer goes on. */
export function isMark({ from, slot, changes, text, tick, shape, companions }: ActiveEffect, bearerId: string): boolean {
  return from === bearerId && slot !== null && changes.length === 0 && text === '' && !tick && !shape && !companions;
}
