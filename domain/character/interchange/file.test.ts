import { classes } from '#domain/srd/classes.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCharacterFile, readCharacterFile, writeCharacterFile } from './file.ts';
import { carrying, classesOf, everyClass, granted, hero, home, refusalOf, risen } from '#domain/character/character.fixture.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { NewCharacterName, type Character } from '#domain/character/character.ts';

const elsewhere = { id: '0f1f3f0a-4d5b-4f0e-9b57-2f1f3b6a7c12', userId: 'tov', campaignId: 'saltmarsh' };
const written = (character: Character): unknown => JSON.parse(writeCharacterFile(character, null));

/** A file of a character of one class as version 2 wrote it. */
function asOfVersion2(character: Character) {
  const {
    classes: [first],
    hitDiceSpent,
    spells,
    id: _id,
    userId: _userId,
    campaignId: _campaignId,
    ...fields
  } = character;
  const { subclass: _subclass, ...taken } = first;
  const [spent = 0] = Object.values(hitDiceSpent);
  const known = spells.map(({ class: _class, ...each }) => each);
  return {
    format: 'hearthlore.character',
    version: 2,
    picture: null,
    character: { ...fields, ...taken, hitDiceSpent: spent, spells: known },
  };
}

describe('a character as a file of ours', () => {
  it('comes back exactly as it went, but for whose and where', () => {
    const anyone = fc.record({
      start: fc.constantFrom(...everyClass).chain((name) => fc.integer({ min: 1, max: 20 }).map((level) => risen(name, level))),
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 14 }).filter((name) => NewCharacterName.safeParse(name).success),
      damage: fc.nat(400),
      exhaustion: fc.nat(6),
      gold: fc.nat(1_000_000),
    });
    fc.assert(
      fc.property(anyone, ({ start, name, damage, exhaustion, gold }) => {
        const character: Character = { ...start, name: name.trim(), damage, exhaustion, coins: { ...start.coins, gold } };
        const data = written(character);
        expect(isCharacterFile(data)).toBe(true);
        expect(granted(readCharacterFile(data, elsewhere)).character).toEqual({ ...character, ...elsewhere });
      }),
      { numRuns: 60 },
    );
  });

  it('leaves effects, and conditions that they brought, at their table', () => {
    const unseen = effect('Invisibility', { on: 'hitPointMaximum', add: '5' });
    const character = hero({ activeEffects: [{ ...unseen, conditions: ['invisible'] }], conditions: ['invisible', 'prone'] });
    const read = granted(readCharacterFile(written(character), elsewhere)).character;
    expect([read.activeEffects, read.conditions]).toEqual([[], ['prone']]);
    expect(deriveSheet(read).hitPoints.left).toBe(10);
  });

  it('is read in the words of version 1 too', () => {
    const armed = hero({ inventory: carrying(['longsword', 'mainHand'], ['shield', 'offHand'], ['rope', 'pack']) });
    const file = asOfVersion2(armed);
    const earlier = JSON.stringify(file)
      .replace('"version":2', '"version":1')
      .replaceAll('"catalogId"', '"thing"')
      .replace('"mainHand"', '"main hand"')
      .replace('"offHand"', '"off hand"');
    expect(earlier).toContain('"thing":"longsword"');
    expect(granted(readCharacterFile(JSON.parse(earlier), elsewhere)).character).toEqual({ ...armed, ...elsewhere });
  });

  it.each(everyClass)('is read as version 2 wrote it, with one class and a level: a %s', (name) => {
    const before = risen(name, 7, { hitDiceSpent: { [`d${classes[name].hitDie}`]: 2 } });
    expect(granted(readCharacterFile(asOfVersion2(before), elsewhere)).character).toEqual({ ...before, ...elsewhere });
  });

  it('comes back with levels of several classes', () => {
    const taken = classesOf(['paladin', 4, { hitPointGains: [6, 6, 6] }], ['warlock', 3, { hitPointGains: [5, 5, 5] }]);
    const character = hero({ classes: taken, hitDiceSpent: { d10: 1, d8: 3 }, pactSlotsSpent: 1 });
    expect(granted(readCharacterFile(written(character), elsewhere)).character).toEqual({ ...character, ...elsewhere });
  });

  it('says what is not right', () => {
    expect(refusalOf(readCharacterFile({ ...Object(written(hero())), version: 4 }, home))).toBe(
      'This file cannot be read as a character: version is not right.',
    );
  });

  it.each<[string, HeroChanges, string]>([
    [
      'two suits of armor',
      { inventory: carrying(['chain-mail', 'worn'], ['plate-armor', 'worn']) },
      'These items cannot all be equipped at once.',
    ],
    ['a spell of nobody’s', { spells: [{ spell: 'wish-for-more', prepared: true, from: 'class' }] }, 'There is no spell “wish-for-more”.'],
    ['a skill twice', { skills: ['arcana', 'arcana'] }, 'A skill or a condition is listed twice.'],
    ['expertise out of nowhere', { expertise: ['arcana'] }, 'Expertise needs proficiency in the same skill.'],
    ['a lineage of another species', { lineage: 'Drow' }, 'Human has no such lineage.'],
    ['what cannot be written down', { usesSpent: { 'a\0b': 1 } }, 'This file contains characters that cannot be stored.'],
    [
      'four attunements',
      {
        inventory: carrying(['torch', 'pack'], ['rope', 'pack'], ['robe', 'pack'], ['dagger', 'pack']).map((item) => ({
          ...item,
          attuned: true,
        })),
      },
      'A character is attuned to at most 3 items.',
    ],
    ['the same item twice', { inventory: [...carrying(['torch', 'pack']), ...carrying(['rope', 'pack'])] }, 'Two items have the same id.'],
  ])('is refused with %s', (_, changes, why) => expect(refusalOf(readCharacterFile(written(hero(changes)), home))).toBe(why));
});
