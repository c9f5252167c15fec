import { describe, expect, it } from 'vitest';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { takeCombatStep } from './combat.ts';
import { profiles, fightOf, one, play, scripted, step } from './combat.fixture.ts';
import { CombatantProfile, newCombat } from './state.ts';
import type { Combat } from './state.ts';
import type { CombatStepInput } from './step.ts';

const order = (combat: Combat) => combat.combatants.map((each) => each.id);
const names = ({ conditions }: { conditions: readonly { name: string }[] }) => conditions.map((each) => each.name);
const attackStep = { name: 'attack' as const, actorId: 'kara', targetId: 'goblin', attack: 'Sword' };
interface AttackInput extends Partial<typeof attackStep> {
  advantage?: 'advantage' | 'disadvantage';
  cover?: 'half' | 'three-quarters';
  close?: boolean;
}
const damageStep = (targetId: string, amount: number): CombatStepInput => ({ name: 'damage', actorId: null, targetId, amount, type: null });
const conditionStep = (
  targetId: string,
  condition: 'prone' | 'restrained' | 'paralyzed' | 'exhaustion' | 'poisoned' | 'invisible' | 'blinded',
) => ({ name: 'condition', from: null, targetId, condition }) as const;
const refusal = (combat: Combat, input: CombatStepInput) => {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
};

describe('initiative', () => {
  const joined = play(
    newCombat(),
    scripted(),
    { name: 'join', profile: profiles.tomas },
    { name: 'join', profile: profiles.kara },
    { name: 'join', profile: profiles.goblin },
  );

  it.each([
    ['by the dice', [5, 12, 19], ['goblin', 'kara', 'tomas']],
    ['by dexterity when the dice are equal, then by who came first', [9, 9, 9], ['kara', 'goblin', 'tomas']],
  ])('orders %s', (_, faces, expected) => {
    const started = play(joined, scripted(...faces), { name: 'start' });
    expect(order(started)).toEqual(expected);
    expect(started).toMatchObject({ phase: 'running', round: 1, active: expected[0] });
  });

  it('hinders the surprised', () => {
    const started = play(joined, scripted(15, 18, 4, 10), { name: 'start', surprised: ['kara'] });
    expect(one(started, 'kara').initiative).toBe(4 + 2);
  });

  it('lets a latecomer in at their place, under a name of their own', () => {
    const started = play(joined, scripted(5, 12, 19), { name: 'start' });
    const later = play(started, scripted(15), { name: 'join', profile: { ...profiles.goblin, id: 'goblin-b', source: null } });
    expect(order(later)).toEqual(['goblin', 'goblin-b', 'kara', 'tomas']);
    expect(one(later, 'goblin-b')).toMatchObject({ name: 'Goblin 2', initiative: 17 });
    expect(later.active).toBe('goblin');
  });
});

describe('the turn of somebody who is dying', () => {
  const next = { name: 'next' } as const;
  const dying = play(fightOf('kara', 'goblin'), scripted(), damageStep('kara', 20), next, next);

  it('does not end before the death save: it is rolled then', () => {
    const after = play(dying, scripted(5), next);
    expect(after.active).toBe('goblin');
    expect(one(after, 'kara').deathSaves).toEqual({ successes: 0, failures: 1 });
  });

  it('ends with no second save once it was rolled, and with none for the stable and those who fell in it', () => {
    const saved = play(dying, scripted(12, 5), { name: 'deathSave', targetId: 'kara' }, next);
    expect(one(saved, 'kara').deathSaves).toEqual({ successes: 1, failures: 0 });
    const stable = play(dying, scripted(5), { name: 'stabilize', targetId: 'kara' }, next);
    expect(one(stable, 'kara').deathSaves.failures).toBe(0);
    const fallen = play(fightOf('kara', 'goblin'), scripted(5), damageStep('kara', 20), next);
    expect(one(fallen, 'kara').deathSaves.failures).toBe(0);
  });

  it('goes on for whom a 20 wakes, and ends without them where they die', () => {
    expect(play(dying, scripted(20), next)).toMatchObject({ active: 'kara', round: dying.round });
    const worse = play(dying, scripted(), damageStep('kara', 1), damageStep('kara', 1), next);
    expect(one(worse, 'kara').dead).toBe(true);
    expect(worse.active).toBe('goblin');
  });
});

describe('turns', () => {
  it('go round, count rounds and pass over the dead', () => {
    const fight = fightOf('kara', 'goblin', 'tomas');
    const second = play(fight, scripted(), damageStep('goblin', 10), { name: 'next' });
    expect(second).toMatchObject({ active: 'tomas', round: 1 });
    expect(play(second, scripted(), { name: 'next' })).toMatchObject({ active: 'kara', round: 2 });
  });

  it('pass on when whoever acts leaves', () => {
    const left = play(fightOf('kara', 'goblin'), scripted(), { name: 'leave', targetId: 'kara' });
    expect(left).toMatchObject({ active: 'goblin', round: 1 });
    expect(order(left)).toEqual(['goblin']);
  });

  it.each([
    ['start', 1, 1],
    ['end', 1, 0],
    ['start', 2, 3],
    ['end', 2, 2],
  ] as const)(
    'end a condition that lasts to the %s of the giver’s turn, the %i. time, after it has outlived %i',
    (when, turns, outlived) => {
      const until = { combatantId: 'kara', when, turns };
      const blinded = play(fightOf('kara', 'goblin'), scripted(), { ...conditionStep('goblin', 'blinded'), from: 'kara', until });
      const after = (steps: number) => play(blinded, scripted(), ...Array.from({ length: steps }, () => ({ name: 'next' }) as const));
      expect(names(one(after(outlived), 'goblin'))).toEqual(['blinded']);
      expect(names(one(after(outlived + 1), 'goblin'))).toEqual([]);
    },
  );

  it('let the bearer save again at the end of each turn', () => {
    const poisoned = play(fightOf('kara', 'goblin'), scripted(), {
      ...conditionStep('kara', 'poisoned'),
      saveEnds: { ability: 'constitution', dc: 13 },
    });
    expect(names(one(play(poisoned, scripted(9), { name: 'next' }), 'kara'))).toEqual(['poisoned']);
    expect(names(one(play(poisoned, scripted(10), { name: 'next' }), 'kara'))).toEqual([]);
  });

  it('bring an effect back when the die says so', () => {
    const used = play(fightOf('troll', 'kara'), scripted(1, 1, 1, 1, 20), {
      name: 'use',
      actorId: 'troll',
      effect: 'Cold Breath',
      targetIds: ['kara'],
    });
    expect(refusal(used, { name: 'use', actorId: 'troll', effect: 'Cold Breath', targetIds: ['kara'] })).toBe(
      'Frost Troll cannot use Cold Breath again yet.',
    );
    expect(one(play(used, scripted(4), { name: 'next' }, { name: 'next' }), 'troll').spent).toEqual(['Cold Breath']);
    expect(one(play(used, scripted(5), { name: 'next' }, { name: 'next' }), 'troll').spent).toEqual([]);
  });
});

describe('an attack', () => {
  const fight = fightOf('kara', 'goblin', 'tomas', 'troll');
  const left = (combat: Combat, faces: number[], input: AttackInput = {}) =>
    one(play(combat, scripted(...faces), { ...attackStep, ...input }), input.targetId ?? 'goblin').hitPoints;

  it.each([
    ['misses below armor class', [9, 4], {}, 10],
    ['hits at armor class', [10, 4], {}, 3],
    ['counts half cover', [11, 4], { cover: 'half' }, 10],
    ['counts three-quarters cover', [15, 4], { cover: 'three-quarters' }, 3],
    ['always misses on 1', [1, 8], {}, 10],
    ['doubles the dice on 20', [20, 1, 2], {}, 4],
    ['kills at 0', [20, 8, 8], {}, 0],
    ['keeps the better of two with advantage', [3, 12, 1], { advantage: 'advantage' }, 6],
    ['keeps the worse of two with disadvantage', [3, 12, 1], { advantage: 'disadvantage' }, 10],
    ['shoots badly at somebody close', [3, 12, 1], { attack: 'Bow', close: true }, 10],
  ] as const)('%s', (_, faces, input, expected) => {
    expect(left(fight, [...faces], input)).toBe(expected);
  });

  it.each([
    ['a prone target is easy up close', conditionStep('goblin', 'prone'), [3, 12, 1], {}, 6],
    ['a prone target is hard from afar', conditionStep('goblin', 'prone'), [3, 12, 1], { attack: 'Bow' }, 10],
    ['a restrained target is easy', conditionStep('goblin', 'restrained'), [3, 12, 1], { attack: 'Bow' }, 6],
    ['an unseen target is hard', conditionStep('goblin', 'invisible'), [3, 12, 1], {}, 10],
    ['an unseen attacker has it easy', conditionStep('kara', 'invisible'), [3, 12, 1], {}, 6],
    ['a poisoned attacker has it hard', conditionStep('kara', 'poisoned'), [3, 12, 1], {}, 10],
    ['exhaustion takes 2', conditionStep('kara', 'exhaustion'), [11, 1], {}, 10],
    ['a hit on the paralyzed is critical', conditionStep('goblin', 'paralyzed'), [3, 12, 1, 2], {}, 4],
    ['a shot at the paralyzed is not', conditionStep('goblin', 'paralyzed'), [3, 12, 1, 2], { attack: 'Bow' }, 6],
  ] as const)('%s', (_, condition, faces, input, expected) => {
    expect(left(play(fight, scripted(), condition), [...faces], input)).toBe(expected);
  });

  it('hits at whoever holds the attacker without hindrance, and others with it', () => {
    const grappled = play(fight, scripted(), { name: 'condition', from: 'goblin', targetId: 'kara', condition: 'grappled' });
    expect(left(grappled, [12, 3])).toBe(4);
    expect(left(grappled, [12, 3], { targetId: 'tomas' })).toBe(10);
  });

  it.each([
    [{ actorId: 'kara', targetId: 'kara' }, 'Kara cannot attack themselves.'],
    [{ attack: 'Fist' }, 'Kara has no such attack.'],
    [{ targetId: 'nobody' }, 'That creature is not in this fight.'],
    [{ actorId: 'troll', attack: 'Claw', targetId: 'tomas' }, 'Frost Troll cannot act now.'],
    [{ actorId: 'goblin', targetId: 'kara' }, 'Goblin is charmed by Kara and will not attack.'],
  ])('is refused: %j', (input, sentence) => {
    const prepared = play(fight, scripted(), conditionStep('troll', 'paralyzed'), {
      name: 'condition',
      from: 'kara',
      targetId: 'goblin',
      condition: 'charmed',
    });
    expect(refusal(prepared, { ...attackStep, ...input })).toBe(sentence);
  });

  it('inflicts what it brings unless the save is made', () => {
    const claw = { name: 'attack', actorId: 'troll', targetId: 'kara', attack: 'Claw' } as const;
    expect(one(play(fight, scripted(11, 1, 1, 8), claw), 'kara').conditions).toMatchObject([
      { name: 'poisoned', from: 'troll', saveEnds: { ability: 'constitution', dc: 12 } },
    ]);
    expect(one(play(fight, scripted(11, 1, 1, 9), claw), 'kara').conditions).toEqual([]);
  });
});

describe('what lasts to the end of the giver’s next turn', () => {
  const inflicts = { condition: 'poisoned', save: null, lasts: 'endOfSourceTurn' };
  const stun = CombatantProfile.parse({ ...profiles.troll, attacks: profiles.troll.attacks.map((attack) => ({ ...attack, inflicts })) });
  const fight = play(newCombat(), scripted(), ...[profiles.kara, stun].map((profile) => ({ name: 'join', profile }) as const));
  const hit = { name: 'attack', actorId: 'troll', targetId: 'kara', attack: 'Claw' } as const;
  const after = (combat: typeof fight, turns: number) =>
    names(one(play(combat, scripted(), ...Array.from({ length: turns }, () => ({ name: 'next' }) as const)), 'kara'));

  it('does not end with the turn that is being taken', () => {
    const struck = play(play(fight, scripted(1, 20), { name: 'start' }), scripted(11, 1, 1), hit);
    expect([after(struck, 1), after(struck, 2), after(struck, 3)]).toEqual([['poisoned'], ['poisoned'], []]);
  });

  it('ends with the next turn when it was given in that of another', () => {
    const struck = play(play(fight, scripted(20, 1), { name: 'start' }), scripted(11, 1, 1), hit);
    expect([after(struck, 1), after(struck, 2)]).toEqual([['poisoned'], []]);
  });
});

describe('conditions', () => {
  const fight = fightOf('kara', 'troll');

  it('do not take hold of the immune', () => {
    expect(
      one(play(fight, scripted(), { name: 'condition', from: 'kara', targetId: 'troll', condition: 'charmed' }), 'troll').conditions,
    ).toEqual([]);
  });

  it('rise and fall by levels of exhaustion, of which the sixth kills', () => {
    const tired = play(fight, scripted(), ...Array.from({ length: 5 }, () => conditionStep('kara', 'exhaustion')));
    expect(one(tired, 'kara').conditions).toMatchObject([{ name: 'exhaustion', level: 5 }]);
    const rested = play(tired, scripted(), { name: 'endCondition', targetId: 'kara', condition: 'exhaustion' });
    expect(one(rested, 'kara').conditions).toMatchObject([{ level: 4 }]);
    expect(one(play(tired, scripted(), conditionStep('kara', 'exhaustion')), 'kara').dead).toBe(true);
  });

  it('are held only by those who concentrate, and ended only where they are', () => {
    expect(refusal(fight, { ...conditionStep('troll', 'restrained'), from: 'kara', held: true })).toBe(
      'Only a creature that concentrates can keep up a condition.',
    );
    expect(refusal(fight, { name: 'endCondition', targetId: 'kara', condition: 'prone' })).toBe('Kara is not prone.');
  });
});

describe('the end', () => {
  it('shares the experience of foes who died or yielded among the heroes', () => {
    const fight = play(fightOf('kara', 'tomas', 'goblin', 'troll', 'lurker'), scripted(), damageStep('goblin', 10));
    const over = play(fight, scripted(), { name: 'end', yielded: ['troll'] });
    expect(over).toMatchObject({ phase: 'over', active: null });
    expect(over.award).toEqual({ total: 750, each: 375, heroes: ['kara', 'tomas'], defeated: ['goblin', 'troll'] });
    expect(refusal(over, { name: 'next' })).toBe('This fight is over.');
    expect(refusal(fight, { name: 'end', yielded: ['kara'] })).toBe('Kara is not a foe.');
  });

  it('shares that of foes who left because they gave up as well, and of nobody else who left', () => {
    const fight = play(
      fightOf('kara', 'tomas', 'goblin', 'troll'),
      scripted(),
      { name: 'leave', targetId: 'goblin', yields: true },
      { name: 'leave', targetId: 'troll' },
    );
    expect(refusal(fight, { name: 'leave', targetId: 'kara', yields: true })).toBe('Kara is not a foe.');
    const over = play(fight, scripted(), { name: 'end', yielded: [] });
    expect(over.award).toEqual({ total: 50, each: 25, heroes: ['kara', 'tomas'], defeated: ['goblin'] });
  });

  it('gives nobody experience where heroes rise by milestones', () => {
    const fight = play(fightOf('kara', 'tomas', 'goblin'), scripted(), damageStep('goblin', 10));
    const over = play(fight, scripted(), { name: 'end', byMilestone: true });
    expect(over.award).toMatchObject({ each: 0, defeated: ['goblin'] });
  });

  it('sees heroes get up who lie there, as far as they can, and nobody else', () => {
    const fight = play(
      fightOf('kara', 'tomas', 'goblin'),
      scripted(),
      ...['kara', 'tomas', 'goblin'].map((id) => conditionStep(id, 'prone')),
      conditionStep('tomas', 'paralyzed'),
    );
    const over = play(fight, scripted(), { name: 'end' });
    expect(['kara', 'tomas', 'goblin'].map((id) => names(one(over, id)))).toEqual([[], ['prone', 'paralyzed'], ['prone']]);
  });

  it('comes after a start, which comes once and with somebody to fight', () => {
    expect(refusal(newCombat(), { name: 'end' })).toBe('The fight has not started yet.');
    expect(refusal(newCombat(), { name: 'start' })).toBe('Add somebody to the fight first.');
    expect(refusal(fightOf('kara'), { name: 'start' })).toBe('The fight has started already.');
  });
});
