import type { Tome } from '#domain/world/tome.ts';
import { describe, expect, it } from 'vitest';
import { listedTomes, tomeCounts } from './listed-tomes.ts';

function tome(title: string, category: Tome['category'], day: number, content = ''): Tome {
  const at = `2026-11-${day}T12:00:00.000Z`;
  return {
    id: title,
    worldId: 'w',
    title,
    content,
    category,
    audience: 'everyone',
    file: null,
    versions: {},
    createdAt: at,
    updatedAt: at,
  };
}

const annals = tome('Annals', 'history', 11, 'The year of two winters.');
const roads = tome('Roads', 'geography', 14);
const zeal = tome('Wars', 'history', 12);
const all = [annals, roads, zeal];

describe('the list of tomes', () => {
  it('begins with the newest', () => {
    expect(listedTomes(all, 'all', '', 'newest')).toEqual([roads, zeal, annals]);
  });

  it('sorts by title, finds by words and keeps to a category', () => {
    expect(listedTomes(all, 'all', '', 'title')).toEqual([annals, roads, zeal]);
    expect(listedTomes(all, 'all', 'WINTERS', 'title')).toEqual([annals]);
    expect(listedTomes(all, 'history', '', 'newest')).toEqual([zeal, annals]);
    expect(listedTomes(all, 'events', '', 'newest')).toEqual([]);
  });

  it('counts every category', () => {
    expect(tomeCounts(all)).toEqual([
      { id: 'all', count: 3 },
      { id: 'general', count: 0 },
      { id: 'history', count: 2 },
      { id: 'geography', count: 1 },
      { id: 'characters', count: 0 },
      { id: 'events', count: 0 },
      { id: 'files', count: 0 },
    ]);
  });
});
