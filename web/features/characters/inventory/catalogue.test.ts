import { describe, expect, it } from 'vitest';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { spells } from '#domain/srd/spells.ts';
import { wares, withMagic } from './catalogue.ts';
import { findWares } from './find-wares.ts';

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

  it('has a Potion of Healing once, with its price', async () => {
    const all = withMagic(await loadMagicCatalogue());
    expect(all.filter(({ name }) => name === 'Potion of Healing')).toMatchObject([{ price: '50 gold' }]);
  });

  it.each([
    ['scroll of fireball', 'Spell Scroll: Fireball'],
    ['spell scroll fireball', 'Spell Scroll: Fireball'],
    ['scrolls of cure wounds', 'Spell Scroll: Cure Wounds'],
    ['misty step', 'Spell Scroll: Misty Step'],
    ['scroll level 3', 'Spell Scroll (level 3)'],
    ['potion of healing', 'Potion of Healing'],
    ['potion of healing greater', 'Potion of Healing (greater)'],
    ['healing potions', 'Potion of Healing'],
    ['greater potion of healing', 'Potion of Healing (greater)'],
    ['+1 longsword', 'Weapon +1: Longsword'],
    ['longsword +2', 'Weapon +2: Longsword'],
    ['rope', 'Rope'],
    ['50 feet of rope', 'Rope'],
    ['ropes', 'Rope'],
    ['leather armour', 'Leather Armor'],
  ])('“%s” finds %s first', async (search, first) => {
    expect(findWares(search, withMagic(await loadMagicCatalogue()), spells).found[0]?.name).toBe(first);
  });

  it('a scroll of a spell has its level, and is added with what stands on it', async () => {
    const [scroll] = findWares('scroll of fireball', withMagic(await loadMagicCatalogue()), spells).found;
    expect(scroll).toMatchObject({ id: 'magic:spell-scroll:level-3', spell: 'fireball' });
  });
});
