import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { granted, hero, home } from '#domain/character/character.fixture.ts';
import type { Item } from '#domain/character/character.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { readFoundryActor } from './foundry-actor-read.ts';
import { writeFoundryActor } from './foundry-actor-write.ts';

const catalogue = await loadMagicCatalogue();
const wares = [...catalogue.values()];
const read = (data: unknown) => granted(readFoundryActor(data, home, catalogue));
const back = (inventory: Item[]) => read(JSON.parse(JSON.stringify(writeFoundryActor(hero({ inventory })).actor)));
const fighter = { name: 'Fighter', type: 'class', system: { identifier: 'fighter', levels: 5 } };
const actorWith = (...items: object[]) => ({ name: 'Wren', type: 'character', system: {}, items: [fighter, ...items], flags: {} });

describe('a magic item', () => {
  it('comes back from Foundry as the item of our catalogue that it went as, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wares), fc.nat(60), fc.boolean(), (ware, which, named) => {
        const base = ware.bases[which % Math.max(1, ware.bases.length)];
        const item = granted(magicItemOf(ware, base?.id ?? null, { quantity: 1, id: 'actor-0' }));
        const attuned = ware.attunement !== false;
        const isCursed = attuned && ware.curse !== null;
        const went = { ...item, attuned, ...(isCursed && { cursed: true as const }), name: named ? item.name : 'Grandmother' };
        const { character, report } = back([went]);
        expect(character.inventory).toEqual([went]);
        expect(report).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each<[string, object, string, string | null, boolean]>([
    ['Longsword, +1', { type: { value: 'martialM', baseItem: 'longsword' } }, 'magic:weapon-1-2-or-3:weapon-1', 'longsword', false],
    ['Flame Tongue', { type: { value: 'martialM', baseItem: 'greatsword' }, attuned: true }, 'magic:flame-tongue', 'greatsword', true],
    ['Cloak of Protection', { attunement: 'required', attuned: true, rarity: 'uncommon' }, 'magic:cloak-of-protection', null, true],
  ])('%s of Foundry is the one of our catalogue', (name, system, catalogId, base, attuned) => {
    const { character, report } = read(actorWith({ name, type: 'equipment', system }));
    expect(character.inventory).toMatchObject([{ catalogId, base, attuned, name }]);
    expect(report).toEqual([]);
  });

  it('is not attuned to where that would be a fourth', () => {
    const names = ['Cloak of Protection', 'Ring of Protection', 'Amulet of Health', 'Ring of Evasion'];
    const { character, report } = read(actorWith(...names.map((name) => ({ name, type: 'equipment', system: { attuned: true } }))));
    expect(character.inventory.map(({ attuned }) => attuned)).toEqual([true, true, true, false]);
    expect(report).toHaveLength(1);
    expect(report[0]).toMatch(
      /^The attunement to Ring of Evasion is not kept[.] Kara|^The attunement to Ring of Evasion is not kept[.] Wren/,
    );
  });
});
