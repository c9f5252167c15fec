import { describe, expect, it } from 'vitest';
import { findWares, wares } from './catalogue.ts';

describe('the equipment list', () => {
  it('holds each item once, with its facts and price', () => {
    expect(new Set(wares.map(({ id }) => id)).size).toBe(wares.length);
    expect(wares.find(({ id }) => id === 'longsword')).toEqual({
      id: 'longsword',
      name: 'Longsword',
      facts: 'Weapon · 1d8 slashing · 3 lb',
      price: '15 gold',
    });
  });

  it('is found by name and kind, what begins with it first', () => {
    expect(findWares('sword').found.map(({ name }) => name)).toEqual(['Greatsword', 'Longsword', 'Shortsword']);
    expect(findWares('pack').found[0]?.name).toMatch(/^Pack|Backpack|Burglar/);
    expect(findWares('rope').found[0]?.name).toBe('Rope');
    expect(findWares('consumable oil').total).toBeGreaterThan(0);
    expect(findWares('dragon egg')).toEqual({ found: [], total: 0 });
  });

  it('shows no more than forty at once', () => {
    const { found, total } = findWares('');
    expect([found.length, total]).toEqual([40, wares.length]);
  });
});
