import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMap, token } from '#domain/battle-map/battle-map.fixture.ts';
import type { BattleMap, Wall } from '#domain/battle-map/state.ts';
import { profiles } from '#domain/combat/combat.fixture.ts';
import { combatantOf } from '#domain/combat/state.ts';
import { leavingOn } from './leaving.ts';
import { Battlefield, feetApart } from './stands.ts';
import type { Placed } from './stands.ts';

const placed = (map: BattleMap, more: Partial<Record<string, Partial<Placed>>> = {}): Placed[] =>
  map.tokens.map((token) => ({ id: token.id, token, darkvision: 0, hidden: false, covers: true, ...more[token.id] }));

/** How the second letter stands to the first. */
function stand(map: BattleMap, [from = '', to = '']: string, more?: Partial<Record<string, Partial<Placed>>>) {
  const all = placed(map, more);
  const one = all.find(({ id }) => id === from);
  const found = one && new Battlefield(map, all).from(one).find(({ id }) => id === to);
  if (!found) throw new Error('nobody stands there');
  return found;
}

describe('somebody on a battle map', () => {
  it.each([
    ['in the open', ['a..b'], 'none', 15],
    ['behind somebody', ['acb.'], 'half', 10],
    ['beside somebody', ['a.b', '.c.'], 'none', 10],
    ['peeping from behind a corner', ['a...', '..#.', '..b.'], 'none', 10],
  ])('has %s the cover that is in between', (_, rows, cover, feet) => {
    expect(stand(drawMap({ rows }), 'ab')).toMatchObject({ cover, feet, sees: true, seen: true });
  });

  it('is covered to three quarters by a window, and out of sight behind a wall or a closed door', () => {
    const window = drawMap({ rows: ['a.b'] });
    const pane: Wall = { between: [0, 1], kind: 'window', open: false, locked: false };
    const glass = { ...window, walls: [pane] };
    expect(stand(glass, 'ab')).toMatchObject({ cover: 'three-quarters', sees: true });
    expect(stand(drawMap({ rows: ['a.b'], walls: [[0, 1]] }), 'ab')).toMatchObject({ sees: false, seen: false });
    expect(stand(drawMap({ rows: ['a.b'], doors: [[1, 2]] }), 'ab')).toMatchObject({ sees: false, seen: false });
  });

  it('is not covered by those who are hidden or lie dead', () => {
    expect(stand(drawMap({ rows: ['acb'] }), 'ab', { c: { covers: false } }).cover).toBe('none');
  });

  it('sees in the dark only by light or darkvision, and may be seen without seeing', () => {
    const dark = drawMap({ rows: ['a..b'], ambient: 'dark', tokens: { a: { light: { bright: 5, dim: 0 } } } });
    expect(stand(dark, 'ab')).toMatchObject({ sees: false, seen: true });
    expect(stand(dark, 'ab', { a: { darkvision: 60 } })).toMatchObject({ sees: true, seen: true });
    expect(stand({ ...dark, sight: false }, 'ab')).toMatchObject({ sees: true, seen: true });
  });

  it('knows who stands within 5 feet of whom', () => {
    expect(stand(drawMap({ rows: ['a..bc', '....d'] }), 'ab').beside).toEqual(['c', 'd']);
    expect(stand(drawMap({ rows: ['a...b.c..d'] }), 'ab').near).toEqual(['c']);
  });

  const cell = fc.integer({ min: 0, max: 63 });
  const scene = fc.record({
    cells: fc.uniqueArray(cell, { minLength: 3, maxLength: 6 }),
    sizes: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 6, maxLength: 6 }),
    walls: fc.uniqueArray(fc.integer({ min: 0, max: 54 }), { maxLength: 12 }),
    kind: fc.constantFrom('square' as const, 'hex' as const),
  });
  const drawnScene = ({ cells, sizes, walls, kind }: typeof scene extends fc.Arbitrary<infer Drawn> ? Drawn : never) => {
    const rows = Array.from({ length: 8 }, () => '.'.repeat(8));
    const map = drawMap({ rows, kind, walls: walls.map((at) => [at, at + (at % 8 === 7 ? 8 : 1)]) });
    const tokens = cells.map((at, n) => token(`t${n}`, Math.min(at % 8, 6) + 8 * Math.min(Math.floor(at / 8), 6), { size: sizes[n] ?? 1 }));
    return { ...map, tokens };
  };

  it('is as far from the other as the other from them, is seen by whom they see, and is no cover for themselves', () => {
    fc.assert(
      fc.property(scene, (drawing) => {
        const map = drawnScene(drawing);
        const all = placed(map);
        const field = new Battlefield(map, all);
        for (const one of all)
          for (const { id, feet, cover, beside, sees } of field.from(one)) {
            const other = all.find((each) => each.id === id) ?? one;
            expect(field.from(other).find((each) => each.id === one.id)).toMatchObject({ feet, seen: sees });
            expect(feet).toBe(feetApart(map, other.token, one.token));
            expect(beside).not.toContain(id);
            // Without walls and others, nothing covers: least of all the two themselves.
            const alone = new Battlefield({ ...map, walls: [] }, [one, other]).from(one);
            expect([alone[0]?.cover, alone[0]?.sees]).toEqual(['none', true]);
            expect(['none', 'half', 'three-quarters']).toContain(cover);
          }
      }),
      { numRuns: 40 },
    );
  });
});

describe('a way past foes', () => {
  const combatants = [
    { ...combatantOf(profiles.kara), id: 'a' },
    { ...combatantOf(profiles.goblin), id: 'b' },
  ];
  const leaving = (rows: string[], way: number[], walls: [number, number][]) => {
    const map = drawMap({ rows, walls });
    const all = placed(map);
    const one = all.find(({ id }) => id === 'a');
    if (!one) throw new Error('nobody walks');
    return leavingOn(new Battlefield(map, all), one, way, combatants);
  };

  it.each([
    ['leaves a reach at its edge', ['.ab.', '....'], [0], [], ['b'], 0],
    ['stays in reach around somebody', ['.ab.', '....'], [5, 6], [], [], 2],
    ['passes by somebody', ['a.b.', '....'], [1, 0], [], ['b'], 1],
    ['is not seen behind a wall', ['.ab.'], [0], [[1, 2]], [], 1],
  ] as const)('%s', (_, rows, way, walls, ids, before) => {
    const found = leaving(
      [...rows],
      [...way],
      walls.map(([one, other]): [number, number] => [one, other]),
    );
    expect(found.ids).toEqual([...ids]);
    expect(found.before).toBe(before);
  });
});
