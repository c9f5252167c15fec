import { beforeAll, describe, expect, it } from 'vitest';
import { allowed, fightOf, one, scripted, step } from '#domain/combat/combat.fixture.ts';
import { combatOf, recordActTime, recordCombatStep, undoCombatSteps } from '#domain/combat/log.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { powersOf } from '#domain/combat/use/power-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { Asking, casting, feature, having, spell } from './asking.fixture.ts';

let ready: Record<'shield' | 'rebuke' | 'counter' | 'dodge' | 'deflect' | 'parry' | 'endure' | 'resist', UsedActivity>;
beforeAll(async () => {
  const knight = (await loadMonsterDetails('humanoid')).get('Knight');
  const parry = knight && powersOf(knight, { spellcasting: null }).find(({ name }) => name === 'Parry');
  if (!parry) throw new Error('no Parry');
  ready = {
    shield: await spell('shield'),
    rebuke: await spell('hellish-rebuke'),
    counter: await spell('counterspell'),
    dodge: await feature('rogue', 'Uncanny Dodge', {}),
    deflect: await feature('monk', 'Deflect Attacks', { dexterity: 3, level: 3 }),
    endure: await feature('species', 'Relentless Endurance', {}),
    resist: await feature('ranger', 'Superior Hunter’s Defense', {}),
    parry,
  };
});

const swing = { name: 'attack', actorId: 'goblin', targetId: 'kara', attack: 'Sword' } as const;
const fight = () => fightOf('goblin', 'kara', 'tomas');

describe('SRD 5.2.1, Shield', () => {
  const shielded = () => new Asking(having(fight(), 'kara', casting('shield')), { kara: [ready.shield] });

  it('turns a hit into a miss when 5 more armor class is enough, and spends slot and reaction', () => {
    // 12 + 5 is 17 against AC 16: a hit, and a miss against 21.
    const asked = shielded().take(swing, 12);
    expect(asked.now.reaction).toMatchObject({ reactorId: 'kara', to: 'hit', byId: 'goblin', what: 'Sword', total: 17 });
    expect(asked.now.reaction?.ways).toEqual([{ key: 'spell shield', name: 'Shield', slots: [1], misses: true, less: null, d20: null }]);
    expect(one(asked.now, 'kara').hitPoints).toBe(20);
    asked.answer('spell shield', 1);
    expect(asked.told).toEqual(['cast 1', 'effectStarted', 'attack miss']);
    // The card says what it was rolled against in the end.
    expect(asked.last?.events.find(({ kind }) => kind === 'attack')?.rolls).toMatchObject([{ total: 17, against: 21 }]);
    expect(one(asked.now, 'kara')).toMatchObject({ hitPoints: 20, reactionUsed: true, slotCasting: { slots: [{ left: 1 }, { left: 1 }] } });
    expect(asked.now.reaction).toBeNull();
  });

  it('is not asked for where it cannot help: against a natural 20, or a roll that is high enough', () => {
    expect(shielded().take(swing, 20, 4, 4).now.reaction).toBeNull();
    const hit = shielded().take(swing, 17, 4);
    expect([hit.now.reaction, one(hit.now, 'kara').hitPoints]).toEqual([null, 13]);
  });

  it('is left, and the attack hits with the dice that fell', () => {
    const asked = shielded().take(swing, 12).answer(null, 0, 4);
    expect(one(asked.now, 'kara')).toMatchObject({ hitPoints: 13, reactionUsed: false });
    expect(asked.last?.events.find(({ kind }) => kind === 'attack')?.rolls[0]?.faces).toEqual([12]);
  });

  it('is not offered on a miss, without a slot, or after a reaction', () => {
    expect(shielded().take(swing, 3).now.reaction).toBeNull();
    const empty = having(fight(), 'kara', {
      slotCasting: { dc: 13, toHit: 5, modifier: 3, level: 5, proficiency: 3, spells: ['shield'], slots: [] },
    });
    expect(new Asking(empty, { kara: [ready.shield] }).take(swing, 12).now.reaction).toBeNull();
    const spent = having(fight(), 'kara', { ...casting('shield'), reactionUsed: true });
    expect(new Asking(spent, { kara: [ready.shield] }).take(swing, 12).now.reaction).toBeNull();
  });
});

describe('SRD 5.2.1, other reactions to a hit', () => {
  it('Uncanny Dodge halves the damage of the attack, rounded down', () => {
    const asked = new Asking(fight(), { kara: [ready.dodge] }).take(swing, 15, 4);
    expect(asked.now.reaction).toMatchObject({ total: null, damage: 7, ways: [{ less: 'half', misses: null }] });
    // 4 + 3 is 7, of which 3 are left.
    expect(one(asked.answer('feature Uncanny Dodge').now, 'kara').hitPoints).toBe(17);
  });

  it('Uncanny Dodge asks for an attacker who is seen', () => {
    const unseen = having(fight(), 'goblin', { hidden: true });
    expect(new Asking(unseen, { kara: [ready.dodge] }).take(swing, 15).now.reaction).toBeNull();
  });

  it('Deflect Attacks takes 1d10 + dexterity + level from the damage', () => {
    const asked = new Asking(fight(), { kara: [ready.deflect] }).take(swing, 15, 8);
    expect(asked.now.reaction?.ways).toMatchObject([{ less: '1d10+6' }]);
    expect(one(asked.answer('feature Deflect Attacks deflect', 0, 2).now, 'kara').hitPoints).toBe(17);
  });

  it('Parry of a creature answers melee attacks alone', () => {
    const hero = fightOf('kara', 'goblin');
    const strike = { ...swing, actorId: 'kara', targetId: 'goblin' } as const;
    const parried = new Asking(hero, { goblin: [ready.parry] }).take(strike, 11);
    expect(parried.now.reaction?.ways).toMatchObject([{ name: 'Parry', misses: true }]);
    expect(one(parried.answer('power parry').now, 'goblin').hitPoints).toBe(10);
    expect(new Asking(hero, { goblin: [ready.parry] }).take({ ...strike, attack: 'Bow', close: false }, 11).now.reaction).toBeNull();
  });

  it('a creature that nobody plays reacts by itself where it helps', () => {
    const hero = fightOf('kara', 'goblin');
    const strike = { ...swing, actorId: 'kara', targetId: 'goblin' } as const;
    const alone = () => new Asking(hero, { goblin: [ready.parry] }, [], ['goblin']);
    expect(alone().take(strike, 11).last?.events.at(-1)).toMatchObject({ kind: 'attack', outcome: 'miss' });
    expect(one(alone().take(strike, 18, 4).now, 'goblin').reactionUsed).toBe(false);
  });
});

describe('SRD 5.2.1, other triggers', () => {
  it('Hellish Rebuke burns who dealt the damage', () => {
    const asked = new Asking(having(fight(), 'kara', casting('hellish-rebuke')), { kara: [ready.rebuke] }).take(swing, 15, 4);
    expect(asked.now.reaction).toMatchObject({ to: 'damaged', byId: 'goblin' });
    asked.answer('spell hellish-rebuke', 1, 3, 3, 2);
    expect(one(asked.now, 'kara')).toMatchObject({ hitPoints: 13, reactionUsed: true });
    expect(one(asked.now, 'goblin').hitPoints).toBe(4);
  });

  const caster = () => having(having(fightOf('kara', 'goblin'), 'kara', casting('burning-hands')), 'goblin', casting('counterspell'));
  const burning = async (): Promise<CombatStepInput> => ({
    name: 'useActivity',
    used: await spell('burning-hands'),
    actorId: 'kara',
    targetIds: ['goblin'],
    slot: 1,
    amount: 1,
  });

  it('Counterspell: the spell of who fails the save comes to nothing, its slot is kept, and its action is gone', async () => {
    const asked = new Asking(caster(), { goblin: [ready.counter] }).take(await burning());
    expect(asked.now.reaction).toMatchObject({ reactorId: 'goblin', to: 'spell', what: 'Burning Hands' });
    asked.answer('spell counterspell', 3, 2);
    expect(asked.told?.at(-1)).toBe('countered');
    expect(one(asked.now, 'goblin')).toMatchObject({ hitPoints: 10, reactionUsed: true });
    expect(one(asked.now, 'kara').slotCasting?.slots[0]?.left).toBe(2);
    expect(asked.now.attacksMade).toBe(1);
  });

  it('Counterspell: who makes the save casts on', async () => {
    const asked = new Asking(caster(), { goblin: [ready.counter] }).take(await burning());
    asked.answer('spell counterspell', 3, 20, 2, 2, 2, 1);
    expect(one(asked.now, 'goblin').hitPoints).toBe(4);
  });

  it('Superior Hunter’s Defense: half of the damage, and of all other damage of its type until the turn ends', () => {
    const burn = { name: 'damage', actorId: 'goblin', targetId: 'kara', amount: 7, type: 'fire' } as const;
    const asked = new Asking(fight(), { kara: [ready.resist] }).take(burn);
    expect(asked.now.reaction).toMatchObject({ to: 'taking', byId: 'goblin', what: 'fire', total: 7, ways: [{ less: 'half' }] });
    expect(one(asked.answer('feature Superior Hunter’s Defense').now, 'kara')).toMatchObject({ hitPoints: 17, reactionUsed: true });
    expect(one(asked.take(burn).now, 'kara').hitPoints).toBe(14);
    expect(one(asked.take({ ...burn, type: 'cold' }).now, 'kara').hitPoints).toBe(7);
    expect(one(asked.take({ name: 'next' }).now, 'kara').activeEffects).toEqual([]);
  });

  it('Superior Hunter’s Defense answers an attack once its damage has fallen, and is not offered against what is resisted', () => {
    const struck = new Asking(fight(), { kara: [ready.resist] }).take(swing, 15, 4);
    expect(struck.now.reaction).toMatchObject({ to: 'taking', what: 'slashing', total: 7 });
    expect(one(struck.answer('feature Superior Hunter’s Defense').now, 'kara').hitPoints).toBe(17);
    const resistant = having(fight(), 'kara', { resistances: ['slashing'] });
    expect(one(new Asking(resistant, { kara: [ready.resist] }).take(swing, 15, 4).now, 'kara').hitPoints).toBe(17);
  });

  it('Relentless Endurance: 1 hit point in the place of 0, without a reaction', () => {
    const weak = having(fight(), 'kara', { hitPoints: 5 });
    const asked = new Asking(weak, { kara: [ready.endure] }).take(swing, 15, 8);
    expect(asked.now.reaction).toMatchObject({ to: 'falling', byId: null });
    expect(one(asked.answer('feature Relentless Endurance').now, 'kara')).toMatchObject({
      hitPoints: 1,
      conditions: [],
      reactionUsed: false,
    });
    const left = new Asking(weak, { kara: [ready.endure] }).take(swing, 15, 8).answer(null);
    expect(one(left.now, 'kara').hitPoints).toBe(0);
  });
});

describe('SRD 5.2.1, Opportunity Attacks', () => {
  const away: CombatStepInput = { name: 'act', actorId: 'kara', action: 'moveAway', targetIds: ['goblin'] };
  const moving = () => new Asking(fightOf('kara', 'goblin', 'tomas'), {}, ['goblin', 'tomas']);

  it('one attack is offered to whoever is moved away from, as a reaction', () => {
    const asked = moving().take(away);
    expect(asked.now.reaction).toMatchObject({
      reactorId: 'goblin',
      to: 'leaving',
      byId: 'kara',
      ways: [{ key: 'attack Sword', name: 'Sword' }],
    });
    asked.answer('attack Sword', 0, 15, 4);
    expect(one(asked.now, 'kara').hitPoints).toBe(13);
    expect(one(asked.now, 'goblin').reactionUsed).toBe(true);
    expect(asked.take(away).now.reaction).toBeNull();
  });

  it('Disengage prevents it', () => {
    const asked = moving().take({ name: 'act', actorId: 'kara', action: 'disengage' }).take(away);
    expect(asked.now.reaction).toBeNull();
  });

  it('nobody attacks whom they cannot see', () => {
    const unseen: CombatStepInput = { name: 'condition', from: null, targetId: 'kara', condition: 'invisible' };
    expect(moving().take(unseen).take(away).now.reaction).toBeNull();
  });

  it('several are asked one after another', () => {
    const both = moving().take({ ...away, targetIds: ['goblin', 'tomas'] });
    expect(both.answer(null).now.reaction?.reactorId).toBe('tomas');
    expect(both.answer(null).now.reaction).toBeNull();
  });
});

describe('a fight that waits for an answer', () => {
  const waiting = () => new Asking(having(fight(), 'kara', casting('shield')), { kara: [ready.shield] }).take(swing, 12);

  it('takes no other step, and refuses the answers of others', () => {
    const refused = (input: CombatStepInput) => {
      const recorded = recordCombatStep(waiting().log, 'dm', step(input), scripted());
      return recorded.ok ? '' : recorded.refused.code;
    };
    expect(refused({ name: 'next' })).toBe('waitsForReaction');
    expect(refused({ name: 'react', reactorId: 'tomas', way: null, slot: 0 })).toBe('nothingAsked');
    expect(takeCombatStep(fight(), step({ name: 'react', reactorId: 'kara', way: null, slot: 0 }), scripted()).ok).toBe(false);
  });

  it('takes nothing that is done on the sheet of a hero who stands in it', () => {
    const { log } = waiting();
    const head = log.at(-1);
    if (!head) throw new Error('no entry');
    const combatants = head.combat.combatants.map((each) => (each.id === 'kara' ? { ...each, source: 'kara-sheet' } : each));
    const known = [...log.slice(0, -1), { ...head, combat: { ...head.combat, combatants } }];
    const time = { name: 'Shield', takes: 'reaction', kind: 'spell', isMagic: false, takesSlot: true } as const;
    expect(recordActTime(known, 'sheet', 'kara-sheet', time)).toMatchObject({ ok: false, refused: { code: 'waitsForReaction' } });
    expect(recordActTime(known, 'sheet', 'another', time)).toEqual({ ok: true, value: null });
  });

  it('waits without end when that is wished', () => {
    const held = waiting();
    held.take({ name: 'holdReaction' });
    expect(held.now.reaction).toMatchObject({ reactorId: 'kara', endsAt: null });
    expect(held.answer('spell shield', 1).now.reaction).toBeNull();
  });

  it('is taken back to before the step, whether it was answered or not', () => {
    for (const log of [waiting().log, waiting().answer('spell shield', 1).log]) {
      const undone = undoCombatSteps(log, 'dm');
      if (!undone.ok) throw new Error('not undone');
      expect(combatOf(undone.value.log)).toEqual(having(fight(), 'kara', casting('shield')));
    }
  });

  it('an answer that is none of the ways counts as none', () => {
    const { now } = waiting().answer('spell wish', 9, 4);
    expect(one(now, 'kara')).toMatchObject({ hitPoints: 13, reactionUsed: false });
    expect(allowed(takeCombatStep(now, step({ name: 'next' }), scripted())).offers).toEqual([]);
  });
});
