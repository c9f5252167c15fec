import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaCells, tokensIn } from './area.ts';
import { standingAround } from './around.ts';
import { drawMap, token } from './battle-map.fixture.ts';
import { drawn, emptyGround, touches } from './draw.ts';
import { cellCount, cellUnder, feetBetween, lineBetween, middleOf, neighboursOf, stepsBetween } from './grid.ts';
import type { Grid } from './grid.ts';
import { fromRuns, toRuns } from './runs.ts';
import { lightOn, sightOf } from './sight.ts';
import { doorTurned, moved, withTokens } from './tokens.ts';
import { remembered, seenBy, viewOf } from './view.ts';
import { wayTo } from './way.ts';

const grids = fc.record<Grid>({
  kind: fc.constantFrom('square', 'hex'),
  columns: fc.integer({ min: 1, max: 30 }),
  rows: fc.integer({ min: 1, max: 30 }),
});
const withCells = grids.chain((grid) => fc.tuple(fc.constant(grid), fc.nat(cellCount(grid) - 1), fc.nat(cellCount(grid) - 1)));
const rowsOf = (signs: string, columns: number) => signs.match(new RegExp(`.{${columns}}`, 'g')) ?? [];

describe('a grid', () => {
  it('finds each cell under its own middle', () =>
    fc.assert(
      fc.property(withCells, ([grid, cell]) => {
        expect(cellUnder(grid, middleOf(grid, cell))).toBe(cell);
      }),
    ));
  it('counts steps as the fewest from neighbour to neighbour, the same both ways', () =>
    fc.assert(
      fc.property(withCells, ([grid, from, to]) => {
        expect(stepsBetween(grid, from, to)).toBe(stepsBetween(grid, to, from));
        for (const next of neighboursOf(grid, from)) {
          expect(stepsBetween(grid, from, next)).toBe(1);
          expect(Math.abs(stepsBetween(grid, next, to) - stepsBetween(grid, from, to))).toBeLessThanOrEqual(1);
        }
        const line = lineBetween(grid, from, to);
        expect([line[0], line.at(-1), line.length]).toEqual([from, to, stepsBetween(grid, from, to) + 1]);
        for (const [at, cell] of line.slice(1).entries()) expect(stepsBetween(grid, line[at] ?? -1, cell)).toBe(1);
      }),
    ));
  it('takes a diagonal as five feet', () => expect(feetBetween({ kind: 'square', columns: 9, rows: 9 }, 0, 30)).toBe(15));
});

describe('runs', () => {
  it('come back as they were', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('.', '#', '?', '-', 'd') }), (signs) => {
        expect(fromRuns(toRuns(signs), signs.length, '?')).toBe(signs);
      }),
    ));
  it('of too few or too many cells are made to fit', () => {
    expect(fromRuns('2.', 4, '?')).toBe('..??');
    expect(fromRuns('999999.', 3, '?')).toBe('...');
  });
});

describe('sight', () => {
  it('ends at rock, and shows the rock', () => {
    const map = drawMap({ rows: ['k.#..'] });
    expect(sightOf(map, map.tokens)).toBe('bbb--');
  });
  it('ends at a wall and a closed door, and passes an open one and a window', () => {
    const map = drawMap({ rows: ['k...'], doors: [[1, 2]] });
    expect(sightOf(map, map.tokens)).toBe('bb--');
    expect(sightOf(doorTurned(map, { leads: true, heroes: new Set() }, [1, 2], true), map.tokens)).toBe('bbbb');
    const window = drawn(map, { kind: 'walls', walls: [{ between: [2, 1], kind: 'window', open: false, locked: false }] });
    expect(sightOf({ ...window, id: 'm', tokens: map.tokens }, map.tokens)).toBe('bbbb');
  });
  it('goes past one corner, and not between two', () => {
    const one = drawMap({ rows: ['k#', '..'] });
    expect(sightOf(one, one.tokens)[3]).toBe('b');
    const two = drawMap({ rows: ['k#', '#.'] });
    expect(sightOf(two, two.tokens)[3]).toBe('-');
  });
  it('in the dark needs a light, or darkvision, and a wall keeps light in', () => {
    const map = drawMap({ rows: ['k.......'], ambient: 'dark', walls: [[5, 6]] });
    expect(sightOf(map, map.tokens)).toBe('d-------');
    const keen = map.tokens.map((each) => ({ ...each, darkvision: 10 }));
    expect(sightOf(map, keen)).toBe('ddd-----');
    const lit = { ...map, lights: [{ cell: 4, bright: 5, dim: 5 }] };
    expect([...lightOn(lit)]).toEqual([0, 0, 1, 2, 2, 2, 0, 0]);
    expect(sightOf(lit, map.tokens)).toBe('d-dbbb--');
    const torch = { ...map, tokens: map.tokens.map((each) => ({ ...each, light: { bright: 10, dim: 5 } })) };
    expect(sightOf(torch, torch.tokens)).toBe('bbbd----');
  });
  it('reaches every cell of an open map, on squares and hexes', () =>
    fc.assert(
      fc.property(withCells, ([grid, cell]) => {
        const map = { ...emptyGround('Moor', grid), id: 'm', tokens: [token('k', cell)] };
        expect(sightOf(map, map.tokens)).toBe('b'.repeat(cellCount(grid)));
      }),
      { numRuns: 40 },
    ));
});

const kara = (map: { tokens: ReturnType<typeof token>[] }, id = 'k') => map.tokens.find((each) => each.id === id) ?? token('none', 0);

describe('a way', () => {
  it('goes straight where corners are as near', () => {
    const map = drawMap({ rows: ['.....', 'k....', '.....'] });
    expect(wayTo(map, kara(map, 'k'), 9)).toEqual({ cells: [6, 7, 8, 9], feet: 20 });
  });

  it('goes around corners of rock, and around water where that is shorter', () => {
    const map = drawMap({ rows: ['k#..', '.~..', '....'] });
    expect(wayTo(map, kara(map), 2)).toEqual({ cells: [4, 9, 6, 2], feet: 20 });
  });
  it('costs ten feet for a cell of water or rough ground', () => {
    const map = drawMap({ rows: ['k~^.'] });
    expect(wayTo(map, kara(map), 3)).toEqual({ cells: [1, 2, 3], feet: 25 });
  });
  it('leads through no wall, window or closed door, and through an open one', () => {
    const map = drawMap({ rows: ['k..'], doors: [[1, 2]] });
    expect(wayTo(map, kara(map), 2)).toBeNull();
    expect(wayTo(doorTurned(map, { leads: true, heroes: new Set() }, [2, 1], true), kara(map), 2)?.feet).toBe(10);
  });
  it('has room for all of a large creature', () => {
    const map = drawMap({ rows: ['o....', '..#..', '.....', '.....'], tokens: { o: { size: 2 } } });
    const way = wayTo(map, kara(map, 'o'), 3);
    expect(way?.cells.every((cell) => ![cell, cell + 1, cell + 5, cell + 6].includes(7))).toBe(true);
    expect(wayTo(map, kara(map, 'o'), 4)).toBeNull();
  });
});

const players = (...heroes: string[]) => ({ leads: false, heroes: new Set(heroes) });
const dm = { leads: true, heroes: new Set<string>() };

describe('moving', () => {
  const map = drawMap({ rows: ['k...', '####', 'r...'], tokens: { k: { characterId: 'kara' }, r: { side: 'foes' } } });
  const memory = toRuns(remembered(map, '', seenBy(map, players('kara'))));
  const move = (who: typeof dm, id: string, cell: number) => moved(map, who, memory, id, cell);
  it('takes a hero along the way, and tells each cell on it and the feet', () => {
    const { map: after, passed, feet } = move(players('kara'), 'k', 3);
    expect([kara(after).cell, passed.map((each) => kara(each).cell), feet]).toEqual([3, [1, 2], 15]);
  });
  it('is refused to players for tokens of others, outside of the map, and through what they do not know', () => {
    expect(() => move(players('kara'), 'r', 9)).toThrow('You can move only your own hero.');
    expect(() => move(players('tov'), 'k', 1)).toThrow('You can move only your own hero.');
    expect(() => move(players('kara'), 'k', 12)).toThrow('This cell is outside of the map.');
    expect(() => move(players('kara'), 'k', 9)).toThrow('No way that you know leads there.');
    expect(() => move(players('kara'), 'x', 1)).toThrow('You can move only your own hero.');
    expect(() => move(dm, 'x', 1)).toThrow('There is no such token on this map.');
  });
  it('says the same of somebody hidden as of nobody', () => {
    const hiding = withTokens(map, [{ ...kara(map, 'r'), hidden: true }]);
    expect(() => moved(hiding, players('kara'), memory, 'r', 9)).toThrow('You can move only your own hero.');
  });
  it('puts a token anywhere for who leads', () => expect(kara(move(dm, 'k', 11).map).cell).toBe(11));
});

describe('a door', () => {
  const map = drawMap({ rows: ['k...', '....'], doors: [[1, 2]], tokens: { k: { characterId: 'kara' } } });
  const near = withTokens(map, [{ ...kara(map), cell: 5 }]);
  it('is opened by a hero beside it, and from afar nobody learns whether there is one', () => {
    expect(doorTurned(near, players('kara'), [1, 2], true).walls[0]?.open).toBe(true);
    const afar = withTokens(drawMap({ rows: ['k....'], doors: [[3, 4]], tokens: { k: { characterId: 'kara' } } }), []);
    for (const pair of [
      [3, 4],
      [2, 3],
    ] as const)
      expect(() => doorTurned(afar, players('kara'), pair, true)).toThrow('Your hero must stand beside the door.');
    expect(() => doorTurned(near, players('kara'), [0, 1], true)).toThrow('There is no door there.');
  });
  it('that is locked is opened by who leads alone', () => {
    const locked = { ...near, walls: near.walls.map((wall) => ({ ...wall, locked: true })) };
    expect(() => doorTurned(locked, players('kara'), [1, 2], true)).toThrow('The door is locked.');
    expect(doorTurned(locked, dm, [1, 2], true).walls[0]?.open).toBe(true);
  });
});

describe('the view of a player', () => {
  const map = drawMap({
    rows: ['k.#r', '..#.', '..#t'],
    doors: [[3, 7]],
    tokens: { k: { characterId: 'kara' }, r: { side: 'foes' }, t: { characterId: 'tov' } },
  });
  const viewFor = (who: typeof dm, memory = '') => {
    const seen = seenBy(map, who);
    return viewOf(map, who, seen, remembered(map, memory, seen));
  };
  it('holds the ground, walls and tokens that their hero sees, and nothing beyond', () => {
    const view = viewFor(players('kara'));
    expect([view.tokens.map(({ id }) => id), view.walls]).toEqual([['k'], []]);
    expect(rowsOf(fromRuns(view.terrain, 12, 'x'), 4)).toEqual(['..#?', '..#?', '..#?']);
    expect(view.tokens[0]?.mine).toBe(true);
  });
  it('of somebody without a hero there is what all heroes see', () => {
    expect(viewFor(players()).tokens.map(({ id }) => id)).toEqual(['k', 'r', 't'].filter((id) => id !== 'r'));
    expect(viewFor(dm).tokens).toHaveLength(3);
  });
  it('keeps what was seen, but not who stands there or whether a door was opened since', () => {
    const open = doorTurned(map, dm, [3, 7], true);
    const memory = fromRuns(open.terrain, 12, '.');
    const view = viewOf(open, players('kara'), seenBy(open, players('kara')), memory);
    expect(view.walls.map(({ open: isOpen }) => isOpen)).toEqual([false]);
    expect(view.tokens.map(({ id }) => id)).toEqual(['k']);
  });
  it('never holds anything that another ground beyond its sight would change', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('.', '#', '~'), { minLength: 3, maxLength: 3 }), fc.boolean(), (beyond, hidden) => {
        const [a = '.', b = '.', c = '.'] = beyond;
        const other = drawMap({
          rows: [`k.#${a}`, `..#${b}`, `..#${c}`],
          tokens: { k: { characterId: 'kara' } },
        });
        const withFoe = withTokens(other, [token('foe', 7, { hidden })]);
        const look = (on: typeof withFoe) =>
          viewOf(on, players('kara'), seenBy(on, players('kara')), remembered(on, '', seenBy(on, players('kara'))));
        expect(look(withFoe)).toEqual(look(drawMap({ rows: ['k.#.', '..#.', '..#.'], tokens: { k: { characterId: 'kara' } } })));
      }),
    ));
});

describe('an area', () => {
  const map = drawMap({ rows: Array.from({ length: 7 }, () => '.......') });
  const middle = 24;
  const drawnArea = (area: Parameters<typeof areaCells>[1], towards = { x: 7, y: 3.5 }) => {
    const cells = new Set(areaCells(map, area, middle, towards));
    return rowsOf(Array.from({ length: 49 }, (_, cell) => (cells.has(cell) ? 'x' : '.')).join(''), 7);
  };
  it.each([
    [{ shape: 'sphere', feet: 10 } as const, ['.......', '...x...', '..xxx..', '.xxxxx.', '..xxx..', '...x...', '.......']],
    [{ shape: 'emanation', feet: 10 } as const, ['.......', '.xxxxx.', '.xxxxx.', '.xxxxx.', '.xxxxx.', '.xxxxx.', '.......']],
    [{ shape: 'cone', feet: 15 } as const, ['.......', '.......', '.....xx', '....xxx', '.....xx', '.......', '.......']],
    [{ shape: 'line', feet: 15, width: 5 } as const, ['.......', '.......', '.......', '....xxx', '.......', '.......', '.......']],
    [{ shape: 'cube', feet: 15 } as const, ['.......', '.......', '....xxx', '....xxx', '....xxx', '.......', '.......']],
    [{ shape: 'square', feet: 15 } as const, ['.......', '.......', '.......', '...xxx.', '...xxx.', '...xxx.', '.......']],
    [{ shape: 'wall', feet: 15 } as const, ['.......', '.......', '.......', '...xxx.', '.......', '.......', '.......']],
    [{ shape: 'ring', feet: 20 } as const, ['.......', '.......', '..xxxx.', '..x..x.', '..x..x.', '..xxxx.', '.......']],
  ])('of %j', (area, cells) => expect(drawnArea(area)).toEqual(cells));
  it('that is a square never turns: it has its corner where it begins, and lies along the cells', () => {
    const towards = { x: 0, y: 1.2 };
    const cells = ['.......', '.......', '..xx...', '..xx...', '.......', '.......', '.......'];
    expect(drawnArea({ shape: 'square', feet: 10 }, towards)).toEqual(cells);
  });
  it('that is a wall goes as far as it is drawn, in any direction, and no further than it is long', () => {
    const wall = { shape: 'wall', feet: 60 } as const;
    expect(drawnArea(wall, { x: 3.5, y: 1.5 })).toEqual(['.......', '...x...', '...x...', '...x...', '.......', '.......', '.......']);
    expect(drawnArea(wall, { x: 1.5, y: 5.5 })).toEqual(['.......', '.......', '.......', '...x...', '..x....', '.x.....', '.......']);
    // Pressed where it begins, it goes into the map.
    expect(drawnArea(wall, { x: 3.5, y: 3.5 })[3]).toBe('xxxx...');
  });
  it('ends at a wall, and takes whoever stands in it with one cell', () => {
    const walled = drawMap({ rows: ['.o..t'], walls: [[2, 3]], tokens: { o: { size: 1 } } });
    const cells = areaCells(walled, { shape: 'sphere', feet: 30 }, 0, { x: 1, y: 0 });
    expect([cells, tokensIn(walled, walled.tokens, cells).map(({ id }) => id)]).toEqual([[0, 1, 2], ['o']]);
  });
});

it('who stands around is told by feet, direction and whether somebody is in between, the nearest first', () => {
  const map = drawMap({ rows: ['...n', '....', 'k.ab'] });
  expect(standingAround(map.grid, kara(map), map.tokens)).toEqual([
    { id: 'a', feet: 10, direction: 'east', behindSomebody: false },
    { id: 'b', feet: 15, direction: 'east', behindSomebody: true },
    { id: 'n', feet: 15, direction: 'north-east', behindSomebody: false },
  ]);
});

describe('drawing', () => {
  const ground = emptyGround('Cellar', { kind: 'square', columns: 3, rows: 2 });
  it('leaves out what lies outside and walls between cells that do not touch by a side', () => {
    expect(drawn(ground, { kind: 'terrain', cells: [1, 40], terrain: 'water' }).terrain).toBe('1.1~4.');
    const wall = (between: [number, number]) => ({ between, kind: 'wall' as const, open: false, locked: false });
    const { walls } = drawn(ground, { kind: 'walls', walls: [wall([1, 0]), wall([0, 4]), wall([2, 3]), wall([0, 1])] });
    expect(walls.map(({ between }) => between)).toEqual([[0, 1]]);
    expect(touches({ kind: 'hex', columns: 3, rows: 2 }, 0, 3)).toBe(true);
  });
  it('anew takes unknown signs as floor', () =>
    expect(drawn(ground, { kind: 'all', terrain: '2x3#', walls: [], lights: [{ cell: 9, bright: 5, dim: 5 }] })).toMatchObject({
      terrain: '2.3#1.',
      lights: [],
    }));
});
