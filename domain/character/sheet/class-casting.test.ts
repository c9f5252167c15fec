import { describe, expect, it } from 'vitest';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classesOf, granted, hero, refusalOf } from '#domain/character/character.fixture.ts';
import { cantripsOf, preparedOf, highestSpellLevel, pactSlotsOf, recoverSlot, slotsLeft, slotsOf, spendSlot } from './class-casting.ts';

const single = (id: ClassId, level: number) => ({ classes: classesOf([id, level]) });

describe('slotsOf', () => {
  it.each([
    ['wizard', 1, [2]],
    ['wizard', 3, [4, 2]],
    ['wizard', 5, [4, 3, 2]],
    ['cleric', 9, [4, 3, 3, 3, 1]],
    ['wizard', 11, [4, 3, 3, 3, 2, 1]],
    ['bard', 17, [4, 3, 3, 3, 2, 1, 1, 1, 1]],
    ['druid', 20, [4, 3, 3, 3, 3, 2, 2, 1, 1]],
    ['paladin', 1, [2]],
    ['ranger', 5, [4, 2]],
    ['paladin', 9, [4, 3, 2]],
    ['ranger', 20, [4, 3, 3, 3, 2]],
    ['fighter', 20, []],
    ['warlock', 20, []],
  ] as const)('gives a %s of level %i %j', (name, level, slots) => {
    expect(slotsOf(single(name, level))).toEqual([...slots, ...Array.from({ length: 9 - slots.length }, () => 0)]);
  });

  it('never takes a slot away as the level grows', () => {
    for (const name of ['wizard', 'paladin'] as const)
      for (let level = 2; level <= 20; level += 1) {
        const before = slotsOf(single(name, level - 1));
        slotsOf(single(name, level)).forEach((count, index) => expect(count).toBeGreaterThanOrEqual(before[index] ?? 0));
      }
  });
});

describe('pactSlotsOf', () => {
  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [3, 2, 2],
    [5, 2, 3],
    [9, 2, 5],
    [10, 2, 5],
    [11, 3, 5],
    [17, 4, 5],
    [20, 4, 5],
  ])('gives a warlock of level %i %i slots of level %i', (level, count, slot) => {
    expect(pactSlotsOf(single('warlock', level))).toEqual({ count, level: slot });
  });
});

describe('known and prepared', () => {
  it.each([
    ['wizard', 9, 4, 14, 5],
    ['wizard', 20, 5, 25, 9],
    ['cleric', 1, 3, 4, 1],
    ['sorcerer', 1, 4, 2, 1],
    ['warlock', 11, 4, 11, 5],
    ['paladin', 5, 0, 6, 2],
    ['fighter', 5, 0, 0, 0],
  ] as const)('lets a %s of level %i know %i cantrips and prepare %i spells up to level %i', (name, level, cantrips, prepared, highest) => {
    expect([cantripsOf({ class: name, level, order: null }), preparedOf({ class: name, level })]).toEqual([cantrips, prepared]);
    expect(highestSpellLevel(single(name, level).classes[0])).toBe(highest);
  });

  it('gives a thaumaturge one cantrip more', () => expect(cantripsOf({ class: 'cleric', level: 1, order: 'scholar' })).toBe(4));
});

describe('spending slots', () => {
  it('runs out, refuses, and gets one back', () => {
    const wizard = hero({ class: 'wizard', level: 1 });
    const spent = granted(spendSlot(granted(spendSlot(wizard, 1)), 1));
    expect(slotsLeft(spent)[0]).toBe(0);
    expect(refusalOf(spendSlot(spent, 1))).toBe('No level 1 spell slots are left.');
    expect(slotsLeft(granted(recoverSlot(spent, 1)))[0]).toBe(1);
    expect(refusalOf(recoverSlot(wizard, 1))).toBe('No level 1 spell slot has been used.');
    expect(refusalOf(spendSlot(wizard, 2))).toBe('No level 2 spell slots are left.');
  });

  it('spends a warlock’s slots only at the level of the pact', () => {
    const warlock = hero({ class: 'warlock', level: 5 });
    expect(slotsLeft(warlock)).toEqual([0, 0, 2, 0, 0, 0, 0, 0, 0]);
    expect(granted(spendSlot(warlock, 3)).pactSlotsSpent).toBe(1);
    expect(spendSlot(warlock, 1).ok).toBe(false);
    expect(granted(recoverSlot(granted(spendSlot(warlock, 3)), 3))).toEqual(warlock);
  });
});
