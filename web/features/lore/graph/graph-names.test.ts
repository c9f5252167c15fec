import { describe, expect, it } from 'vitest';
import { namesWithRoom, shownName } from './graph-names.ts';

const node = (id: string) => ({ id, name: `Entry ${id}`, category: 'items' as const });
const nodes = [node('a'), node('b'), node('c')];
const points = new Map([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 30, y: 2 }],
  ['c', { x: 0, y: 60 }],
]);
const named = (links: Record<string, number>, zoom: number) => [...namesWithRoom(nodes, points, (id) => links[id] ?? 0, zoom)].toSorted();

describe('names in the picture', () => {
  it('cover no other name; the better linked goes first', () => {
    expect(named({ b: 1 }, 1)).toEqual(['b', 'c']);
    expect(named({ a: 1 }, 1)).toEqual(['a', 'c']);
  });

  it('come out as one goes nearer, and fewer remain from afar', () => {
    expect(named({}, 3)).toEqual(['a', 'b', 'c']);
    expect(named({}, 0.1)).toEqual(['a']);
  });

  it('are cut where they are long', () => {
    expect(shownName('The Bar')).toBe('The Bar');
    expect(shownName('A quite unreasonably long name')).toBe('A quite unreasonably lon…');
  });
});
