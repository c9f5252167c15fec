import { describe, expect, it } from 'vitest';
import { standardArray } from '#domain/rules/ability-roll.ts';
import { createSrdCharacter } from './create.ts';
import { granted, home } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { createQuickCharacter } from './quick-character.ts';
import { formOptions } from './quick-options.ts';
import type { Outfit } from './quick-outfit.ts';
import { defaultBuild } from './default-build.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { preparedOf } from '#domain/character/sheet/spellcasting.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';

const quick = formOptions('quick');
const make = (calling: string, outfit?: Outfit, race = 'human') =>
  granted(createQuickCharacter(home, { name: 'Kara', race, class: calling, ...(outfit && { outfit }) }));
const attackNames = (character: Character) => profileFromCharacter(character).attacks.map(({ name }) => name);

describe('a character of the quick form', () => {
  it.each(quick.classes)('takes a %s’s weapon to a fight', (calling) => {
    const made = make(calling);
    expect(Character.parse(made)).toEqual(made);
    expect(attackNames(made).length).toBeGreaterThan(1);
    expect(made.inventory.every(({ type, name }) => type !== 'Gear' || /arrow|quiver/i.test(name))).toBe(true);
    expect(made.inventory.some(({ place }) => /hand/i.test(place))).toBe(true);
  });

  it('keeps the numbers of the form: scores of 10, AC 10 + DEX, level × 8 + CON hit points, 30 ft', () => {
    for (const calling of quick.classes) {
      const sheet = deriveSheet(make(calling));
      expect(Object.values(sheet.abilities).map(({ score }) => score)).toEqual([10, 10, 10, 10, 10, 10]);
      expect([sheet.armorClass.value, sheet.hitPoints.maximum.value, sheet.speed.value]).toEqual([10, 8, 30]);
    }
  });

  it('hits with a greatsword as a fighter', () => {
    expect(profileFromCharacter(make('fighter')).attacks[0]).toMatchObject({
      name: 'Greatsword',
      toHit: 2,
      damage: [{ dice: '2d6', type: 'slashing' }],
    });
  });

  it('starts with nothing where that is asked for', () => {
    expect(make('fighter', 'none')).toMatchObject({ inventory: [], spells: [], coins: { gold: 0 } });
    expect(attackNames(make('fighter', 'none'))).toEqual(['Unarmed strike']);
  });
});

describe('a ready-made hero by the quick rules', () => {
  it.each(quick.races.flatMap((race) => quick.classes.map((calling) => [race, calling] as const)))(
    'is a %s %s with the standard array, the kit of the class and its spells',
    (race, calling) => {
      const made = make(calling, 'ready', race);
      expect(Character.parse(made)).toEqual(made);
      expect(Object.values(made.stats).toSorted((a, b) => b - a)).toEqual([...standardArray].toSorted((a, b) => b - a));
      expect(made.inventory.some(({ type }) => type === 'Gear')).toBe(true);
      expect(attackNames(made).length).toBeGreaterThan(1);
      expect(deriveSheet(made).warnings).toEqual([]);
    },
  );

  it('hits harder than one of the form', () => {
    expect(profileFromCharacter(make('fighter', 'ready')).attacks[0]).toMatchObject({
      name: 'Greatsword',
      toHit: 4,
      damage: [{ dice: '2d6+2' }],
    });
  });

  it.each(['wizard', 'cleric', 'warlock'] as const)('has the spells of a %s prepared', (calling) => {
    const ready = make(calling, 'ready').spells.filter(({ prepared }) => prepared);
    expect(ready.length).toBeGreaterThanOrEqual(preparedOf({ class: calling, level: 1 }));
  });
});

describe('a wizard by SRD 5.2', () => {
  it('starts with as many prepared spells as the level holds, although nobody chose them', () => {
    const made = granted(createSrdCharacter(home, defaultBuild('Ael', 'elf', 'wizard')));
    const book = made.spells.filter(({ from, spell }) => from === 'class' && !['fire-bolt', 'mage-hand', 'minor-illusion'].includes(spell));
    expect(book).toHaveLength(6);
    expect(book.map(({ prepared }) => prepared)).toEqual([true, true, true, true, false, false]);
  });

  it('prepares fewer where fewer were chosen', () => {
    const build = defaultBuild('Ael', 'elf', 'wizard');
    const made = granted(createSrdCharacter(home, { ...build, choices: { ...build.choices, spells: ['shield'] } }));
    expect(made.spells.find(({ spell }) => spell === 'shield')).toMatchObject({ prepared: true });
  });
});
