import { expect, it } from 'vitest';
import { handOver } from './hand-over.ts';
import type { PlayState } from '#domain/narration/play-state.ts';

it('a hero who is another player’s from now on is so wherever the play names one', () => {
  const state: PlayState = {
    scene: 'mill',
    apart: { ghost: 'weir', tov: 'mill' },
    visited: ['mill', 'weir'],
    clues: [],
    clocks: {},
    taken: { key: 'ghost', rope: 'tov' },
    npcs: {},
    heroes: { ghost: { damage: 2 } },
    perils: { ghost: { words: 'I jump, says the ghost.', turns: 1 } },
  };
  expect(handOver(state, 'ghost', 'mira')).toEqual({
    ...state,
    apart: { mira: 'weir', tov: 'mill' },
    taken: { key: 'mira', rope: 'tov' },
    heroes: { mira: { damage: 2 } },
    perils: { mira: { words: 'I jump, says the ghost.', turns: 1 } },
  });
});
