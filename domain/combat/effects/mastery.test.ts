import { describe, expect, it } from 'vitest';
import { allowed, one, play, profiles, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { CombatantProfile, newCombat } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatEvent } from '#domain/combat/follow/event.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import type { MasteryName, WeaponProperty } from '#domain/rules/weapon-terms.ts';

const sword = profiles.kara.attacks.slice(0, 1);

/** A hero whose first weapon has this mastery, and maybe a light one in the other hand. */
function armed(mastery: MasteryName | null, properties: WeaponProperty[] = [], second: MasteryName | null = null) {
  const weapon = { itemId: 'first', modifier: 3, dc: 13, mastery, properties };
  const off = { itemId: 'second', modifier: 3, dc: 13, mastery: second, properties: ['light' as const] };
  return CombatantProfile.parse({
    ...profiles.kara,
    attacks: [
      ...sword.map((each) => ({ ...each, weapon })),
      ...sword.map((each) => ({ ...each, name: 'Dagger', damage: [{ dice: '1d4', type: 'piercing' }], offHand: true, weapon: off })),
    ],
  });
}

/** Kara with her weapon, then a goblin and the troll; it is Kara's turn. */
function fight(kara: CombatantProfile, troll: Partial<CombatantProfile> = {}): Combat {
  const join = [kara, profiles.goblin, { ...profiles.troll, ...troll }].map((profile) => ({ name: 'join', profile }) as const);
  const combat = play(newCombat(), scripted(), ...join);
  return play(combat, scripted(20, 15, 10), { name: 'start' });
}

const attack = (changes: Partial<Extract<CombatStepInput, { name: 'attack' }>> = {}) =>
  ({ name: 'attack', actorId: 'kara', targetId: 'troll', attack: 'Sword', ...changes }) as const;

/** Takes a step with these faces; says how the fight is then, and what happened. */
function take(combat: Combat, faces: number[], input: CombatStepInput): { combat: Combat; events: readonly CombatEvent[] } {
  return allowed(takeCombatStep(combat, step(input), scripted(...faces)));
}

/** The sentence with which a step is refused; nothing where it is allowed. */
function refusal(combat: Combat, input: CombatStepInput): string | null {
  const outcome = takeCombatStep(combat, step(input), scripted(15));
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
}

const effectsOf = (combat: Combat, id: string) => one(combat, id).activeEffects.map(({ name }) => name);
const kinds = (events: readonly CombatEvent[]) => events.map(({ kind }) => kind);
const facesOf = (events: readonly CombatEvent[]) => events.find(({ kind }) => kind === 'attack')?.rolls[0]?.faces.length;

describe('masteries of weapons (SRD 5.2.1, Mastery Properties)', () => {
  it('Cleave: on a hit a second creature is struck too, without the ability modifier, once a turn', () => {
    const start = fight({ ...armed('cleave'), attacksPerTurn: 3 });
    // 15 hits the troll for 5+3, resisted to 4; 15 hits the goblin for 5, the modifier left out.
    const { combat, events } = take(start, [15, 5, 15, 5], attack({ cleaveId: 'goblin' }));
    expect(one(combat, 'troll').hitPoints).toBe(26);
    expect(one(combat, 'goblin').hitPoints).toBe(5);
    expect(kinds(events)).toContain('mastery');
    expect(combat.attacksMade).toBe(1);
    expect(refusal(combat, attack({ cleaveId: 'goblin' }))).toBe('Kara has already cleaved this turn.');
    expect(refusal(combat, attack())).toBeNull();
    expect(refusal(start, attack({ cleaveId: 'troll' }))).toBe('Pick a second target beside the first.');
    expect(refusal(fight(armed('sap')), attack({ cleaveId: 'goblin' }))).toBe('Pick a second target beside the first.');
    expect(one(take(start, [2], attack({ cleaveId: 'goblin' })).combat, 'goblin').hitPoints).toBe(10);
  });

  it('Graze: a miss deals the ability modifier as damage of the weapon’s type', () => {
    const { combat, events } = take(fight(armed('graze'), { resistances: [] }), [2], attack());
    expect(one(combat, 'troll').hitPoints).toBe(27);
    expect(events.find(({ kind }) => kind === 'damage')).toMatchObject({ name: 'slashing', amount: 3 });
    expect(one(take(fight(armed('graze')), [2], attack({ plain: true })).combat, 'troll').hitPoints).toBe(30);
  });

  it('Nick: the extra attack with the second light weapon belongs to the Attack action', () => {
    const light = { ...attack({ attack: 'Dagger' }) };
    const nick = take(fight(armed(null, ['light'], 'nick')), [2], attack()).combat;
    const after = take(nick, [15, 4], light).combat;
    expect(after).toMatchObject({ attacksMade: 1, bonusActionUsed: false });
    expect(refusal(after, light)).toBe('Kara has no attacks left this turn. Only the Dungeon Master can grant another.');
  });

  it('Push: a creature up to Large is pushed 10 feet, which is told', () => {
    const { events } = take(fight(armed('push'), { size: 'Large' }), [15, 5], attack());
    expect(events.find(({ kind }) => kind === 'pushed')).toMatchObject({ targetId: 'troll', amount: 10 });
    expect(kinds(take(fight(armed('push'), { size: 'Huge' }), [15, 5], attack()).events)).not.toContain('pushed');
    expect(kinds(take(fight(armed('push')), [2], attack()).events)).not.toContain('pushed');
  });

  it('Sap: the target has disadvantage on its next attack before the attacker’s next turn', () => {
    const hit = take(fight(armed('sap')), [15, 5], attack()).combat;
    const claw = { name: 'attack', actorId: 'troll', targetId: 'kara', attack: 'Claw' } as const;
    const first = take(hit, [9, 2], claw);
    expect(facesOf(first.events)).toBe(2);
    expect(facesOf(take(first.combat, [9], claw).events)).toBe(1);
    const round = play(hit, scripted(), { name: 'next' }, { name: 'next' }, { name: 'next' });
    expect(round.active).toBe('kara');
    expect(effectsOf(round, 'troll')).toEqual([]);
  });

  it('Slow: whom a hit hurts is 10 feet slower until the attacker’s next turn, however often', () => {
    const start = fight({ ...armed('slow'), attacksPerTurn: 2 });
    const twice = take(take(start, [15, 5], attack()).combat, [15, 5], attack()).combat;
    expect(one(twice, 'troll').activeEffects).toMatchObject([{ changes: [{ on: 'speed', add: -10 }], until: { when: 'start', turns: 1 } }]);
    expect(effectsOf(take(fight(armed('slow'), { immunities: ['slashing'] }), [15, 5], attack()).combat, 'troll')).toEqual([]);
  });

  it('Topple: the target saves with constitution against 8, the modifier and proficiency, or falls prone', () => {
    const failed = take(fight(armed('topple')), [15, 5, 2], attack());
    expect(failed.events.find(({ kind }) => kind === 'save')).toMatchObject({ outcome: 'failed', rolls: [{ against: 13 }] });
    expect(one(failed.combat, 'troll').conditions).toMatchObject([{ name: 'prone', from: 'kara' }]);
    expect(one(take(fight(armed('topple')), [15, 5, 18], attack()).combat, 'troll').conditions).toEqual([]);
  });

  it('Vex: advantage on the next attack against whom a hit hurt, before the end of the next turn', () => {
    const start = fight({ ...armed('vex'), attacksPerTurn: 3 });
    const hit = take(start, [15, 5], attack()).combat;
    expect(facesOf(take(hit, [9, 9], attack({ targetId: 'goblin' })).events)).toBe(1);
    // Another target leaves it waiting, the same one uses it up.
    const other = take(hit, [2], attack({ targetId: 'goblin' })).combat;
    const used = take(other, [2, 3], attack());
    expect(facesOf(used.events)).toBe(2);
    expect(effectsOf(used.combat, 'kara')).toEqual([]);
    expect(effectsOf(play(hit, scripted(), ...Array.from({ length: 3 }, () => ({ name: 'next' }) as const)), 'kara')).toEqual(['Vex']);
    expect(effectsOf(play(hit, scripted(), ...Array.from({ length: 4 }, () => ({ name: 'next' }) as const)), 'kara')).toEqual([]);
  });

  it('Vex on two creatures holds against each of them', () => {
    const start = fight({ ...armed('vex'), attacksPerTurn: 4 });
    const both = take(take(start, [15, 2], attack()).combat, [15, 2], attack({ targetId: 'goblin' })).combat;
    expect(facesOf(take(both, [2, 2], attack()).events)).toBe(2);
    expect(facesOf(take(both, [2, 2], attack({ targetId: 'goblin' })).events)).toBe(2);
  });
});

describe('the Light property (SRD 5.2.1)', () => {
  const light = attack({ attack: 'Dagger' });

  it('gives one more attack with the second light weapon, as a bonus action, after one with the first', () => {
    const start = fight(armed(null, ['light']));
    expect(refusal(start, light)).toBe('Kara attacks with another light weapon first, then with Dagger.');
    const after = take(take(start, [2], attack()).combat, [15, 4], light).combat;
    expect(after).toMatchObject({ attacksMade: 1, bonusActionUsed: true });
    expect(refusal(after, light)).toBe('Kara has no attacks left this turn. Only the Dungeon Master can grant another.');
    expect(refusal({ ...after, usedThisTurn: [] }, light)).toBe('Kara has already taken a bonus action this turn.');
  });

  it('gives none when the first weapon is not light', () => {
    const after = take(fight(armed(null)), [2], attack()).combat;
    expect(refusal(after, light)).toBe('Kara attacks with another light weapon first, then with Dagger.');
  });

  it('begins anew with each turn', () => {
    const after = take(take(fight(armed(null, ['light'])), [2], attack()).combat, [15, 4], light).combat;
    const next = play(after, scripted(), { name: 'next' }, { name: 'next' }, { name: 'next' });
    expect(next).toMatchObject({ active: 'kara', attacksMade: 0, attackedWith: [], usedThisTurn: [], bonusActionUsed: false });
  });
});
