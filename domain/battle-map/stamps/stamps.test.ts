import { describe, expect, it } from 'vitest';
import { drawMap } from '#domain/battle-map/battle-map.fixture.ts';
import { drawn } from '#domain/battle-map/draw.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import { changeFrom } from '#domain/battle-map/ground.ts';
import { GroundChange, Stamp } from '#domain/battle-map/state.ts';
import type { GroundChangeInput } from '#domain/battle-map/state.ts';
import { remembered, seenBy, viewOf } from '#domain/battle-map/view.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { readContent } from '#domain/content.ts';
import { Drawings } from './drawings.ts';
import { loadDrawings } from './load-drawings.ts';
import { cellsUnder, snapped } from './stamp.ts';

const byNumber = (one: number, other: number) => one - other;
const catalogue = await loadDrawings();
const stamp = (id: string, more: Partial<Stamp> = {}): Stamp =>
  Stamp.parse({ id, drawing: 'table', text: '', x: 1, y: 0.5, width: 2, height: 1, turn: 0, ...more });

describe('the drawings of content/stamps', () => {
  it.each(Object.entries(catalogue.groups))('of %s fit their schema, field by field', (file, drawings) => {
    expect(readContent<unknown>(file, Drawings, drawings)).toEqual(drawings);
  });

  it('are many, each with an id and a name of its own', () => {
    const all = Object.values(catalogue.groups).flat();
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(catalogue.byId.size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });
});

describe('a stamp', () => {
  const grid: Grid = { kind: 'square', columns: 6, rows: 4 };

  it.each([
    ['along cells', 'cell', 0, { x: 3, y: 1.5 }],
    ['along cells, turned by a quarter', 'cell', 90, { x: 2.5, y: 1 }],
    ['along halves', 'half', 0, { x: 2.5, y: 1 }],
    ['anywhere', 'free', 0, { x: 2.63, y: 1.22 }],
  ] as const)('comes to lie %s', (_, snap, turn, place) => {
    expect(snapped(grid, { x: 2.634, y: 1.218 }, { width: 2, height: 1, turn }, snap)).toEqual(place);
  });

  it('covers the cells under it as it is turned', () => {
    expect(cellsUnder(grid, stamp('a')).toSorted(byNumber)).toEqual([0, 1]);
    expect(cellsUnder(grid, stamp('a', { x: 1.5, y: 1, turn: 90 })).toSorted(byNumber)).toEqual([1, 7]);
    expect(cellsUnder(grid, stamp('a', { x: 0.5, y: 0.5, width: 0.25, height: 0.25 }))).toEqual([0]);
  });

  it('without a drawing needs a text', () => {
    expect(Stamp.safeParse({ ...stamp('a'), drawing: null }).success).toBe(false);
    expect(stamp('a', { drawing: null, text: 'The weir' }).forDm).toBe(false);
  });
});

describe('a map with stamps', () => {
  const empty = drawMap({ rows: ['k..', '###', '...'] });
  const lay = (map: typeof empty, ...stamps: Stamp[]) => ({ ...map, ...drawn(map, { kind: 'stamps', stamps }) });

  it('has each once, in its place in the pile, and only those that lie on it', () => {
    const map = lay(lay(empty, stamp('a'), stamp('b')), stamp('a', { turn: 90 }), stamp('far', { x: 9 }));
    expect(map.stamps.map(({ id, turn }) => [id, turn])).toEqual([
      ['a', 90],
      ['b', 0],
    ]);
    expect(drawn(map, { kind: 'noStamps', ids: ['a'] }).stamps.map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps them where everything else is drawn anew and nothing is said of them', () => {
    const map = lay(empty, stamp('a'));
    const { terrain, walls, lights } = map;
    expect(drawn(map, { kind: 'all', terrain, walls, lights }).stamps).toHaveLength(1);
    expect(drawn(map, { kind: 'all', terrain, walls, lights, stamps: [] }).stamps).toHaveLength(0);
  });

  it('has no more than it may', () => {
    const many = Array.from({ length: battleMapLimits.stampsPerMap + 5 }, (_, n) => stamp(`s${n}`));
    expect(drawn(empty, { kind: 'stamps', stamps: many }).stamps).toHaveLength(battleMapLimits.stampsPerMap);
  });

  it('shows a player those beside what they know, and none of the Dungeon Master’s layer', () => {
    const map = lay(
      empty,
      stamp('near'),
      stamp('secret', { forDm: true }),
      stamp('beyond', { y: 2.5 }),
      stamp('half', { x: 0.5, y: 1.5, height: 3 }),
    );
    const player = { leads: false, heroes: new Set(['hero']) };
    const withHero = { ...map, tokens: map.tokens.map((token) => ({ ...token, characterId: 'hero' })) };
    const seen = seenBy(withHero, player);
    const view = viewOf(withHero, player, seen, remembered(withHero, '', seen));
    expect(view.stamps.map(({ id }) => id)).toEqual(['near', 'half']);
    expect(JSON.stringify(view)).not.toContain('secret');
    expect(viewOf(withHero, { leads: true, heroes: new Set() }, seen, '').stamps).toHaveLength(4);
  });
});

it('a stroke that leaves out what goes without saying means what its schema reads', () => {
  const { forDm, ...plain } = stamp('a');
  const stamps = [plain, { ...plain, id: 'b', forDm: !forDm }];
  const given: GroundChangeInput[] = [
    { kind: 'stamps', stamps },
    { kind: 'all', terrain: '9.', walls: [], lights: [], stamps },
    { kind: 'all', terrain: '9.', walls: [{ between: [0, 1], kind: 'door' }], lights: [] },
  ];
  for (const change of given) expect(GroundChange.parse(change)).toEqual(changeFrom(change));
});
