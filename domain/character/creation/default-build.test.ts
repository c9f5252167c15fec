import { describe, expect, it } from 'vitest';
import { CharacterBuild } from './build.ts';
import { createSrdCharacter } from './create.ts';
import { granted, home } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { readyGear } from '#domain/character/inventory/ready.ts';
import { gainsAt } from '#domain/character/advancement/level-gains.ts';
import { defaultBuild } from './default-build.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species.ts';

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
    expect(new Set(made.skills).size).toBe(made.skills.length);
  });
});

describe('gear that is put on', () => {
  it('clothes a fighter, and leaves what does not fit in hand', () => {
    const made = readyGear(granted(createSrdCharacter(home, defaultBuild('Kara', 'human', 'fighter'))));
    expect(made.inventory.filter(({ place }) => place !== 'pack').map(({ name, place }) => [name, place])).toEqual([
      ['Chain Mail', 'worn'],
      ['Greatsword', 'bothHands'],
    ]);
    expect(deriveSheet(made).armorClass.value).toBe(17);
  });

  it.each(classIds)('hinders no %s', (className) => {
    const made = readyGear(granted(createSrdCharacter(home, defaultBuild('Kara', 'elf', className))));
    expect(deriveSheet(made).warnings.filter((warning) => warning.startsWith('Not trained'))).toEqual([]);
    expect(made.inventory.some(({ place }) => /hand/i.test(place))).toBe(true);
  });
});
