import { describe, expect, it } from 'vitest';
import { fightOf, one } from '#domain/combat/combat.fixture.ts';
import { combatOf, undoCombatSteps } from '#domain/combat/log.ts';
import type { Combat } from '#domain/combat/state.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { Saving, breath, fight, inspiring } from './saving.fixture.ts';

describe('a die of Bardic Inspiration that somebody holds', () => {
  const die = { ...effect('Bardic Inspiration', { on: 'failedTest', add: '1d6' }), id: 'die', from: 'tomas' };
  const holding = (combat: Combat, add = '1d6'): Combat => ({
    ...combat,
    combatants: combat.combatants.map((each) =>
      each.id === 'kara' ? { ...each, activeEffects: [{ ...die, changes: [{ on: 'failedTest', add }] }] } : each,
    ),
  });
  const swing = { name: 'attack', actorId: 'kara', targetId: 'troll', attack: 'Sword' } as const;
  const onTurn = (add = '1d6') => holding(fightOf('kara', 'troll', 'tomas'), add);
  const held = ({ now }: Saving) => one(now, 'kara').activeEffects.map(({ name }) => name);

  it('is offered on an attack that misses by what it can add, and gone once it is rolled', () => {
    const missed = new Saving(onTurn()).take(swing, 7);
    expect(missed.now.reaction).toMatchObject({
      reactorId: 'kara',
      to: 'missed',
      ways: [{ key: 'die die', name: 'Bardic Inspiration', d20: { add: '1d6' } }],
    });
    missed.inspired('die die', 6, 4);
    expect([missed.told?.includes('attack troll hit'), held(missed)]).toEqual([true, []]);
  });

  it('is spent where it does not help, too, and Heroic Inspiration can follow it', () => {
    const missed = new Saving(inspiring(onTurn(), 'kara')).take(swing, 4);
    expect(missed.now.reaction?.ways.map(({ key }) => key)).toEqual(['inspiration', 'die die']);
    missed.inspired('die die', 1);
    expect(missed.now.reaction?.ways.map(({ key }) => key)).toEqual(['inspiration']);
    missed.inspired('inspiration', 20, 4, 4);
    expect([missed.told?.includes('attack troll critical'), held(missed)]).toEqual([true, []]);
  });

  it('is not asked about where it cannot help: on a natural 1, and beyond its highest face', () => {
    expect(new Saving(onTurn('1d20')).take(swing, 1).now.reaction).toBeNull();
    expect(new Saving(onTurn('1d4')).take(swing, 2).now.reaction).toBeNull();
    expect(new Saving(onTurn()).take(swing, 2).now.reaction).not.toBeNull();
  });

  it('is offered on a save and a check that fail, and comes back with an undo', () => {
    const saved = new Saving(holding(fight())).take(breath, 4, 4, 4, 4).roll(['tomas', 'kara'], 11, 9);
    expect(saved.now.reaction).toMatchObject({ reactorId: 'kara', to: 'failedSave', ways: [{ key: 'die die' }] });
    saved.inspired('die die', 6);
    expect([saved.told?.includes('save kara saved'), held(saved)]).toEqual([true, []]);
    const undone = undoCombatSteps(saved.log, 'dm');
    expect(undone.ok && one(combatOf(undone.value.log), 'kara').activeEffects).toHaveLength(1);
    const hiding = new Saving(onTurn()).take({ name: 'act', actorId: 'kara', action: 'hide' }, 10);
    expect(hiding.now.reaction).toMatchObject({ to: 'failedCheck', ways: [{ key: 'die die' }] });
  });

  it('is kept by whoever does without', () => {
    expect(held(new Saving(onTurn()).take(swing, 7).inspired(null))).toEqual(['Bardic Inspiration']);
  });
});
