import { describe, expect, it } from 'vitest';
import { fightOf, one, play, profiles, scripted } from '#domain/combat/combat.fixture.ts';
import { CombatantProfile, newCombat } from '#domain/combat/state.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { attack, bow, events, fight, harm, mode, saving, under } from './fight.fixture.ts';
import type { Attack } from './fight.fixture.ts';

describe('SRD 5.2.1, Making an Attack:', () => {
  const outcome = (faces: number[], given: Attack = {}) =>
    events(fight(), faces, attack(given)).find(({ kind }) => kind === 'attack')?.outcome;
  it('an attack hits at armor class and misses below', () => expect([outcome([10]), outcome([9])]).toEqual(['hit', 'miss']));
  it('a natural 20 hits whatever the armor class', () => {
    const plated = fight();
    const steel: Combat = { ...plated, combatants: plated.combatants.map((each) => ({ ...each, armorClass: 40 })) };
    expect(events(steel, [20], attack()).find(({ kind }) => kind === 'attack')?.outcome).toBe('critical');
  });
  it('a natural 1 misses whatever the armor class', () => {
    const bare = fight();
    const soft: Combat = { ...bare, combatants: bare.combatants.map((each) => ({ ...each, armorClass: 1 })) };
    expect(events(soft, [1], attack()).find(({ kind }) => kind === 'attack')?.outcome).toBe('miss');
  });
  it('a critical hit rolls the dice of damage twice and the modifier once', () => {
    expect(one(play(fight(), scripted(20, 2, 3), attack({ targetId: 'troll' })), 'troll').hitPoints).toBe(30 - Math.floor((2 + 3 + 3) / 2));
  });
  it('advantage and disadvantage cancel each other, however many there are', () => {
    const both = play(fight(), scripted(), under('kara', 'poisoned'), under('kara', 'blinded'), under('goblin', 'restrained'));
    expect(mode(both)).toBe('normal');
  });
  it('a ranged attack has disadvantage beside a foe', () => expect(mode(fight(), { ...bow, close: true })).toBe('disadvantage'));
  it('a ranged attack beside an incapacitated foe has none', () => {
    expect(mode(play(fight(), scripted(), under('goblin', 'incapacitated')), { ...bow, close: true })).toBe('normal');
  });
  it.each([
    ['none', 10, 9],
    ['half', 12, 11],
    ['three-quarters', 15, 14],
  ] as const)('against %s cover a roll of %i hits and %i misses', (cover, hits, misses) => {
    expect([outcome([hits], { cover }), outcome([misses], { cover })]).toEqual(['hit', 'miss']);
  });
  it.each([
    ['none', 13, 12],
    ['half', 11, 10],
    ['three-quarters', 8, 7],
  ] as const)('behind %s cover a dexterity save of DC 15 is made with %i and not with %i', (cover, made, failed) => {
    const save = (face: number) =>
      events(fight(), [1, 1, face], saving('goblin', 'dexterity', cover)).find(({ kind }) => kind === 'save')?.outcome;
    expect([save(made), save(failed)]).toEqual(['saved', 'failed']);
  });
  it('cover does not help a wisdom save', () => {
    expect(events(fight(), [1, 1, 13], saving('goblin', 'wisdom', 'half')).find(({ kind }) => kind === 'save')?.outcome).toBe('failed');
  });
});

/** A giant of 100 hit points with what is given. */
function giant(changes: Partial<Combatant>): Combat {
  const profile = CombatantProfile.parse({ ...profiles.goblin, id: 'giant', hitPoints: 100, maxHitPoints: 100 });
  const joined = play(newCombat(), scripted(), { name: 'join', profile: profiles.kara }, { name: 'join', profile });
  const begun = play(joined, scripted(20, 10), { name: 'start' });
  return { ...begun, combatants: begun.combatants.map((each) => (each.id === 'giant' ? { ...each, ...changes } : each)) };
}
const taken = (changes: Partial<Combatant>, amount: number, type: DamageType | null) =>
  100 - one(play(giant(changes), scripted(), harm('giant', amount, type)), 'giant').hitPoints;

describe('SRD 5.2.1, Damage and Healing:', () => {
  it.each<[string, Partial<Combatant>, number, number]>([
    ['resistance halves and rounds down', { resistances: ['fire'] }, 15, 7],
    ['vulnerability doubles', { vulnerabilities: ['fire'] }, 15, 30],
    ['immunity takes all of it', { immunities: ['fire'] }, 15, 0],
    ['resistance comes before vulnerability', { resistances: ['fire'], vulnerabilities: ['fire'] }, 15, 14],
    ['immunity counts before vulnerability', { immunities: ['fire'], vulnerabilities: ['fire'] }, 15, 0],
    ['resistance to another type does nothing', { resistances: ['cold'] }, 15, 15],
  ])('%s', (_, changes, amount, expected) => expect(taken(changes, amount, 'fire')).toBe(expected));
  it('damage without a type is not resisted', () => expect(taken({ resistances: ['fire'] }, 15, null)).toBe(15));

  it('temporary hit points are lost first', () => {
    const shielded = play(fight(), scripted(), { name: 'temporary', targetId: 'kara', amount: 5 }, harm('kara', 8));
    expect(one(shielded, 'kara')).toMatchObject({ temporaryHitPoints: 0, hitPoints: 17 });
  });
  it('temporary hit points do not add up', () => {
    const twice = play(
      fight(),
      scripted(),
      { name: 'temporary', targetId: 'kara', amount: 5 },
      { name: 'temporary', targetId: 'kara', amount: 3 },
    );
    expect(one(twice, 'kara').temporaryHitPoints).toBe(5);
  });
  it('temporary hit points do not wake anybody', () => {
    const down = play(fight(), scripted(), harm('kara', 20), { name: 'temporary', targetId: 'kara', amount: 5 });
    expect(one(down, 'kara')).toMatchObject({ hitPoints: 0, temporaryHitPoints: 5 });
  });
  it('healing does not go above the maximum', () => {
    expect(one(play(fight(), scripted(), harm('kara', 3), { name: 'heal', targetId: 'kara', amount: 50 }), 'kara').hitPoints).toBe(20);
  });
  it('healing wakes who is at 0 hit points and clears death saves', () => {
    const woken = play(fight(), scripted(), harm('kara', 20), harm('kara', 1), { name: 'heal', targetId: 'kara', amount: 1 });
    expect(one(woken, 'kara')).toMatchObject({ hitPoints: 1, deathSaves: { successes: 0, failures: 0 } });
  });
});

const throws = (combat: Combat, ...faces: number[]) =>
  play(combat, scripted(...faces), ...faces.map((): CombatStepInput => ({ name: 'deathSave', targetId: 'kara' })));

describe('SRD 5.2.1, Dropping to 0 Hit Points:', () => {
  const down = () => play(fight(), scripted(), harm('kara', 20));
  const saves = (combat: Combat) => one(combat, 'kara').deathSaves;
  it('a hero falls unconscious and prone', () => {
    expect(one(down(), 'kara')).toMatchObject({ hitPoints: 0, dead: false, conditions: [expect.objectContaining({ name: 'prone' })] });
  });
  it('a monster dies', () => expect(one(play(fight(), scripted(), harm('goblin', 10)), 'goblin').dead).toBe(true));
  it('damage that leaves as much as the maximum kills at once', () => {
    expect(one(play(fight(), scripted(), harm('kara', 39)), 'kara').dead).toBe(false);
    expect(one(play(fight(), scripted(), harm('kara', 40)), 'kara').dead).toBe(true);
  });
  it.each([
    [10, { successes: 1, failures: 0 }],
    [19, { successes: 1, failures: 0 }],
    [9, { successes: 0, failures: 1 }],
    [2, { successes: 0, failures: 1 }],
    [1, { successes: 0, failures: 2 }],
  ])('a death save of %i counts %j', (face, expected) => expect(saves(throws(down(), face))).toEqual(expected));
  it('a death save of 20 brings 1 hit point', () => expect(one(throws(down(), 20), 'kara').hitPoints).toBe(1));
  it('three successes make stable', () =>
    expect(one(throws(down(), 10, 11, 12), 'kara')).toMatchObject({ stable: true, dead: false, hitPoints: 0 }));
  it('three failures kill', () => expect(one(throws(down(), 5, 5, 5), 'kara').dead).toBe(true));
  it('damage at 0 hit points is a failure', () => expect(saves(play(down(), scripted(), harm('kara', 1))).failures).toBe(1));
  it('a critical hit at 0 hit points is two failures', () => {
    const hit = play(down(), scripted(15, 15, 1, 1, 1, 1), { name: 'attack', actorId: 'troll', targetId: 'kara', attack: 'Claw' });
    expect(saves(hit).failures).toBe(2);
  });
  it('damage of the maximum at 0 hit points kills', () => expect(one(play(down(), scripted(), harm('kara', 20)), 'kara').dead).toBe(true));
  it('damage makes the stable dying again', () => {
    const stable = play(down(), scripted(), { name: 'stabilize', targetId: 'kara' }, harm('kara', 1));
    expect(one(stable, 'kara')).toMatchObject({ stable: false, deathSaves: { failures: 1 } });
  });
});

describe('SRD 5.2.1, Concentration:', () => {
  const holding = () => play(fightOf('kara', 'goblin'), scripted(), { name: 'concentrate', actorId: 'kara', on: 'Bless' });
  const tough = () => {
    const combat = holding();
    return {
      ...combat,
      combatants: combat.combatants.map((each) => (each.id === 'kara' ? { ...each, hitPoints: 200, maxHitPoints: 200 } : each)),
    };
  };
  // Kara adds 3 to saves of constitution.
  it.each([
    [1, 10],
    [19, 10],
    [21, 10],
    [22, 11],
    [40, 20],
  ])('%i damage asks for a save against DC %i', (damage, dc) => {
    const held = (face: number) => one(play(tough(), scripted(face), harm('kara', damage)), 'kara').concentration;
    expect([held(dc - 3), held(dc - 4)]).toEqual(['Bless', null]);
  });
  it('the DC is never above 30', () => {
    const [roll] = events(tough(), [10], harm('kara', 150)).find(({ kind }) => kind === 'save')?.rolls ?? [];
    expect(roll?.against).toBe(30);
  });
  it('one thing at a time: the next ends the one before', () => {
    expect(one(play(holding(), scripted(), { name: 'concentrate', actorId: 'kara', on: 'Bane' }), 'kara').concentration).toBe('Bane');
  });
  it('ends at 0 hit points', () => expect(one(play(holding(), scripted(), harm('kara', 20)), 'kara').concentration).toBeNull());
});

describe('SRD 5.2.1, Initiative and turns:', () => {
  const joined = play(newCombat(), scripted(), { name: 'join', profile: profiles.kara }, { name: 'join', profile: profiles.goblin });
  it('is a roll of dexterity, the highest first', () => {
    expect(play(joined, scripted(5, 12), { name: 'start' }).active).toBe('goblin');
  });
  it('the surprised roll with disadvantage', () => {
    expect(one(play(joined, scripted(18, 3, 10), { name: 'start', surprised: ['kara'] }), 'kara').initiative).toBe(3 + 2);
  });
  it('a recharge of 5 to 6 comes back at the start of a turn', () => {
    const used = play(fightOf('troll', 'kara'), scripted(), { name: 'use', actorId: 'troll', effect: 'Cold Breath', targetIds: ['kara'] });
    const rounds = (face: number) => one(play(used, scripted(face), { name: 'next' }, { name: 'next' }), 'troll').spent;
    expect([rounds(4), rounds(5)]).toEqual([['Cold Breath'], []]);
  });
});
