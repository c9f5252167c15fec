import { describe, expect, it } from 'vitest';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { Hero, spell } from '#domain/combat/use/feature.fixture.ts';

const stats = scores({ strength: 10, dexterity: 14, constitution: 14, intelligence: 18, wisdom: 10, charisma: 18 });
const damage = (hero: Hero) => hero.events.filter((each) => each.startsWith('damage'));

describe('SRD 5.2.1, Spells: True Strike', () => {
  const wizard = (level: number) =>
    Hero.of('wizard', level, {
      stats,
      inventory: carrying(['dagger', 'mainHand'], ['light-crossbow', 'pack']),
      spells: [{ spell: 'true-strike', prepared: true, from: 'class' }],
    });
  const strike = async (hero: Hero, given: object, ...faces: number[]) =>
    hero.take(
      {
        name: 'useActivity',
        actorId: hero.character.id,
        used: await spell('true-strike'),
        targetIds: ['troll'],
        choice: 'Dagger',
        ...given,
      },
      ...faces,
    );

  it('attacks with the weapon by the ability of the spell, for damage and to hit', async () => {
    const hero = await wizard(1);
    // 7 + 2 + 4 meets the armor class of 13; 2 + 4, halved by the troll's resistance to nothing but slashing.
    await strike(hero, {}, 7, 2);
    expect([damage(hero), 30 - hero.of('troll').hitPoints]).toEqual([['damage piercing'], 6]);
  });

  it('deals radiant damage where that is chosen, and refuses any other type', async () => {
    const hero = await wizard(1);
    await strike(hero, { damageType: 'radiant' }, 15, 2);
    expect(damage(hero)).toEqual(['damage radiant']);
    expect(await strike(await wizard(1), { damageType: 'fire' }, 15, 2)).not.toBeNull();
  });

  it.each([
    [1, 4],
    [5, 4 + 1],
    [11, 4 + 2],
    [17, 4 + 3],
  ])('at level %i deals %i and the die of the weapon', async (level, more) => {
    const hero = await wizard(level);
    await strike(hero, {}, 15, 3, 1, 1, 1);
    expect(30 - hero.of('troll').hitPoints).toBe(3 + more);
  });
});

/** What a player may do in their turn with a weapon, once some attacks were made. */
const mayAttack = (hero: Hero, name: string) =>
  refusePlayer(hero.combat, hero.one, {
    name: 'attack',
    actorId: hero.character.id,
    targetId: 'troll',
    attack: name,
    advantage: 'none',
    cover: 'none',
    riders: [],
  }) === null;

describe('SRD 5.2.1, Warlock: what is for the pact weapon alone', () => {
  /** A warlock with a pact rapier and a greataxe without a pact. */
  async function warlock(level: number, ...options: string[]) {
    const pact = {
      id: 'pact',
      name: 'Pact weapon',
      source: { kind: 'feature' as const, id: 'eldritch-invocations' },
      from: null,
      held: false,
      changes: [{ on: 'weapon' as const, ability: 'charisma' as const, types: ['radiant' as const], trained: true as const }],
      duration: { kind: 'permanent' as const },
      until: null,
      saveEnds: null,
      ends: [],
      tick: null,
      slot: null,
      item: 'thing-0',
      text: '',
    };
    const hero = await Hero.of('warlock', level, {
      stats,
      inventory: carrying(['rapier', 'mainHand'], ['dagger', 'pack']),
      activeEffects: [pact],
      options: { 'eldritch-invocations': ['pact-of-the-blade', ...options] },
    });
    const { combat, character } = hero;
    const combatants = combat.combatants.map((each) => (each.id === character.id ? { ...each, activeEffects: [pact] } : each));
    hero.combat = { ...combat, combatants };
    return hero;
  }
  const attack = (hero: Hero, name: string, ...faces: number[]) => hero.attack([], { attack: name }, ...faces);
  const left = (hero: Hero, name: string) => {
    const profile = profileFromCharacter(hero.character);
    return profile.attacks.find((each) => each.name === name)?.weapon?.attacks;
  };

  it.each([
    ['nothing', [], undefined],
    ['Thirsting Blade', ['thirsting-blade'], 2],
    ['Devouring Blade', ['thirsting-blade', 'devouring-blade'], 3],
  ])('with %s the Attack action has so many attacks with it: %s', async (_, options, attacks) => {
    const hero = await warlock(12, ...options);
    expect([left(hero, 'Rapier'), left(hero, 'Dagger')]).toEqual([attacks, undefined]);
  });

  it('Thirsting Blade: twice with the pact weapon in one action, and no second time with another', async () => {
    const hero = await warlock(5, 'thirsting-blade');
    attack(hero, 'Rapier', 2);
    expect([mayAttack(hero, 'Rapier'), mayAttack(hero, 'Dagger')]).toEqual([true, false]);
    attack(hero, 'Rapier', 2);
    expect(mayAttack(hero, 'Rapier')).toBe(false);
    const other = await warlock(5, 'thirsting-blade');
    attack(other, 'Dagger', 2);
    expect(mayAttack(other, 'Rapier')).toBe(false);
  });

  it.each([
    ['Eldritch Smite', 'eldritch-smite', { slot: 5 }],
    ['Lifedrinker', 'lifedrinker', {}],
  ])('%s goes with it, and with no other weapon', async (name, option, how) => {
    const hero = await warlock(9, option);
    const used = hero.feature('eldritch-invocations', name);
    expect(attack(hero, 'Dagger', 15, 1)).toBeNull();
    expect(hero.take({ name: 'addToHit', actorId: hero.character.id, targetId: 'troll', riders: [{ used, ...how }] })).not.toBeNull();
    attack(hero, 'Rapier', 15, 1);
    expect(hero.take({ name: 'addToHit', actorId: hero.character.id, targetId: 'troll', riders: [{ used, ...how }] })).toBeNull();
  });
});
