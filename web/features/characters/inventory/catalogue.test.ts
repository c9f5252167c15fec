import { describe, expect, it } from 'vitest';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { findWares, wares, withMagic } from './catalogue.ts';

describe('the equipment list', () => {
  it('holds each item once, with its facts and price', () => {
    expect(new Set(wares.map(({ id }) => id)).size).toBe(wares.length);
    expect(wares.find(({ id }) => id === 'longsword')).toEqual({
      id: 'longsword',
      name: 'Longsword',
      facts: 'Weapon · 1d8 slashing · 3 lb',
      price: '15 gold',
      magic: null,
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

  it('has the magic items among the others, found by name, kind and rarity', async () => {
    const all = withMagic(await loadMagicCatalogue());
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)));
    expect(findWares('cloak of prot', all).found).toMatchObject([
      { id: 'magic:cloak-of-protection', facts: 'Wondrous item · uncommon · requires attunement', price: '' },
    ]);
    expect(findWares('giant strength hill', all).found.map(({ name }) => name)).toContain('Belt of Giant Strength (hill)');
    expect(findWares('legendary ring', all).found.map(({ name }) => name)).toContain('Ring of Three Wishes');
    expect(findWares('longsword', all).found[0]?.name).toBe('Longsword');
  });
});
