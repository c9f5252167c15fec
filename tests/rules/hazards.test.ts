import { describe, expect, it } from 'vitest';
import { fightOf, one, play, scripted } from '#domain/combat/combat.fixture.ts';
import type { Combat } from '#domain/combat/state.ts';

const next = { name: 'next' } as const;
const namesOn = (fight: Combat, id: string) => one(fight, id).activeEffects.map(({ name }) => name);
const tired = (fight: Combat, id: string) => one(fight, id).conditions.find(({ name }) => name === 'exhaustion')?.level ?? 0;

describe('SRD 5.2.1, Hazards: Burning', () => {
  const onFire = () => play(fightOf('kara', 'goblin'), scripted(), { name: 'hazard', targetId: 'goblin', hazard: 'burning' });

  it('deals 1d4 fire damage at the start of each turn of whoever burns', () => {
    const first = play(onFire(), scripted(3), next);
    expect(one(first, 'goblin').hitPoints).toBe(7);
    expect(one(play(first, scripted(4, 4), next, next), 'goblin').hitPoints).toBe(3);
  });

  it('is put out with an action, which leaves them prone', () => {
    const burning = play(onFire(), scripted(1), next);
    const out = play(burning, scripted(), { name: 'act', actorId: 'goblin', action: 'escape' });
    expect([namesOn(out, 'goblin'), one(out, 'goblin').conditions.map(({ name }) => name)]).toEqual([[], ['prone']]);
    expect(one(play(out, scripted(4, 4), next, next), 'goblin').hitPoints).toBe(9);
  });
});

describe('SRD 5.2.1, Hazards: Suffocation', () => {
  const choking = (fight: Combat = fightOf('kara', 'tomas')) =>
    play(fight, scripted(), { name: 'hazard', targetId: 'kara', hazard: 'suffocating' });

  it('brings a level of exhaustion at the end of each turn, and six are death', () => {
    const first = play(choking(), scripted(), next);
    expect(tired(first, 'kara')).toBe(1);
    const last = play(first, scripted(), ...Array.from({ length: 10 }, () => next));
    expect(one(last, 'kara').dead).toBe(true);
  });

  it('takes the levels that it brought along when there is air again, and no others', () => {
    const weary = play(fightOf('kara', 'tomas'), scripted(), { name: 'condition', from: null, targetId: 'kara', condition: 'exhaustion' });
    const long = play(choking(weary), scripted(), next, next, next);
    expect(tired(long, 'kara')).toBe(3);
    const [effect] = one(long, 'kara').activeEffects;
    const freed = play(long, scripted(), { name: 'endEffect', targetId: 'kara', effectId: effect?.id ?? '' });
    expect([tired(freed, 'kara'), namesOn(freed, 'kara')]).toEqual([1, []]);
  });
});
