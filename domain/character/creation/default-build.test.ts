import { describe, expect, it } from 'vitest';
import { CharacterBuild } from './build.ts';
import { createSrdCharacter } from './create.ts';
import { granted, home } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { readyGear } from '#domain/character/inventory/ready.ts';
import { gainsAt } from '#domain/character/advancement/level-gains.ts';
import { defaultBuild } from './default-build.ts';
import type { Attack } from '#domain/character/sheet/attacks.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { spellsBornWith } from '#domain/srd/species-spells.ts';

const everyone = speciesIds.flatMap((species) => classIds.map((className) => [species, className] as const));

describe('a default build', () => {
  it.each(everyone)('makes a %s %s with nothing left open', (species, className) => {
    const build = defaultBuild('Kara', species, className);
    expect(CharacterBuild.parse(build)).toEqual(build);
    const made = granted(createSrdCharacter(home, build));
    expect(Character.parse(made)).toEqual(made);
    const gains = gainsAt(build, 1);
    const own = made.spells.filter(({ from }) => from === 'class');
    expect(own).toHaveLength(gains.cantrips + gains.spells);
    const born = spellsBornWith(species, build.lineage);
    expect(made.spells.filter(({ spell }) => born.includes(spell) && !gains.always.includes(spell))).toEqual([]);
    expect(new Set(made.skills).size).toBe(made.skills.length);
  });
});

const isTwoHanded = (id: string | null) => findWeapon(id ?? '')?.properties.includes('two-handed') === true;

describe('gear that is put on', () => {
  it('clothes a fighter, and leaves what does not fit in hand', () => {
    const made = readyGear(granted(createSrdCharacter(home, defaultBuild('Kara', 'human', 'fighter'))));
    expect(made.inventory.filter(({ place }) => place !== 'pack').map(({ name, place }) => [name, place])).toEqual([
      ['Chain Mail', 'worn'],
      ['Greatsword', 'bothHands'],
    ]);
    expect(deriveSheet(made).armorClass.value).toBe(17);
  });

  it.each(classIds)('the weapon in the hand of a %s is the best of those that can be held', (className) => {
    const made = readyGear(granted(createSrdCharacter(home, defaultBuild('Kara', 'elf', className))));
    const shield = made.inventory.some(({ name, place }) => name === 'Shield' && place !== 'pack');
    const [held, ...others] = deriveSheet(made).attacks.filter(({ itemId }) => itemId !== null);
    const isBoth = (each: Attack) => made.inventory.some(({ id, catalogId }) => id === each.itemId && isTwoHanded(catalogId));
    const better = others.filter((each) => !(shield && isBoth(each)) && each.toHit.value > (held?.toHit.value ?? 0));
    expect([held?.place === 'pack', better.map(({ name }) => name)]).toEqual([false, []]);
  });

  it.each([
    ['sorcerer', 'Dagger'],
    ['warlock', 'Dagger'],
    ['rogue', 'Shortsword'],
  ] as const)('a %s holds a %s', (className, weapon) => {
    const made = readyGear(granted(createSrdCharacter(home, defaultBuild('Kara', 'elf', className))));
    expect(made.inventory.filter(({ type, place }) => type === 'Weapon' && place !== 'pack').map(({ name }) => name)).toEqual([weapon]);
  });

  it.each(classIds)('hinders no %s', (className) => {
    const made = readyGear(granted(createSrdCharacter(home, defaultBuild('Kara', 'elf', className))));
    expect(deriveSheet(made).warnings.filter((warning) => warning.startsWith('Not trained'))).toEqual([]);
    expect(made.inventory.some(({ place }) => /hand/i.test(place))).toBe(true);
  });
});
