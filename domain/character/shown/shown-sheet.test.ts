import { carrying, classesOf, everyClass, hero, risen } from '#domain/character/character.fixture.ts';
import { held } from '#domain/character/item-use/item-use.fixture.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { describe, expect, it } from 'vitest';
import { plainlyShown, shownOf } from './shown-sheet.fixture.ts';

const spell = (id: string, of: 'wizard' | null = 'wizard') => ({ spell: id, prepared: true, from: 'class' as const, class: of });

describe('what a page shows of a sheet', () => {
  it.each(everyClass)('of a %s has every number of the sheet, and reads the same after the way to the browser', async (calling) => {
    for (const character of [hero({ class: calling }), risen(calling, 9), risen(calling, 20)]) {
      const shown = await shownOf(character);
      const { uses, ...numbers } = deriveSheet(character);
      expect(shown).toMatchObject(numbers);
      expect(shown.uses.slice(0, uses.length)).toMatchObject(uses);
      expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
    }
  });

  it('says of a spell how it is cast without a slot, and why it cannot be cast', () => {
    const drow = hero({ species: 'elf', lineage: 'Drow', level: 3, class: 'wizard', spells: [spell('shield')] });
    const free = (character: typeof drow) => plainlyShown(character).spells.find(({ spell: { id } }) => id === 'faerie-fire')?.free;
    expect(free(drow)).toMatch(/^Without a slot: .*, 1 left$/);
    const stunned = plainlyShown({ ...drow, conditions: ['stunned'] });
    expect(new Set(stunned.spells.map(({ barred }) => barred))).toEqual(new Set([stunned.barred]));
    expect(stunned.barred).toMatch(/stunned/);
  });

  it('says how many spells of a book are prepared, and for how many more there is room', () => {
    const wizard = hero({ class: 'wizard', level: 3, spells: [spell('shield'), { ...spell('sleep'), prepared: false }] });
    expect(plainlyShown(wizard).preparing).toEqual({ text: '1 of 6 prepared', open: '1 more spell to prepare' });
    expect(plainlyShown({ ...wizard, spells: [spell('shield')] }).preparing).toEqual({ text: '1 of 6 prepared', open: null });
    expect(plainlyShown(hero({ class: 'cleric' })).preparing).toBeNull();
  });

  it('groups what the uses of features let one do', async () => {
    const { uses, fallen } = await shownOf(hero({ species: 'orc', class: 'fighter', level: 3 }));
    expect(uses.find(({ id }) => id === 'second-wind')).toMatchObject({
      text: 'heal 1d10+3',
      ways: [{ label: 'Second Wind', refused: null }],
    });
    expect(fallen).toEqual([expect.objectContaining({ use: 'relentless-endurance' })]);
    const sorcerer = await shownOf(hero({ class: 'sorcerer', level: 5, options: { metamagic: ['careful-spell', 'distant-spell'] } }));
    expect(sorcerer.uses.find(({ id }) => id === 'sorcery-points')?.shapers).toEqual(['Metamagic']);
  });

  it('has what changes spells as they are cast, as far as it can be paid for', async () => {
    const options = { metamagic: ['careful-spell', 'heightened-spell'] };
    const named = async (usesSpent: Record<string, number>) =>
      (await shownOf(hero({ class: 'sorcerer', level: 5, options, usesSpent }))).shapers.map(({ name }) => name);
    expect(await named({})).toEqual(['Careful Spell', 'Heightened Spell']);
    expect(await named({ 'sorcery-points': 4 })).toEqual(['Careful Spell']);
    expect((await shownOf(hero({ class: 'wizard', level: 5 }))).shapers).toEqual([]);
  });

  it('has of features where their options are chosen, once', () => {
    const choices = plainlyShown(hero({ class: 'sorcerer', level: 17 })).features.flatMap(({ choice }) => choice ?? []);
    expect(choices.filter(({ id }) => id === 'metamagic')).toEqual([{ id: 'metamagic', name: 'Metamagic' }]);
  });

  it('says of an item that it asks for attunement, until somebody is attuned', async () => {
    const cloak = held('magic:cloak-of-protection', { place: 'worn', attuned: false });
    expect((await shownOf(hero({ inventory: [cloak] }))).items).toMatchObject([{ id: 'it', attunes: true, ways: [] }]);
    expect((await shownOf(hero({ inventory: [{ ...cloak, attuned: true }] }))).items).toEqual([]);
  });

  it('has no items but those that can do something', async () => {
    const inventory = carrying(['longsword', 'mainHand'], ['potion-of-healing', 'pack']);
    const shown = await shownOf(hero({ inventory }));
    expect(shown.items).toMatchObject([{ charges: '', why: '', ways: [{ isDrunk: true, canPay: true }] }]);
    expect(shown.items[0]?.ways[0]?.label).toMatch(/2d4/);
  });

  it('has the numbers of several classes apart', () => {
    const shown = plainlyShown(hero({ classes: classesOf(['cleric', 3], ['wizard', 3]) }));
    expect(shown.spellcasting?.classes.map((each) => each.class)).toEqual(['cleric', 'wizard']);
    expect(shown.toChoose.map((each) => each.class)).toEqual(['cleric', 'wizard']);
  });
});
