import { describe, expect, it } from 'vitest';
import { classesOf, scores } from '#domain/character/character.fixture.ts';
import { Hero } from './feature.fixture.ts';

describe('uses that a modifier counts', () => {
  it.each([
    ['monk', 6, 'wholeness-of-body', undefined],
    ['ranger', 10, 'tireless', 'brace'],
    ['ranger', 14, 'natures-veil', undefined],
  ] as const)('a %s of level %i uses %s three times with +3, and then no more', async (name, level, id, way) => {
    const one = await Hero.of(name, level);
    expect(one.left(id)).toBe(3);
    const used = one.feature(id, way);
    for (const left of [2, 1, 0]) {
      expect(one.take({ name: 'useActivity', actorId: one.one.id, used, targetIds: [] }, 3)).toBeNull();
      expect(one.left(id)).toBe(left);
      one.combat = { ...one.combat, bonusActionUsed: false, attacksMade: 0 };
    }
    expect(one.take({ name: 'useActivity', actorId: one.one.id, used, targetIds: [] }, 3)).toMatch(/ has no use of /);
  });

  it('Dark One’s Own Luck is not pressed: three times with +3 it is offered when a check or save fails', async () => {
    const one = await Hero.of('warlock', 6);
    expect(one.left('dark-ones-own-luck')).toBe(3);
    const used = one.feature('dark-ones-own-luck', 'save');
    expect(one.take({ name: 'useActivity', actorId: one.one.id, used, targetIds: [] }, 3)).toMatch(/ is offered by itself /);
  });

  it('Relentless Endurance is not pressed: it is offered when it can help', async () => {
    const orc = await Hero.of('fighter', 1, { species: 'orc' });
    expect(orc.use('relentless-endurance')).toBe('Relentless Endurance is offered by itself when it can help.');
  });
});

describe('SRD 5.2.1, Multiclassing: Channel Divinity', () => {
  it('of a later class spends the uses of that class, and casts with its ability', async () => {
    const stats = scores({ strength: 16, wisdom: 12, charisma: 18 });
    const one = await Hero.of('paladin', 3, { stats, classes: classesOf(['paladin', 3], ['cleric', 2]) });
    const spark = one.feature('channel-divinity.cleric', 'sparkHarm');
    expect(spark.numbers?.values['ability']).toBe(1);
    expect(one.take({ name: 'useActivity', actorId: one.one.id, used: spark, targetIds: ['goblin'] }, 3, 3)).toBeNull();
    expect([one.left('channel-divinity'), one.left('channel-divinity.cleric')]).toEqual([2, 1]);
    const sense = one.feature('channel-divinity', 'sense');
    expect(one.take({ name: 'useActivity', actorId: one.one.id, used: sense, targetIds: [] })).toBeNull();
    expect([one.left('channel-divinity'), one.left('channel-divinity.cleric')]).toEqual([1, 1]);
  });
});
