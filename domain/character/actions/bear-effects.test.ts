import { describe, expect, it } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { SaveFailure } from '#domain/rules/activity/effect.ts';
import { bearEffects, saveAgainst } from './bear-effects.ts';

const rolling = (face: number) => (sides: number) => Math.min(face, sides);
const effect = (changes: Partial<ActiveEffect>): ActiveEffect => ({
  id: 'hold',
  name: 'Hold',
  source: { kind: 'spell', id: 'hold' },
  from: 'somebody',
  held: true,
  changes: [],
  conditions: ['paralyzed'],
  duration: { kind: 'time', amount: 1, unit: 'minute' },
  until: null,
  saveEnds: { ability: 'wisdom', dc: 13 },
  ends: [{ by: 'save', when: 'endOfTurn' }],
  tick: null,
  slot: null,
  text: '',
  ...changes,
});
const under = (changes: Partial<ActiveEffect>) => bearEffects(hero(), [effect(changes)]).character;
const saved = (bearer: Character, face: number) => {
  const done = saveAgainst(bearer, bearer.activeEffects[0]?.id ?? '', rolling(face));
  if (!done.ok) throw new Error(done.refused.code);
  return done.value;
};
const failing = (failure: SaveFailure): Partial<ActiveEffect> => ({ ends: [{ by: 'save', when: 'endOfTurn', failure }] });

describe('what a failed save leaves on a sheet', () => {
  it('brings its conditions, and ends the concentration of who can act no more', () => {
    const { character } = bearEffects(hero({ concentration: 'bless' }), [effect({})]);
    expect(character).toMatchObject({ conditions: ['paralyzed'], concentration: null, activeEffects: [{ name: 'Hold' }] });
  });

  it('leaves the condition alone where it lasts for no time', () => {
    const { character } = bearEffects(hero(), [effect({ conditions: ['prone'], duration: { kind: 'instant' }, saveEnds: null, ends: [] })]);
    expect(character).toMatchObject({ conditions: ['prone'], activeEffects: [] });
  });

  it('leaves nothing on the dead, nor on who is immune to all that it brings', () => {
    const dead = hero({ deathSaves: { successes: 0, failures: 3 } });
    expect(bearEffects(dead, [effect({})]).character).toBe(dead);
    const ward = effect({ id: 'ward', name: 'Ward', conditions: [], changes: [{ on: 'conditionImmunity', conditions: ['paralyzed'] }] });
    const immune = bearEffects(hero(), [ward]).character;
    expect(bearEffects(immune, [effect({})]).character).toBe(immune);
  });
});

describe('a save against an effect that is made again', () => {
  it('ends it when it is made, and says that it holds when it fails', () => {
    expect(saved(under({}), 19)).toMatchObject({ character: { conditions: [], activeEffects: [] }, rolls: [{ outcome: 'success' }] });
    const { character, facts } = saved(under({}), 2);
    expect(character.conditions).toEqual(['paralyzed']);
    expect(facts).toMatchObject([{ kind: 'effectHolds', effect: 'Hold', because: null }]);
  });

  it('ends all that the same spell has left, where it says so', () => {
    const bearer = bearEffects(hero(), [
      effect({ ends: [{ by: 'save', when: 'endOfTurn', whole: true }] }),
      effect({ id: 'slow', name: 'Slow', conditions: [], saveEnds: null, ends: [] }),
    ]).character;
    expect(saved(bearer, 19).character.activeEffects).toEqual([]);
  });

  it('turns it into what a failure makes of it', () => {
    const becomes = { name: 'Asleep', conditions: ['unconscious' as const], ends: [{ by: 'damage' as const }, { by: 'help' as const }] };
    const { character } = saved(under({ conditions: ['incapacitated'], ...failing({ becomes }) }), 2);
    expect(character).toMatchObject({ conditions: ['unconscious'], activeEffects: [{ name: 'Asleep', saveEnds: null, held: true }] });
  });

  it('hurts who fails, where a failure deals damage', () => {
    const { character, rolls } = saved(under(failing({ damage: { formula: '2', type: 'psychic' } })), 2);
    expect(character.damage).toBe(2);
    expect(rolls).toHaveLength(1);
  });

  it('is over after as many as it says, made or failed', () => {
    const three = failing({ of: 3 });
    const often = (face: number, times: number) =>
      Array.from({ length: times }).reduce<Character>((bearer) => saved(bearer, face).character, under(three));
    expect(often(19, 2).activeEffects).toMatchObject([{ saves: { made: 2, failed: 0 } }]);
    expect(often(19, 3).activeEffects).toEqual([]);
    const stuck = often(2, 3);
    expect(stuck.activeEffects).toMatchObject([{ saveEnds: null }]);
    expect(saveAgainst(stuck, 'hold', rolling(19))).toMatchObject({ ok: false, refused: { code: 'noSaveEnds' } });
  });

  it('fails without a roll where a condition says so', () => {
    const { facts, rolls } = saved(under({ saveEnds: { ability: 'strength', dc: 13 } }), 19);
    expect(rolls).toEqual([]);
    expect(facts).toMatchObject([{ kind: 'effectHolds', because: 'Paralyzed' }]);
  });

  it('is refused against what is not there', () => {
    expect(saveAgainst(hero(), 'none', rolling(19))).toMatchObject({ ok: false, refused: { code: 'noSuchEffect' } });
  });
});
