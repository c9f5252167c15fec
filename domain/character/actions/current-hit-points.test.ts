import { describe, expect, it } from 'vitest';
import { addCondition, removeCondition, setExhaustion } from './conditions.ts';
import { granted, hero, refusalOf, scores, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { concentrationDifficulty, endConcentration, saveConcentration } from './concentration.ts';
import { revive, rollDeathSave, stabilize } from './death-saves.ts';
import { gainTemporary, heal, takeDamage } from './current-hit-points.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { conditionsOf, lifeOf } from '#domain/character/sheet/state.ts';

/** Ten hit points. */
const kara = hero();
const dying = hero({ damage: 10 });
const damaged = (character: Character, amount: number, critical = false) => granted(takeDamage(character, amount, { critical })).character;

describe('takeDamage', () => {
  it.each([
    [0, 0, 10, 0],
    [4, 0, 6, 0],
    [4, 5, 10, 1],
    [8, 5, 7, 0],
    [10, 0, 0, 0],
    [15, 0, 0, 0],
  ])('of %i with %i temporary hit points leaves %i and %i', (amount, temporaryHitPoints, left, temporary) => {
    const after = damaged(hero({ temporaryHitPoints }), amount);
    expect([hitPointsLeft(after), after.temporaryHitPoints]).toEqual([left, temporary]);
  });

  it('fells, and kills outright when as much is left over as all hit points', () => {
    expect(lifeOf(damaged(kara, 19))).toBe('dying');
    expect(lifeOf(damaged(kara, 20))).toBe('dead');
    expect(sentencesOf(granted(takeDamage(damaged(kara, 5), 15)))).toEqual(['Kara dies at once.']);
    expect(lifeOf(damaged(damaged(kara, 5), 14))).toBe('dying');
  });

  it('is a failed death save when already down, two when critical, and death when it is all hit points', () => {
    expect(damaged(dying, 1).deathSaves.failures).toBe(1);
    expect(damaged(dying, 1, true).deathSaves.failures).toBe(2);
    expect(damaged(dying, 10).deathSaves.failures).toBe(3);
    expect(damaged(hero({ damage: 10, deathSaves: { successes: 1, failures: 2 } }), 3, true).deathSaves).toEqual({
      successes: 1,
      failures: 3,
    });
  });

  it('sets somebody who was stable dying again', () => {
    const stable = granted(stabilize(dying)).character;
    expect(damaged(stable, 1)).toMatchObject({ deathSaves: { successes: 0, failures: 1 } });
  });

  it('ends concentration with a fall only', () => {
    const caster = hero({ concentration: 'bless' });
    expect(damaged(caster, 9).concentration).toBe('bless');
    expect(sentencesOf(granted(takeDamage(caster, 10)))).toEqual(['Kara falls unconscious.', 'Kara no longer concentrates on Bless.']);
  });

  it('refuses the dead and what is no amount', () => {
    expect(refusalOf(takeDamage(damaged(kara, 20), 1))).toBe('Kara is dead.');
    for (const amount of [-1, 1.5, NaN]) expect(takeDamage(kara, amount).ok).toBe(false);
  });

  it('makes unconscious at 0, which healing ends', () => {
    expect(conditionsOf(dying)).toEqual(['incapacitated', 'prone', 'unconscious']);
    expect(conditionsOf(granted(heal(dying, 1)).character)).toEqual([]);
    expect(conditionsOf(damaged(kara, 20))).toEqual([]);
  });
});

describe('heal', () => {
  it('stops at all hit points and clears death saves', () => {
    expect(hitPointsLeft(granted(heal(hero({ damage: 3 }), 99)).character)).toBe(10);
    const woken = granted(heal(hero({ damage: 10, deathSaves: { successes: 2, failures: 2 } }), 4)).character;
    expect(woken).toMatchObject({ damage: 6, deathSaves: { successes: 0, failures: 0 } });
  });

  it('does not forget death saves for nothing, and refuses the dead', () => {
    const worse = hero({ damage: 10, deathSaves: { successes: 0, failures: 2 } });
    expect(granted(heal(worse, 0)).character).toEqual(worse);
    expect(refusalOf(heal(hero({ exhaustion: 6 }), 1))).toBe('Kara is dead. Healing does not help.');
  });
});

it('keeps the larger of two temporary hit points', () => {
  expect(granted(gainTemporary(hero({ temporaryHitPoints: 5 }), 3)).character.temporaryHitPoints).toBe(5);
  expect(granted(gainTemporary(hero({ temporaryHitPoints: 5 }), 8)).character.temporaryHitPoints).toBe(8);
  expect(gainTemporary(kara, -1).ok).toBe(false);
});

describe('death saves', () => {
  it.each([
    [10, 0, 1, 0, 'dying'],
    [9, 0, 0, 1, 'dying'],
    [1, 0, 0, 2, 'dying'],
    [20, 0, 0, 0, 'up'],
    [11, 1, 0, 1, 'dying'],
    [12, 1, 1, 0, 'dying'],
  ])('of %i with exhaustion %i make %i successes and %i failures', (face, exhaustion, successes, failures, life) => {
    const { character, rolls } = granted(rollDeathSave(hero({ damage: 10, exhaustion }), scripted(face)));
    expect(character.deathSaves).toEqual({ successes, failures });
    expect(lifeOf(character)).toBe(life);
    expect(rolls).toMatchObject([{ faces: [face], against: 10 }]);
  });

  it.each([
    [[10, 3, 15, 12], 'stable'],
    [[10, 3, 15, 1], 'dead'],
    [[2, 3, 4], 'dead'],
    [[2, 1], 'dead'],
    [[2, 3, 20], 'up'],
  ])('rolled as %j end %s', (faces, life) => {
    const end = faces.reduce((character, face) => granted(rollDeathSave(character, scripted(face))).character, dying);
    expect(lifeOf(end)).toBe(life);
    expect(rollDeathSave(end, scripted(10)).ok).toBe(false);
  });

  it('can be stopped, and the dead brought back', () => {
    expect(lifeOf(granted(stabilize(dying)).character)).toBe('stable');
    expect(refusalOf(stabilize(kara))).toBe('Kara is not dying.');
    const back = granted(revive(hero({ damage: 10, exhaustion: 6, deathSaves: { successes: 0, failures: 3 } }))).character;
    expect([hitPointsLeft(back), lifeOf(back), back.exhaustion]).toEqual([1, 'up', 5]);
    expect(refusalOf(revive(kara))).toBe('Kara is not dead.');
  });
});

describe('concentration', () => {
  it.each([
    [1, 10],
    [21, 10],
    [22, 11],
    [59, 29],
    [60, 30],
    [200, 30],
  ])('after %i damage must meet %i', (damage, difficulty) => expect(concentrationDifficulty(damage)).toBe(difficulty));

  it('holds or ends with the constitution save', () => {
    const caster = hero({ class: 'sorcerer', concentration: 'haste', stats: scores({ constitution: 14 }) });
    expect(granted(saveConcentration(caster, 30, scripted(11))).character.concentration).toBe('haste');
    const lost = granted(saveConcentration(caster, 30, scripted(10)));
    expect(lost.character.concentration).toBeNull();
    expect(lost.rolls).toMatchObject([{ modifier: 4, against: 15, total: 14 }]);
    expect(refusalOf(saveConcentration(kara, 3, scripted(20)))).toBe('There is no spell you are concentrating on.');
    expect(endConcentration(kara)).toEqual({ character: kara, facts: [], rolls: [] });
  });
});

describe('conditions and exhaustion', () => {
  it('come and go once, and those that stop one end concentration', () => {
    const stunned = granted(addCondition(hero({ concentration: 'fly' }), 'stunned'));
    const { character } = stunned;
    expect(character).toMatchObject({ conditions: ['stunned'], concentration: null });
    expect(sentencesOf(stunned)).toEqual(['Kara is stunned.', 'Kara no longer concentrates on Fly.']);
    expect(granted(addCondition(hero({ concentration: 'fly' }), 'poisoned')).character.concentration).toBe('fly');
    expect(refusalOf(addCondition(character, 'stunned'))).toBe('Kara is already stunned.');
    expect(granted(removeCondition(character, 'stunned')).character.conditions).toEqual([]);
    expect(refusalOf(removeCondition(kara, 'prone'))).toBe('Kara is not prone.');
  });

  it('kill at the sixth level', () => {
    expect(conditionsOf(granted(setExhaustion(kara, 5)).character)).toEqual(['exhaustion']);
    expect(sentencesOf(granted(setExhaustion(kara, 6)))).toEqual(['Kara dies of exhaustion.']);
    for (const level of [-1, 7, 0.5]) expect(setExhaustion(kara, level).ok).toBe(false);
  });
});
