import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { carrying, hero, scores } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { carryingCapacityOf } from '#domain/character/sheet/weight.ts';
import { findGear } from '#domain/srd/equipment/gear.ts';

const sheet = (changes: HeroChanges = {}) => deriveSheet(hero(changes));

describe('SRD 5.2.1, Armor:', () => {
  const clad = (armor: string, dexterity: number) =>
    sheet({ inventory: carrying([armor, 'worn']), stats: scores({ dexterity, strength: 15 }) }).armorClass.value;
  it.each([
    ['padded-armor', 11, 4],
    ['leather-armor', 11, 4],
    ['studded-leather-armor', 12, 4],
    ['hide-armor', 12, 2],
    ['chain-shirt', 13, 2],
    ['scale-mail', 14, 2],
    ['breastplate', 14, 2],
    ['half-plate-armor', 15, 2],
    ['ring-mail', 14, 0],
    ['chain-mail', 16, 0],
    ['splint-armor', 17, 0],
    ['plate-armor', 18, 0],
  ])('%s has %i, and of a dexterity of 18 counts %i', (armor, base, counted) => {
    expect([clad(armor, 10), clad(armor, 18)]).toEqual([base, base + counted]);
  });

  it('a shield adds 2', () => expect(sheet({ inventory: carrying(['shield', 'offHand']) }).armorClass.value).toBe(12));
  it('Unarmored Defense of a barbarian adds dexterity and constitution', () =>
    expect(sheet({ class: 'barbarian', stats: scores({ dexterity: 14, constitution: 16 }) }).armorClass.value).toBe(15));
  it('Unarmored Defense of a monk adds dexterity and wisdom', () =>
    expect(sheet({ class: 'monk', stats: scores({ dexterity: 16, wisdom: 16 }) }).armorClass.value).toBe(16));
  it.each([
    ['chain-mail', 13],
    ['splint-armor', 15],
    ['plate-armor', 15],
  ])('%s slows by 10 feet below a strength of %i', (armor, strength) => {
    const speed = (score: number) => sheet({ inventory: carrying([armor, 'worn']), stats: scores({ strength: score }) }).speed.value;
    expect([speed(strength - 1), speed(strength)]).toEqual([20, 30]);
  });
});

describe('SRD 5.2.1, Weapons:', () => {
  it.each([
    ['club', '1d4', 'bludgeoning', '5 ft'],
    ['dagger', '1d4', 'piercing', '5 ft or 20/60 ft'],
    ['greatclub', '1d8', 'bludgeoning', '5 ft'],
    ['handaxe', '1d6', 'slashing', '5 ft or 20/60 ft'],
    ['javelin', '1d6', 'piercing', '5 ft or 30/120 ft'],
    ['mace', '1d6', 'bludgeoning', '5 ft'],
    ['sickle', '1d4', 'slashing', '5 ft'],
    ['dart', '1d4', 'piercing', '20/60 ft'],
    ['light-crossbow', '1d8', 'piercing', '80/320 ft'],
    ['shortbow', '1d6', 'piercing', '80/320 ft'],
    ['sling', '1d4', 'bludgeoning', '30/120 ft'],
    ['battleaxe', '1d8', 'slashing', '5 ft'],
    ['flail', '1d8', 'bludgeoning', '5 ft'],
    ['glaive', '1d10', 'slashing', '10 ft'],
    ['greataxe', '1d12', 'slashing', '5 ft'],
    ['greatsword', '2d6', 'slashing', '5 ft'],
    ['halberd', '1d10', 'slashing', '10 ft'],
    ['longsword', '1d8', 'slashing', '5 ft'],
    ['maul', '2d6', 'bludgeoning', '5 ft'],
    ['morningstar', '1d8', 'piercing', '5 ft'],
    ['pike', '1d10', 'piercing', '10 ft'],
    ['rapier', '1d8', 'piercing', '5 ft'],
    ['scimitar', '1d6', 'slashing', '5 ft'],
    ['shortsword', '1d6', 'piercing', '5 ft'],
    ['trident', '1d8', 'piercing', '5 ft or 20/60 ft'],
    ['war-pick', '1d8', 'piercing', '5 ft'],
    ['whip', '1d4', 'slashing', '10 ft'],
    ['hand-crossbow', '1d6', 'piercing', '30/120 ft'],
    ['heavy-crossbow', '1d10', 'piercing', '100/400 ft'],
    ['longbow', '1d8', 'piercing', '150/600 ft'],
  ])('a %s deals %s %s at %s', (weapon, dice, damageType, range) => {
    const [attack] = sheet({ inventory: carrying([weapon, 'mainHand']), stats: scores({ dexterity: 13, strength: 13 }) }).attacks;
    expect(attack).toMatchObject({ dice, damageType, range });
  });
});

describe('SRD 5.2.1, Gaming Sets and Saddles:', () => {
  it.each([
    ['dice-gaming-set', 0, 10],
    ['dragonchess-gaming-set', 0, 100],
    ['playing-cards', 0, 50],
    ['three-dragon-ante-gaming-set', 0, 100],
    ['saddle-exotic', 40, 6000],
    ['saddle-military', 30, 2000],
    ['saddle-riding', 25, 1000],
  ])('%s weighs %i pounds and costs %i copper pieces', (id, weight, cost) => expect(findGear(id)).toMatchObject({ weight, cost }));
});

describe('SRD 5.2.1, Species:', () => {
  it.each<[Character['species'], string | null, number, number]>([
    ['dragonborn', null, 30, 60],
    ['dwarf', null, 30, 120],
    ['elf', 'Drow', 30, 120],
    ['elf', 'High Elf', 30, 60],
    ['elf', 'Wood Elf', 35, 60],
    ['gnome', null, 30, 60],
    ['goliath', null, 35, 0],
    ['halfling', null, 30, 0],
    ['human', null, 30, 0],
    ['orc', null, 30, 120],
    ['tiefling', null, 30, 60],
  ])('%s (%s) walks %i feet and sees %i feet in the dark', (species, lineage, speed, darkvision) => {
    expect(sheet({ species, lineage })).toMatchObject({ speed: { value: speed }, darkvision });
  });

  it('Carrying Capacity is 15 pounds for each point of strength', () => {
    expect(carryingCapacityOf(hero({ stats: scores({ strength: 14 }) }))).toBe(210);
  });
});
