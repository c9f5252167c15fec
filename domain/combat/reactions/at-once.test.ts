import { beforeAll, describe, expect, it } from 'vitest';
import { fightOf, one, scripted, step } from '#domain/combat/combat.fixture.ts';
import { combatOf, recordCombatStep, undoCombatSteps } from '#domain/combat/log.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { Asking, casting, feature, having, spell } from './asking.fixture.ts';
import { openOffers } from './open-offers.ts';
import { lastTold } from './taken-back.ts';

let [counter, burning, dodge]: UsedActivity[] = [];
beforeAll(async () => {
  counter = await spell('counterspell');
  burning = await spell('burning-hands');
  dodge = await feature('rogue', 'Uncanny Dodge', {});
});
const some = (used: UsedActivity | undefined): UsedActivity => {
  if (!used) throw new Error('not loaded');
  return used;
};
const asked = ({ now }: Asking) => openOffers(now).map(({ reactorId }) => reactorId);
const react = (asking: Asking, reactorId: string, way: string | null, slot = 0, ...faces: number[]) =>
  asking.take({ name: 'react', reactorId, way, slot }, ...faces);

/** The goblin casts, and Kara and Tomas can counter it. */
const goblinCasts = (): Asking => {
  const fight = ['kara', 'tomas', 'goblin'].reduce<Combat>(
    (combat, id) => having(combat, id, casting(id === 'goblin' ? 'burning-hands' : 'counterspell')),
    fightOf('goblin', 'kara', 'tomas'),
  );
  const cast: CombatStepInput = { name: 'useActivity', used: some(burning), actorId: 'goblin', targetIds: ['kara'], amount: 1, slot: 1 };
  return new Asking(fight, { kara: [some(counter)], tomas: [some(counter)] }).take(cast);
};
const slotsOf = (combat: Combat, id: string) => one(combat, id).slotCasting?.slots.find(({ level }) => level === 3)?.left;

describe('several who can react to one happening', () => {
  it('are asked at the same moment, and it goes on once all have answered', () => {
    const casts = goblinCasts();
    expect(asked(casts)).toEqual(['kara', 'tomas']);
    expect(asked(react(casts, 'tomas', null))).toEqual(['kara']);
    expect(asked(react(casts, 'kara', null, 0, 2, 2, 2, 1))).toEqual([]);
    expect(one(casts.now, 'kara').hitPoints).toBe(14);
  });

  it('come to the same whatever the order of their answers, and whoever is not needed spends nothing', () => {
    const orders = [
      ['kara', 'tomas'],
      ['tomas', 'kara'],
    ].map((order) => {
      // Kara's comes first, for she is first in the order of turns; the goblin fails.
      const done = order.reduce((casts, id) => react(casts, id, 'spell counterspell', 3, 2), goblinCasts());
      return { slots: ['kara', 'tomas'].map((id) => slotsOf(done.now, id)), hitPoints: one(done.now, 'kara').hitPoints };
    });
    expect(orders).toEqual([
      { slots: [0, 1], hitPoints: 20 },
      { slots: [0, 1], hitPoints: 20 },
    ]);
  });

  it('answer once each, and only those who are asked', () => {
    const casts = react(goblinCasts(), 'kara', null);
    const twice = recordCombatStep(casts.log, 'dm', step({ name: 'react', reactorId: 'kara', way: null, slot: 0 }), scripted());
    expect(twice.ok ? null : tellCombatRefusal(twice.refused)).toBe('Nobody is asked for a reaction now.');
    const held = casts.take({ name: 'holdReaction' });
    expect(asked(held)).toEqual(['tomas']);
  });

  it.each<[string, (casts: Asking) => Asking]>([
    ['is asked', (casts) => casts],
    ['is held', (casts) => casts.take({ name: 'holdReaction' })],
    ['is held after an answer', (casts) => react(casts, 'kara', null).take({ name: 'holdReaction' })],
    ['has had all answers', (casts) => react(react(casts, 'kara', null), 'tomas', null, 0, 2, 2, 2, 1)],
  ])('take the spell back by its name while it %s', (_, goOn) => {
    const told = lastTold(goOn(goblinCasts()).log);
    expect(told?.step.name === 'sheet' ? null : told?.events.filter(({ kind }) => kind === 'cast').map(({ name }) => name)).toEqual([
      'Burning Hands',
    ]);
  });

  it('stand as before the step where that is taken back', () => {
    const casts = react(goblinCasts(), 'kara', 'spell counterspell', 3);
    const done = react(casts, 'tomas', null, 0, 2);
    const undone = undoCombatSteps(done.log, 'dm');
    if (!undone.ok) throw new Error('not undone');
    const combat = combatOf(undone.value.log);
    expect([slotsOf(combat, 'kara'), combat.reaction, combat.alsoAsked]).toEqual([1, null, []]);
  });

  it('strike at whoever leaves their reach in the order in which they are left', () => {
    const fight = fightOf('goblin', 'kara', 'tomas');
    const away: CombatStepInput = { name: 'act', actorId: 'goblin', action: 'moveAway', targetIds: ['tomas', 'kara'] };
    const moving = new Asking(fight, { kara: [], tomas: [] }).take(away);
    expect(asked(moving)).toEqual(['tomas', 'kara']);
    react(react(moving, 'kara', 'attack Sword'), 'tomas', 'attack Sword', 0, 20, 8, 8);
    // Tomas brings the goblin down, so that Kara keeps her reaction.
    expect([one(moving.now, 'goblin').dead, one(moving.now, 'kara').reactionUsed]).toEqual([true, false]);
  });

  it('go on one after the other where an earlier build has asked the first of them', () => {
    const casts = goblinCasts();
    const head = casts.log.at(-1);
    if (!head?.waits) throw new Error('it waits');
    const { combat, waits } = head;
    casts.log = [...casts.log.slice(0, -1), { ...head, combat: { ...combat, alsoAsked: [] }, waits }];
    expect(asked(react(casts, 'kara', null))).toEqual(['tomas']);
    expect(asked(react(casts, 'tomas', null))).toEqual([]);
  });

  it('are asked alone where nobody else can react', () => {
    const swing = { name: 'attack', actorId: 'goblin', targetId: 'kara', attack: 'Sword' } as const;
    const hit = new Asking(fightOf('goblin', 'kara', 'tomas'), { kara: [some(dodge)], tomas: [] }).take(swing, 15, 4);
    expect(asked(hit)).toEqual(['kara']);
  });
});
