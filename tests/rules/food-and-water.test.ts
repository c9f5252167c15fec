import { describe, expect, it } from 'vitest';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { changeBetween, changeSheet, inverseOf } from '#domain/character/change.ts';
import type { Character } from '#domain/character/character.ts';
import { granted, refusalOf, risen, sentencesOf } from '#domain/character/character.fixture.ts';
import { sheetAfterFight } from '#domain/combat/sheet.ts';
import { fightOf, one, play, scripted } from '#domain/combat/combat.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { needsPerDay } from '#domain/rules/needs/needs.ts';
import type { DayTaken } from '#domain/rules/needs/needs.ts';

const kara = risen('fighter', 5);
const enough: DayTaken = { water: 'all', food: 'all' };
/** The sheet after days like these; `d20` falls where one asks for a save. */
function after(character: Character, days: readonly Partial<DayTaken>[], d20 = 1): Character {
  return days.reduce((sheet, day) => granted(actOnSheet(sheet, { kind: 'endDay', ...enough, ...day }, () => d20)).character, character);
}
const times = (count: number, day: Partial<DayTaken>) => Array.from({ length: count }, () => day);
const rested = (character: Character) => granted(actOnSheet(character, { kind: 'longRest' }, () => 1)).character;

describe('SRD 5.2.1, Hazards: what a creature needs each day', () => {
  it('is as many gallons of water as pounds of food, by its size', () => {
    expect(needsPerDay).toEqual({ Tiny: 0.25, Small: 1, Medium: 1, Large: 4, Huge: 16, Gargantuan: 64 });
  });
});

describe('SRD 5.2.1, Hazards: Dehydration', () => {
  it('brings a level of exhaustion at the end of a day with less than half of the water, without a save', () => {
    expect(after(kara, [{ water: 'less' }], 20).exhaustion).toBe(1);
    expect(after(kara, times(3, { water: 'less' }), 20).exhaustion).toBe(3);
    expect(after(kara, [{ water: 'half' }]).exhaustion).toBe(0);
  });

  it('holds its exhaustion until a whole day’s water is drunk: a rest takes only what came of other things', () => {
    const thirsty = after({ ...kara, exhaustion: 1 }, times(2, { water: 'less' }));
    expect(thirsty.exhaustion).toBe(3);
    expect(rested(thirsty).exhaustion).toBe(2);
    expect(rested(rested(thirsty)).exhaustion).toBe(2);
    expect(rested(after(rested(thirsty), [{ water: 'half' }])).exhaustion).toBe(2);
    expect(rested(after(rested(thirsty), [{ water: 'all' }])).exhaustion).toBe(1);
  });

  it('holds it against a cure in a fight as well', () => {
    const thirsty = after(kara, times(2, { water: 'less' }));
    const cured = one(play(fightOf('kara', 'goblin'), scripted()), 'kara');
    expect(sheetAfterFight(thirsty, cured).exhaustion).toBe(2);
  });

  it('kills with the sixth level', () => {
    const done = granted(actOnSheet(after(kara, times(5, { water: 'less' })), { kind: 'endDay', ...enough, water: 'less' }, () => 20));
    expect(sentencesOf(done)).toContain(`${kara.name} dies of exhaustion.`);
  });
});

describe('a day that ends', () => {
  it('ends concentration and what lasts some hours, and leaves what waits for a rest', () => {
    const hours = { ...effect('Mage Armor'), duration: { kind: 'time' as const, amount: 8, unit: 'hour' as const } };
    const resting = { ...effect('Sated'), id: 'sated', duration: { kind: 'rest' as const, rest: 'long' as const } };
    const day = after({ ...kara, concentration: 'bless', activeEffects: [hours, resting] }, [{}]);
    expect(day).toMatchObject({ concentration: null, activeEffects: [{ name: 'Sated' }] });
  });
});

describe('SRD 5.2.1, Hazards: Malnutrition', () => {
  it.each([
    ['made', 20, 0],
    ['failed', 1, 1],
  ] as const)('asks for a Constitution save of DC 10 after a day with less than half of the food: one that is %s', (_, d20, levels) => {
    const done = granted(actOnSheet(kara, { kind: 'endDay', water: 'all', food: 'less' }, () => d20));
    expect(done.rolls).toMatchObject([{ against: 10 }]);
    expect(done.character.exhaustion).toBe(levels);
  });

  it('brings a level without a save after five days in a row without any food, and one for each day more', () => {
    const days = [4, 5, 6, 7].map((count) => after(kara, times(count, { food: 'none' }), 20).exhaustion);
    expect(days).toEqual([0, 1, 2, 3]);
  });

  it('counts those days anew once anything was eaten', () => {
    const nibbled = after(kara, [...times(4, { food: 'none' }), { food: 'half' }, ...times(4, { food: 'none' })], 20);
    expect([nibbled.exhaustion, nibbled.lacking.foodlessDays]).toEqual([0, 4]);
  });

  it('holds its exhaustion until a whole day’s food is eaten, whatever is drunk', () => {
    const hungry = after(kara, times(6, { food: 'none' }));
    expect(rested(after(hungry, [{ food: 'half' }])).exhaustion).toBe(2);
    expect(rested(after(hungry, [{ food: 'all' }])).exhaustion).toBe(1);
  });
});

describe('the end of a day', () => {
  it('is taken back whole, with what was lacking before', () => {
    const thirsty = after(kara, [{ water: 'less', food: 'none' }]);
    const entry = { actorId: null, createdAt: '2026-01-01T00:00:00.000Z', summary: [] };
    const change = changeBetween(kara, thirsty, entry);
    if (!change) throw new Error('The day changed nothing.');
    const stored: typeof change = JSON.parse(JSON.stringify(change));
    expect(granted(changeSheet(thirsty, inverseOf(stored, entry)))).toEqual(kara);
  });

  it('says what a hero lacks, and when they have enough again', () => {
    const thirsty = granted(actOnSheet(kara, { kind: 'endDay', water: 'less', food: 'none' }, () => 1));
    expect(sentencesOf(thirsty)).toEqual([
      'A day ends: Kara drinks too little and eats nothing.',
      'Kara has exhaustion level 1 of thirst, until they drink enough for a whole day.',
      'Exhaustion level: 1.',
    ]);
    expect(sentencesOf(granted(actOnSheet(thirsty.character, { kind: 'endDay', ...enough }, () => 1)))).toEqual([
      'A day ends: Kara drinks enough and eats enough.',
      'A rest takes the exhaustion of thirst from Kara again.',
    ]);
  });

  it('gives way to a table that lowers the exhaustion by hand', () => {
    const eased = granted(actOnSheet(after(kara, times(2, { water: 'less' })), { kind: 'exhaustion', level: 1 }, () => 1)).character;
    expect([eased.exhaustion, eased.lacking.thirst]).toEqual([1, 1]);
  });

  it('is for heroes of SRD 5.2 who live', () => {
    expect(refusalOf(actOnSheet({ ...kara, ruleSet: 'quick' }, { kind: 'endDay', ...enough }, () => 1))).toBe(
      'The quick rules do not count water and food.',
    );
    expect(refusalOf(actOnSheet({ ...kara, exhaustion: 6 }, { kind: 'endDay', ...enough }, () => 1))).toBe('Kara is dead.');
  });
});

describe('days that end at once', () => {
  const end = (character: Character, act: object) => granted(actOnSheet(character, { kind: 'endDay', ...enough, ...act }, () => 1));
  const carrying = (quantity: number): Character => ({
    ...kara,
    inventory: [{ ...itemOf('rations', quantity, 'food') }],
  });

  it('are the same as so many days one after the other', () => {
    const parched: DayTaken = { water: 'less', food: 'none' };
    const { character } = end(kara, { ...parched, days: 5 });
    expect(character).toEqual(after(kara, times(5, parched)));
    expect([character.exhaustion, character.lacking.foodlessDays]).toEqual([6, 5]);
  });

  it('are told together where they are alike, and end with whoever dies', () => {
    expect(sentencesOf(end(kara, { days: 3 }))).toEqual(['3 days end: Kara drinks enough and eats enough in each.']);
    const dead = end(kara, { water: 'less', days: 30 });
    expect(sentencesOf(dead).filter((line) => line.startsWith('6 days end'))).toHaveLength(1);
  });

  it('eat Rations off the sheet as long as they last, and say so', () => {
    const done = end(carrying(2), { food: 'none', rations: true, days: 3 });
    expect(done.character.inventory).toEqual([]);
    expect(done.character.lacking.foodlessDays).toBe(1);
    expect(sentencesOf(done)).toEqual([
      '2 days end: Kara drinks enough and eats enough in each.',
      'A day ends: Kara drinks enough and eats nothing.',
      'Kara eats 2 days of Rations, and has none left.',
    ]);
    expect(sentencesOf(end(carrying(3), { food: 'none', rations: true }))).toContain('Kara eats 1 day of Rations, and has 2 days left.');
  });

  it('are counted by the nights that went by since the last', () => {
    const nights = rested(rested(rested(kara)));
    expect(nights.openDays).toBe(3);
    expect(end(nights, {}).character.openDays).toBe(2);
    expect(end(nights, { days: 5 }).character.openDays).toBe(0);
  });
});
