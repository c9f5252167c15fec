import { describe, expect, it } from 'vitest';
import { shownOf } from './characters-here.ts';

const mine = { id: 'mine', isMine: true };
const hers = { id: 'hers', isMine: false };
const player = { mayPlay: true, isGameMaster: false, wanted: null };
const dm = { mayPlay: true, isGameMaster: true, wanted: null };
const spectator = { mayPlay: false, isGameMaster: false, wanted: null };

describe('whose sheet is shown', () => {
  it.each([
    [[hers, mine], player, { kind: 'sheet', id: 'mine' }],
    [[hers, mine], { ...player, wanted: 'hers' }, { kind: 'sheet', id: 'hers' }],
    [[hers, mine], { ...player, wanted: 'gone' }, { kind: 'sheet', id: 'mine' }],
    [[hers, mine], { ...player, wanted: 'create' }, { kind: 'sheet', id: 'mine' }],
    [[hers], player, { kind: 'create' }],
    [[], player, { kind: 'create' }],
    [[hers], { ...player, wanted: 'hers' }, { kind: 'sheet', id: 'hers' }],
    [[hers], dm, { kind: 'sheet', id: 'hers' }],
    [[], dm, { kind: 'nobody' }],
    [[], { ...dm, wanted: 'create' }, { kind: 'create' }],
    [[hers], { ...spectator, wanted: 'create' }, { kind: 'sheet', id: 'hers' }],
    [[], spectator, { kind: 'nobody' }],
  ] as const)('among %j for %j: %j', (cards, asking, shown) => expect(shownOf(cards, asking)).toEqual(shown));
});
