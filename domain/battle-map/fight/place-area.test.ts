import { describe, expect, it } from 'vitest';
import { drawMap } from '#domain/battle-map/battle-map.fixture.ts';
import type { FightArea } from '#domain/combat/place/area.ts';
import { areaAround, laidArea } from './place-area.ts';
import { Battlefield } from './stands.ts';

function drawnField(rows: string[], sizes: Record<string, number> = {}) {
  const map = drawMap({ rows, tokens: Object.fromEntries(Object.entries(sizes).map(([id, size]) => [id, { size }])) });
  const placed = map.tokens.map((token) => ({ id: token.id, token, hidden: false, covers: true, darkvision: 0 }));
  const one = placed.find(({ id }) => id === 'a');
  if (!one) throw new Error('nobody makes an area');
  return { field: new Battlefield(map, placed), one };
}

const emanation = (feet: number, own = false): FightArea => ({ area: { shape: 'emanation', feet }, reach: null, own });
const names = (laid: ReturnType<typeof areaAround>) => laid?.caught.map(({ id }) => id) ?? null;

describe('an emanation (SRD 5.2.1)', () => {
  it('reaches whoever is as many feet away, over corners too', () => {
    const { field, one } = drawnField(['....b', '.....', 'a...c']);
    expect(field.from(one).map(({ feet }) => feet)).toEqual([20, 20]);
    expect([names(areaAround(field, one, emanation(20), ['b', 'c'])), areaAround(field, one, emanation(15), ['b'])]).toEqual([
      ['b', 'c'],
      null,
    ]);
  });
  it('goes from all of the space of whoever makes it', () => {
    const { field, one } = drawnField(['a...b.', '......', '....c.'], { a: 2 });
    expect(names(laidArea(field, one, emanation(15), { origin: 0, towards: { x: 5, y: 5 } }))).toEqual(['b', 'c']);
  });
  it('leaves out whoever makes it, unless they want it for themselves', () => {
    const { field, one } = drawnField(['ab']);
    const at = { origin: 0, towards: { x: 0.5, y: 0.5 } };
    expect([names(laidArea(field, one, emanation(10), at)), names(laidArea(field, one, emanation(10, true), at))]).toEqual([
      ['b'],
      ['a', 'b'],
    ]);
    expect(names(areaAround(field, one, emanation(10, true), ['a']))).toEqual(['a', 'b']);
  });
});
