import { describe, expect, it } from 'vitest';
import { fightOf, play, scripted } from '#domain/combat/combat.fixture.ts';
import { chooseNpcAction } from './tactics.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';

const damageStep = (targetId: string, amount: number, actorId: string | null = null) =>
  ({ name: 'damage', actorId, targetId, amount, type: 'fire' }) as const satisfies CombatStepInput;

describe('an NPC’s own turn', () => {
  const fight = fightOf('goblin', 'kara', 'tomas');
  const choice = (combat: Combat, ...faces: number[]) => chooseNpcAction(combat, 'goblin', scripted(...faces));

  it.each([
    ['whoever damaged it last', [damageStep('goblin', 1, 'tomas')], [1, 1], 'tomas', 'Goblin attacks Tomas, who damaged it last.'],
    [
      'whoever holds a spell',
      [{ name: 'concentrate', actorId: 'tomas', on: 'Web' }],
      [1, 4],
      'tomas',
      'Goblin attacks Tomas, who is concentrating on a spell.',
    ],
    ['the most wounded', [damageStep('kara', 15)], [2, 5], 'kara', 'Goblin attacks Kara, who is bloodied already.'],
    ['anyone', [], [2, 6], 'tomas', 'Goblin attacks Tomas, who is within reach.'],
    ['those who stand before those who fell', [damageStep('tomas', 10)], [1, 5], 'kara', 'Goblin attacks Kara, who is within reach.'],
  ] as const)('goes for %s', (_, steps, faces, targetId, why) => {
    const chosen = choice(play(fight, scripted(20), ...steps), ...faces);
    expect(chosen).toMatchObject({ step: { name: 'attack', actorId: 'goblin', targetId } });
    expect(chosen && tellCombatFact(chosen.why).sentence).toBe(why);
  });

  it.each([
    [
      'it has attacked',
      [{ name: 'attack', actorId: 'goblin', targetId: 'kara', attack: 'Sword' }],
      'Goblin has done what it can this turn.',
    ],
    [
      'it cannot act',
      [{ name: 'condition', from: null, targetId: 'goblin', condition: 'stunned' }],
      'Goblin cannot act and ends its turn.',
    ],
    ['all have fallen', [damageStep('kara', 20), damageStep('tomas', 10)], 'Goblin sees nobody to fight and waits.'],
  ] as const)('ends when %s', (_, steps, why) => {
    const chosen = choice(play(fight, scripted(), ...steps));
    expect(chosen?.step).toEqual({ name: 'next' });
    expect(chosen && tellCombatFact(chosen.why).sentence).toBe(why);
  });

  it.each([
    ['a bow', { kind: 'ranged', reach: null, range: { normal: 80, long: 320 } }, 'range'],
    ['a sword', { kind: 'melee', reach: 5, range: null }, 'reach'],
    [
      'a spear in its hand, where no map says how far away somebody is,',
      { kind: 'either', reach: 5, range: { normal: 20, long: 60 } },
      'reach',
    ],
  ] as const)('with %s it says how it comes at them', (_, form, word) => {
    const armed = (one: Combatant) => ({ ...one, attacks: one.attacks.slice(0, 1).map((attack) => ({ ...attack, ...form })) });
    const chosen = choice({ ...fight, combatants: fight.combatants.map(armed) }, 2, 6);
    const where = word === 'range' ? 'in range' : 'within reach';
    expect(chosen && tellCombatFact(chosen.why).sentence).toBe(`Goblin attacks Tomas, who is ${where}.`);
  });

  it('begins on its feet: it stands up first, unless it is held', () => {
    const lying = play(fight, scripted(), { name: 'condition', from: null, targetId: 'goblin', condition: 'prone' });
    const chosen = choice(lying);
    expect(chosen?.step).toMatchObject({ name: 'act', actorId: 'goblin', action: 'standUp' });
    expect(chosen && tellCombatFact(chosen.why).sentence).toBe('Goblin lies prone and stands up first.');
    const held = play(lying, scripted(), { name: 'condition', from: 'kara', targetId: 'goblin', condition: 'grappled' });
    expect(choice(held, 1, 1)?.step.name).toBe('attack');
  });

  it('is nobody else’s to take, and attacks the prone up close', () => {
    expect(chooseNpcAction(fight, 'kara', scripted())).toBeNull();
    expect(chooseNpcAction(play(fight, scripted(), { name: 'next' }), 'goblin', scripted())).toBeNull();
    const lying = play(fight, scripted(), { name: 'condition', from: null, targetId: 'kara', condition: 'prone' });
    expect(choice(lying, 1, 6)).toMatchObject({ step: { targetId: 'kara', attack: 'Sword' } });
  });

  it('breathes while the breath is ready and the turn is fresh', () => {
    const cold = fightOf('troll', 'kara', 'tomas');
    const first = chooseNpcAction(cold, 'troll', scripted(1, 6));
    expect(first).toMatchObject({ step: { name: 'use', effect: 'Cold Breath', targetIds: ['kara'] } });
    const used = play(cold, scripted(), { name: 'use', actorId: 'troll', effect: 'Cold Breath', targetIds: ['kara'] });
    expect(chooseNpcAction(used, 'troll', scripted())?.step).toEqual({ name: 'next' });
  });
});
