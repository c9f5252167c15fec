import { beforeAll, describe, expect, it } from 'vitest';
import { fightOf, one } from '#domain/combat/combat.fixture.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { Asking, casting, feature, having, spell } from './asking.fixture.ts';

let [shield, dodge, burning, counter]: UsedActivity[] = [];
beforeAll(async () => {
  shield = await spell('shield');
  dodge = await feature('rogue', 'Uncanny Dodge', {});
  burning = await spell('burning-hands');
  counter = await spell('counterspell');
});
const some = (used: UsedActivity | undefined): UsedActivity => {
  if (!used) throw new Error('not loaded');
  return used;
};

/** Words that take 1d8 from the roll of an attack, or from its damage. */
const words = (does: 'roll' | 'damage'): UsedActivity => ({
  ...some(dodge),
  id: does,
  name: does,
  activity: {
    kind: 'effect',
    activation: { kind: 'reaction', answers: { to: 'anyHit', ...(does === 'roll' && { d20: { add: '-1d8' } }) } },
    duration: { kind: 'instant' },
    effects: does === 'roll' ? [] : [{ changes: [{ on: 'damageTaken', less: '1d8', when: 'the damage of this roll' }] }],
  },
});

const swing = { name: 'attack', actorId: 'goblin', targetId: 'kara', attack: 'Sword' } as const;
/** The goblin hits Kara with 17 and 7 damage; Kara can do both, and so can Tomas. */
const fight = (): Combat => having(fightOf('goblin', 'kara', 'tomas'), 'kara', casting('shield'));
const struck = (...faces: number[]) =>
  new Asking(fight(), { kara: [some(dodge), some(shield)], tomas: [words('damage'), words('roll')] }).take(swing, ...faces);
const asked = ({ now: { reaction } }: Asking) => reaction && [reaction.reactorId, ...reaction.ways.map(({ name }) => name)].join(' ');

describe('reactions to a hit', () => {
  it('are asked about in the order of what they answer: the roll, then the hit, then its damage', () => {
    const fighting = struck(12);
    const questions = [asked(fighting)];
    for (let count = 0; count < 3; count += 1) questions.push(asked(fighting.answer(null)));
    expect(questions).toEqual(['tomas roll damage', 'kara Shield', 'kara Uncanny Dodge', null]);
    // 1 + 3 slashing.
    expect(one(fighting.now, 'kara').hitPoints).toBe(16);
  });

  it('ask whoever can lower roll and damage once: the damage is lessened when it falls, and nothing is spent on a hit that misses', () => {
    const lessened = struck(12).answer('feature damage').answer(null, 0, 4).answer(null, 0, 3);
    // 4 + 3, less 3.
    expect([asked(lessened), one(lessened.now, 'kara').hitPoints, one(lessened.now, 'tomas').reactionUsed]).toEqual([null, 16, true]);
    const missed = struck(12).answer('feature damage').answer('spell shield', 1);
    expect([asked(missed), one(missed.now, 'kara').hitPoints, one(missed.now, 'tomas').reactionUsed]).toEqual([null, 20, false]);
  });

  it('are not asked about once the roll misses', () => {
    const fighting = struck(12).answer('feature roll', 0, 3);
    expect(fighting.told).toEqual(['effect', 'attack miss']);
    expect(one(fighting.now, 'kara').reactionUsed).toBe(false);
  });

  it('are asked about with the roll as it stands, which is told once', () => {
    // 13 + 5 is 18, less 2 is 16: a hit against 16 that Shield turns away.
    const fighting = struck(13).answer('feature roll', 0, 2);
    expect(fighting.now.reaction).toMatchObject({ reactorId: 'kara', total: 16 });
    fighting.answer('spell shield', 1);
    const totals = fighting.last?.events.filter(({ kind }) => kind === 'attack').map(({ rolls }) => rolls[0]?.total);
    expect([totals, one(fighting.now, 'kara').hitPoints]).toEqual([[16], 20]);
  });

  it('lower no roll that hits whatever is taken from it', () => {
    expect(asked(struck(20, 1, 1))).toBe('kara Uncanny Dodge');
  });

  it('lessen no damage that hurts nobody', () => {
    const immune = having(fight(), 'kara', { immunities: ['slashing'] });
    const fighting = new Asking(immune, { kara: [some(dodge)], tomas: [words('damage')] }).take(swing, 15, 4);
    expect(fighting.now.reaction).toBeNull();
  });

  it('come after the hit was told, and nothing is told twice', () => {
    const fighting = new Asking(fight(), { kara: [some(dodge)] }).take(swing, 15, 4);
    expect(fighting.told).toEqual(['attack hit', 'asked']);
    fighting.answer('feature Uncanny Dodge');
    expect(fighting.told).toEqual(['attack hit', 'effect 0', 'damage 3']);
    expect(fighting.last?.told).toBe(1);
  });
});

describe('reactions to what is announced', () => {
  it('a spell is told before others may counter it', () => {
    const both = having(having(fightOf('kara', 'goblin'), 'kara', casting('burning-hands')), 'goblin', casting('counterspell'));
    const cast = (slot: number): CombatStepInput => ({
      name: 'useActivity',
      used: some(burning),
      actorId: 'kara',
      targetIds: ['goblin'],
      amount: 1,
      slot,
    });
    const fighting = new Asking(both, { goblin: [some(counter)] }).take(cast(1));
    expect(fighting.told).toEqual(['cast 1', 'asked']);
    fighting.answer(null, 0, 2, 2, 2, 1);
    expect([fighting.told?.slice(0, 2), fighting.last?.told]).toEqual([['cast 1', 'effect'], 1]);
    expect(() => new Asking(both, { goblin: [some(counter)] }).take(cast(2))).toThrow('Kara has no level 2 spell slot left.');
  });

  it('a breath is told with its dice before it is lessened', () => {
    const breath: CombatStepInput = { name: 'use', actorId: 'troll', effect: 'Cold Breath', targetIds: ['kara'] };
    const soften: UsedActivity = {
      ...words('damage'),
      activity: { ...words('damage').activity, activation: { kind: 'reaction', answers: { to: 'anyDamage' } } },
    };
    const fighting = new Asking(fightOf('troll', 'kara', 'tomas'), { tomas: [soften] }).take(breath, 4, 4, 4, 4);
    expect(fighting.told).toEqual(['effect', 'asked']);
    expect(fighting.last?.events[0]?.rolls[0]?.total).toBe(16);
    fighting.answer('feature damage', 0, 6, 2);
    expect(fighting.told).toEqual(['effect', 'effect', 'save failed', 'damage 10']);
  });
});
