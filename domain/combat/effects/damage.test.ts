import { describe, expect, it } from 'vitest';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { allowed, profiles, fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { combatFactFor } from '#domain/combat/fact.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { newCombat } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';

const names = ({ conditions }: { conditions: readonly { name: string }[] }) => conditions.map((each) => each.name);
const damageStep = (targetId: string, amount: number): CombatStepInput => ({ name: 'damage', actorId: null, targetId, amount, type: null });
const conditionStep = (
  targetId: string,
  condition: 'prone' | 'restrained' | 'paralyzed' | 'exhaustion' | 'poisoned' | 'invisible' | 'blinded',
) => ({ name: 'condition', from: null, targetId, condition }) as const;
const refusal = (combat: Combat, input: CombatStepInput) => {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
};

describe('damage', () => {
  it.each([
    ['slashing', 9, 26],
    ['fire', 9, 12],
    ['cold', 9, 30],
    ['radiant', 9, 21],
    [null, 9, 21],
  ] as const)('of %s to one resistant, vulnerable or immune', (type, amount, expected) => {
    const fight = play(fightOf('troll', 'kara'), scripted(), { name: 'damage', actorId: 'kara', targetId: 'troll', amount, type });
    expect(one(fight, 'troll')).toMatchObject({ hitPoints: expected, damagedBy: expected === 30 ? [] : ['kara'] });
  });

  it('wears down temporary hit points first, which do not add up', () => {
    const shielded = play(
      fightOf('kara', 'goblin'),
      scripted(),
      { name: 'temporary', targetId: 'kara', amount: 5 },
      { name: 'temporary', targetId: 'kara', amount: 3 },
    );
    expect(one(play(shielded, scripted(), damageStep('kara', 4)), 'kara')).toMatchObject({ temporaryHitPoints: 1, hitPoints: 20 });
    expect(one(play(shielded, scripted(), damageStep('kara', 7)), 'kara')).toMatchObject({ temporaryHitPoints: 0, hitPoints: 18 });
  });

  it('that everybody saves against is rolled once, and halved for those who save', () => {
    const blown = play(fightOf('troll', 'kara', 'tomas'), scripted(8, 8, 2, 1, 11, 10), {
      name: 'use',
      actorId: 'troll',
      effect: 'Cold Breath',
      targetIds: ['kara', 'tomas'],
    });
    expect(one(blown, 'kara').hitPoints).toBe(20 - 9);
    expect(one(blown, 'tomas')).toMatchObject({ hitPoints: 0, dead: false });
  });

  it('makes those who concentrate save, and ends what hangs on it', () => {
    const held = play(
      fightOf('kara', 'goblin'),
      scripted(),
      { name: 'concentrate', actorId: 'kara', on: 'Web' },
      { ...conditionStep('goblin', 'restrained'), from: 'kara', held: true },
    );
    expect(one(play(held, scripted(7), damageStep('kara', 4)), 'kara').concentration).toBe('Web');
    const lost = play(held, scripted(6), damageStep('kara', 4));
    expect(one(lost, 'kara').concentration).toBeNull();
    expect(one(lost, 'goblin').conditions).toEqual([]);
  });

  it.each([
    [4, 10],
    [21, 10],
    [22, 11],
    [100, 30],
  ])('of %i is concentrated through against %i', (amount, dc) => {
    const tough = { ...profiles.kara, hitPoints: 200, maxHitPoints: 200 };
    const fight = play(
      newCombat(),
      scripted(),
      { name: 'join', profile: tough },
      { name: 'start' },
      { name: 'concentrate', actorId: 'kara', on: 'Web' },
    );
    const { events } = allowed(takeCombatStep(fight, step(damageStep('kara', amount)), scripted(20)));
    expect(events.find((event) => event.kind === 'save')?.rolls[0]?.against).toBe(dc);
  });
});

describe('a hero at 0 hit points', () => {
  const down = play(fightOf('tomas', 'goblin'), scripted(), damageStep('tomas', 10));
  const save = { name: 'deathSave', targetId: 'tomas' } as const;

  it('falls prone and loses what they concentrate on, but dies at once of damage that leaves the maximum over', () => {
    const spell = play(fightOf('tomas', 'goblin'), scripted(), { name: 'concentrate', actorId: 'tomas', on: 'Bless' });
    expect(one(play(spell, scripted(), damageStep('tomas', 21)), 'tomas')).toMatchObject({
      hitPoints: 0,
      dead: false,
      concentration: null,
    });
    expect(one(play(spell, scripted(), damageStep('tomas', 22)), 'tomas')).toMatchObject({ hitPoints: 0, dead: true });
    expect(names(one(down, 'tomas'))).toEqual(['prone']);
  });

  it('falls to the ground once, by a bite that would bring them down as well', () => {
    const fight = fightOf('goblin', 'tomas');
    const inflicts = { condition: 'prone', save: null, lasts: 'freed' } as const;
    const biting = {
      ...fight,
      combatants: fight.combatants.map((each) => ({ ...each, attacks: each.attacks.map((attack) => ({ ...attack, inflicts })) })),
    };
    const bite = step({ name: 'attack', actorId: 'goblin', targetId: 'tomas', attack: 'Sword' });
    const prone = (hitPoints: number) => {
      const hurt = { ...biting, combatants: biting.combatants.map((each) => (each.id === 'tomas' ? { ...each, hitPoints } : each)) };
      const { events } = allowed(takeCombatStep(hurt, bite, scripted(15, 4)));
      return events.filter(({ kind, name }) => kind === 'condition' && name === 'prone').length;
    };
    expect([prone(1), prone(12)]).toEqual([1, 1]);
  });

  it.each([
    [[10, 10, 10], { stable: true, dead: false, hitPoints: 0 }],
    [[9, 9, 9], { stable: false, dead: true }],
    [[1, 9], { dead: true }],
    [[10, 9, 20], { hitPoints: 1, stable: false, deathSaves: { successes: 0, failures: 0 } }],
    [[10, 9, 1], { dead: true }],
    [[10, 9], { deathSaves: { successes: 1, failures: 1 }, dead: false }],
  ])('with death saves of %j', (faces, expected) => {
    expect(one(play(down, scripted(...faces), ...faces.map(() => save)), 'tomas')).toMatchObject(expected);
  });

  it('fails a death save with any damage, two with a critical hit, and dies of the maximum', () => {
    expect(one(play(down, scripted(), damageStep('tomas', 1)), 'tomas').deathSaves.failures).toBe(1);
    const hit = play(down, scripted(3, 12, 1, 1), { name: 'attack', actorId: 'goblin', targetId: 'tomas', attack: 'Sword' });
    expect(one(hit, 'tomas').deathSaves.failures).toBe(2);
    expect(one(play(down, scripted(), damageStep('tomas', 12)), 'tomas').dead).toBe(true);
  });

  it('everybody is told what failed without a roll, and why', () => {
    const told = (fight: Combat, faces: number[], given: CombatStepInput) => {
      const { combat, events } = allowed(takeCombatStep(fight, step(given), scripted(...faces)));
      const change = { before: fight, after: combat };
      const facts = events.flatMap((event) => combatFactFor('players', change, event, 'words') ?? []);
      return facts.map((fact) => tellCombatFact(fact).sentence);
    };
    const struck = { name: 'attack', actorId: 'goblin', targetId: 'tomas', attack: 'Sword' } as const;
    expect(told(down, [], damageStep('tomas', 1))).toContain('Tomas, at 0 hit points, fails a death saving throw: 1 of 3.');
    expect(told(down, [3, 12, 1, 1], struck)).toContain(
      'Tomas, at 0 hit points, fails two death saving throws by the critical hit: 2 of 3.',
    );
    expect(told(down, [1], save)).toContain('The natural 1 counts as two failed death saving throws of Tomas: 2 of 3.');
    expect(told(down, [], damageStep('tomas', 12)).slice(-2)).toEqual([
      'The damage to Tomas, at 0 hit points, is as high as the hit point maximum.',
      'Tomas dies.',
    ]);
  });

  it('comes to with healing, which never exceeds the maximum, and is not healed when dead', () => {
    expect(one(play(down, scripted(), damageStep('tomas', 1), { name: 'heal', targetId: 'tomas', amount: 99 }), 'tomas')).toMatchObject({
      hitPoints: 12,
      deathSaves: { successes: 0, failures: 0 },
    });
    const dead = play(down, scripted(), damageStep('tomas', 12));
    expect(refusal(dead, { name: 'heal', targetId: 'tomas', amount: 5 })).toBe('Tomas is dead.');
    expect(one(play(dead, scripted(), { name: 'revive', targetId: 'tomas', amount: 1 }), 'tomas')).toMatchObject({
      hitPoints: 1,
      dead: false,
    });
  });

  it('cannot act, and is stable when helped until harmed again', () => {
    const helped = play(down, scripted(), damageStep('tomas', 1), { name: 'stabilize', targetId: 'tomas' });
    expect(refusal(helped, save)).toBe('Tomas is not dying.');
    expect(refusal(helped, { name: 'attack', actorId: 'tomas', targetId: 'goblin', attack: 'Sword' })).toBe('Tomas cannot act now.');
    const again = one(play(helped, scripted(), damageStep('tomas', 1)), 'tomas');
    expect(again).toMatchObject({ stable: false, deathSaves: { successes: 0, failures: 1 } });
  });
});
