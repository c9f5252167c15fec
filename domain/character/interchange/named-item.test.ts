import { describe, expect, it } from 'vitest';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { magicNamed, mundaneNamed } from './named-item.ts';

const catalogue = await loadMagicCatalogue();
const named = (name: string, ...hints: string[]) => ({ name, hints, quantity: 1, id: 'thing' });

describe('a magic item that a file of elsewhere names', () => {
  it.each<[string, string[], string, string | null]>([
    ['Longsword, +1', [], 'magic:weapon-1-2-or-3:weapon-1', 'longsword'],
    ['+2 Greataxe', [], 'magic:weapon-1-2-or-3:weapon-2', 'greataxe'],
    ['Crossbow, Light, +1', [], 'magic:weapon-1-2-or-3:weapon-1', 'light-crossbow'],
    ['Plate, +3', [], 'magic:armor-1-2-or-3:armor-3', 'plate-armor'],
    ['Half Plate Armor +1', [], 'magic:armor-1-2-or-3:armor-1', 'half-plate-armor'],
    ['Shield, +1', [], 'magic:shield-1-2-or-3:shield-1', 'shield'],
    ['Adamantine Chain Mail', [], 'magic:adamantine-armor', 'chain-mail'],
    ['Flame Tongue', ['Longsword'], 'magic:flame-tongue', 'longsword'],
    ['Flame Tongue Shortsword', [], 'magic:flame-tongue', 'shortsword'],
    ['Vicious Rapier', [], 'magic:vicious-weapon', 'rapier'],
    ['Belt of Hill Giant Strength', [], 'magic:belt-of-giant-strength:hill', null],
    ['Belt of Stone Giant Strength', [], 'magic:belt-of-giant-strength:frost-or-stone', null],
    ['Potion of Greater Healing', [], 'magic:potions-of-healing:potion-of-healing-greater', null],
    ['Ring of Fire Resistance', [], 'magic:ring-of-resistance:fire', null],
    ['Spell Scroll (1st Level)', [], 'magic:spell-scroll:level-1', null],
    ['Wand of the War Mage, +2', [], 'magic:wand-of-the-war-mage-1-2-or-3:wand-of-the-war-mage-2', null],
    ['Bag of Holding', [], 'magic:bag-of-holding', null],
    ['Javelin of Lightning', [], 'magic:javelin-of-lightning', 'javelin'],
    ['Ioun Stone, Agility', [], 'magic:ioun-stone:of-agility', null],
  ])('%s (%j) is %s', (name, hints, catalogId, base) => {
    const found = magicNamed(named(name, ...hints), catalogue);
    expect({ catalogId: found?.item.catalogId, base: found?.item.base }).toEqual({ catalogId, base });
  });

  it.each(['Scroll of Fireball', 'Spell Scroll (Fireball)', 'Spell Scroll: Fireball'])('%s is a scroll with its spell', (name) => {
    expect(magicNamed(named(name), catalogue)?.item).toMatchObject({ catalogId: 'magic:spell-scroll:level-3', spell: 'fireball' });
  });

  it.each(['Longsword', 'Sword of the Sevenfold Moon', '', '+1', 'Armor'])('“%s” is none', (name) =>
    expect(magicNamed(named(name), catalogue)).toBeNull(),
  );

  it('is found by its own name, whichever it is', () => {
    for (const ware of catalogue.values()) expect(magicNamed(named(ware.name), catalogue)?.item.catalogId).toBe(ware.id);
  });

  it('is taken to be the first that it can be where the file does not say, and that is told', () => {
    const found = magicNamed(named('Flame Tongue'), catalogue);
    expect(found?.guessed?.name).toBe(found?.item.name.replace(/^.*\((.*)\)$/, '$1'));
  });
});

describe('a mundane item that a file of elsewhere names', () => {
  it.each([
    ['Crossbow, Light', 'light-crossbow'],
    ['Studded Leather', 'studded-leather-armor'],
    ['Plate', 'plate-armor'],
    ['Rope, Hempen (50 feet)', 'rope'],
    ['Arrows', 'arrow'],
    ['Arrows (20)', 'arrow'],
    ['Crossbow Bolts', 'bolt'],
    ['Rations (1 day)', 'rations'],
    ['Clothes, Fine', 'clothes-fine'],
    ['Thieves’ Tools', 'thieves-tools'],
    ['Ball Bearings (bag of 1,000)', 'ball-bearings'],
  ])('%s is %s', (name, catalogId) => expect(mundaneNamed(named(name))?.catalogId).toBe(catalogId));

  it.each(['Hat of my uncle', '', '(x)', ','])('“%s” is none', (name) => expect(mundaneNamed(named(name))).toBeNull());
});
