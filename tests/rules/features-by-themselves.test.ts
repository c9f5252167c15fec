import { describe, expect, it } from 'vitest';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { allowed, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { loreOf } from '#domain/combat/effects/features/hunters-lore.ts';
import { Hero, spell } from '#domain/combat/use/feature.fixture.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';

const next = { name: 'next' } as const;
const striking = (by: string, at: string, attack: string): CombatStepInput => ({ name: 'attack', actorId: by, targetId: at, attack });
const isUnder = (hero: Hero, id: string, name: string) => hero.of(id).activeEffects.some((each) => each.name === name);
/** A hero with a spell at hand. */
const casting = (of: ClassId, level: number, ...spells: string[]) =>
  Hero.of(of, level, { spells: spells.map((each) => ({ spell: each, prepared: true, from: 'class' as const })) });
const cast = async (hero: Hero, id: string, targetIds: string[], slot: number, ...faces: number[]) =>
  hero.take({ name: 'useActivity', actorId: hero.character.id, used: await spell(id), targetIds, slot }, ...faces);

describe('SRD 5.2.1, Fighter', () => {
  it('Studied Attacks: a miss gives advantage on the next attack against the same creature, until the end of the next turn', async () => {
    const hero = await Hero.of('fighter', 13);
    hero.attack([], {}, 2);
    expect(isUnder(hero, hero.character.id, 'Studied Attacks')).toBe(true);
    // The second d20 counts: advantage.
    hero.attack([], {}, 2, 19, 5);
    expect(hero.events).toContain('damage piercing');
    expect(isUnder(hero, hero.character.id, 'Studied Attacks')).toBe(false);
    expect(
      await Hero.of('fighter', 12).then(
        (younger) => (younger.attack([], {}, 2), isUnder(younger, younger.character.id, 'Studied Attacks')),
      ),
    ).toBe(false);
  });

  it('Heroic Rally: whoever is Bloodied and up regains 5 and the constitution modifier as their turn starts', async () => {
    const hero = await Hero.of('fighter', 18, { subclass: 'champion' });
    const turn = (hitPoints: number) => {
      const { combat } = hero;
      hero.combat = {
        ...combat,
        active: combat.combatants.at(-1)?.id ?? null,
        combatants: [{ ...hero.one, hitPoints }, ...combat.combatants.filter(({ id }) => id !== hero.character.id)],
      };
      hero.take(next);
      return hero.one.hitPoints - hitPoints;
    };
    const most = hero.one.maxHitPoints;
    expect([turn(Math.floor(most / 2)), turn(Math.floor(most / 2) + 1), turn(0)]).toEqual([8, 0, 0]);
  });
});

describe('SRD 5.2.1, Ranger', () => {
  it.each([
    ['Multiattack Defense', true],
    ['Escape the Horde', false],
  ])('Defensive Tactics: %s', async (option, isLaid) => {
    const hero = await Hero.of('ranger', 7, { subclass: 'hunter', options: { 'defensive-tactics': [slugOf(option)] } });
    hero.take(striking('goblin', hero.character.id, 'Sword'), 20, 1, 1);
    expect(isUnder(hero, 'goblin', 'Multiattack Defense')).toBe(isLaid);
    hero.take(striking('goblin', hero.character.id, 'Sword'), 20, 2);
    expect(hero.events.includes('damage slashing')).toBe(!isLaid);
  });

  it('Hunter’s Mark: 1d6 more with each hit on whom it marks, and on nobody else', async () => {
    const hero = await casting('ranger', 5, 'hunters-mark');
    await cast(hero, 'hunters-mark', ['troll'], 1);
    hero.attack([], {}, 15, 4, 6);
    expect(hero.events).toContain("effect Hunter's Mark");
    hero.attack([], { targetId: 'goblin' }, 15, 1, 6);
    expect(hero.events).not.toContain("effect Hunter's Mark");
  });

  it('Superior Hunter’s Prey: only after a hit on whom the mark marks, on somebody else, once in a turn', async () => {
    const hero = await Hero.of('ranger', 11, {
      subclass: 'hunter',
      spells: [{ spell: 'hunters-mark', prepared: true, from: 'class' }],
    });
    expect(hero.use('superior-hunters-prey', ['goblin'])).toMatch(/only at one moment/);
    await cast(hero, 'hunters-mark', ['troll'], 1);
    hero.attack([], {}, 15, 4, 6);
    expect(hero.use('superior-hunters-prey', ['troll'])).toMatch(/only at one moment/);
    expect(hero.use('superior-hunters-prey', ['goblin'], {}, 4)).toBeNull();
    expect(hero.of('goblin').hitPoints).toBe(6);
    expect(hero.use('superior-hunters-prey', ['goblin'])).not.toBeNull();
  });

  it.each([
    [13, true],
    [12, false],
  ])('Relentless Hunter: at level %i damage keeps the mark without a save: %s', async (level, isKept) => {
    const hero = await casting('ranger', level, 'hunters-mark');
    await cast(hero, 'hunters-mark', ['troll'], 1);
    hero.take({ name: 'damage', actorId: 'troll', targetId: hero.character.id, amount: 20, type: 'fire' }, 1, 1);
    expect([hero.one.concentration !== null, hero.events.some((each) => each.startsWith('save'))]).toEqual([isKept, !isKept]);
  });

  it('Hunter’s Lore: tells what harms the marked creature more and less, and nothing of others', async () => {
    const hero = await Hero.of('ranger', 3, {
      subclass: 'hunter',
      spells: [{ spell: 'hunters-mark', prepared: true, from: 'class' }],
    });
    expect(loreOf(hero.combat, hero.one)).toEqual([]);
    await cast(hero, 'hunters-mark', ['troll'], 1);
    const tough = {
      resistances: ['cold' as const],
      immunities: ['poison' as const],
      vulnerabilities: [],
      conditionImmunities: ['charmed' as const],
    };
    const marked = {
      ...hero.combat,
      combatants: hero.combat.combatants.map((each) => (each.id === 'troll' ? { ...each, ...tough } : each)),
    };
    expect(loreOf(marked, hero.one)).toEqual([
      { id: 'troll', resistances: ['cold'], immunities: ['poison', 'charmed'], vulnerabilities: [] },
    ]);
    expect(loreOf(marked, { ...hero.one, features: null })).toEqual([]);
  });

  it('Precise Hunter: advantage against whom the mark marks', async () => {
    const hero = await Hero.of('ranger', 17, { spells: [{ spell: 'hunters-mark', prepared: true, from: 'class' }] });
    await cast(hero, 'hunters-mark', ['troll'], 1);
    hero.attack([], {}, 2, 19, 4, 6);
    expect(hero.events).toContain("effect Hunter's Mark");
    hero.attack([], { targetId: 'goblin' }, 2, 19);
    expect(hero.events).not.toContain('damage piercing');
  });
});

describe('SRD 5.2.1, Barbarian', () => {
  const reckless = async () => {
    const hero = await Hero.of('barbarian', 13);
    hero.use('reckless-attack');
    return hero;
  };
  const blow = (hero: Hero, name: string) => [hero.feature('brutal-strike'), hero.feature('improved-brutal-strike', name)];

  it('Staggering Blow: disadvantage on the next saving throw alone', async () => {
    const hero = await reckless();
    expect(hero.attack(blow(hero, 'Staggering Blow'), { attack: 'Greataxe' }, 15, 1, 1)).toBeNull();
    expect(isUnder(hero, 'troll', 'Staggered')).toBe(true);
    // The second d20 counts: disadvantage.
    const blast = { name: 'Blast', ability: 'dexterity', dc: 10, area: '', damage: [], onSave: 'none', inflicts: null } as const;
    const save: CombatStepInput = { name: 'save', actorId: null, targetIds: ['troll'], effect: { ...blast, damage: [], recharge: null } };
    hero.take(save, 20, 1);
    expect(hero.events).toContain('save Blast');
    expect(isUnder(hero, 'troll', 'Staggered')).toBe(false);
  });

  it('Sundering Blow: 5 more on the next attack roll of somebody else', async () => {
    const hero = await reckless();
    expect(hero.attack(blow(hero, 'Sundering Blow'), { attack: 'Greataxe' }, 15, 1, 1)).toBeNull();
    expect(hero.attack([], { attack: 'Greataxe' }, 2, 2)).toBeNull();
    expect(isUnder(hero, 'troll', 'Sundered')).toBe(true);
    const without = { ...hero.combat, active: 'tomas', combatants: hero.combat.combatants.map((each) => ({ ...each, activeEffects: [] })) };
    const total = (combat: typeof hero.combat) => {
      const striking = step({ name: 'attack', actorId: 'tomas', targetId: 'troll', attack: 'Sword' });
      const { events, combat: after } = allowed(takeCombatStep(combat, striking, scripted(2, 1)));
      const roll = events.find(({ kind }) => kind === 'attack')?.rolls[0];
      return { total: roll?.total ?? 0, left: after.combatants.find(({ id }) => id === 'troll')?.activeEffects.map(({ name }) => name) };
    };
    const sundered = total({ ...hero.combat, active: 'tomas' });
    expect([sundered.total - total(without).total, sundered.left?.includes('Sundered')]).toEqual([5, false]);
  });
});

describe('SRD 5.2.1, Boon of Irresistible Offense', () => {
  it('its bearer’s blows ignore resistance to piercing, and no other resistance', async () => {
    const feats = [{ feat: 'boon-of-irresistible-offense' as const, level: 19 }];
    const [bearer, other] = [await Hero.of('fighter', 19, { feats }), await Hero.of('fighter', 19)];
    const dealt = (hero: Hero, type: 'piercing' | 'lightning') => {
      hero.combat = {
        ...hero.combat,
        combatants: hero.combat.combatants.map((each) =>
          each.id === 'troll' ? { ...each, resistances: ['piercing', 'lightning'] } : each,
        ),
      };
      const before = hero.of('troll').hitPoints;
      hero.take({ name: 'damage', actorId: hero.character.id, targetId: 'troll', amount: 6, type });
      return before - hero.of('troll').hitPoints;
    };
    expect([dealt(bearer, 'piercing'), dealt(bearer, 'lightning'), dealt(other, 'piercing')]).toEqual([6, 3, 3]);
  });
});

describe('SRD 5.2.1, Warlock', () => {
  it('Dark One’s Blessing: bringing an enemy to 0 hit points gives temporary ones, as many as charisma and level say', async () => {
    const hero = await Hero.of('warlock', 5, { subclass: 'fiend' });
    hero.attack([], { targetId: 'goblin' }, 20, 8, 8);
    expect([hero.of('goblin').dead, hero.one.temporaryHitPoints]).toEqual([true, 8]);
  });

  it.each([
    ['near them', ['warlock'], 8],
    ['further away', [], 0],
  ])('Dark One’s Blessing: an enemy whom somebody else fells %s', async (_, near, points) => {
    const hero = await Hero.of('warlock', 5, { subclass: 'fiend' });
    const told = { cover: 'none', sees: true, seen: true } as const;
    const goblin = { id: 'goblin', feet: 5, ...told, beside: [], near: near.map(() => hero.character.id) };
    const own = { id: hero.character.id, feet: 40, ...told, beside: [] };
    const combat = { ...hero.combat, active: 'tomas' };
    const felling = step({ name: 'attack', actorId: 'tomas', targetId: 'goblin', attack: 'Sword' });
    const taken = allowed(
      takeCombatStep(combat, felling, scripted(20, 8, 8), undefined, [], { from: 'tomas', binds: true, stands: [goblin, own] }),
    );
    const of = (id: string) => taken.combat.combatants.find((each) => each.id === id);
    expect([of('goblin')?.dead, of(hero.character.id)?.temporaryHitPoints]).toEqual([true, points]);
  });

  it('Hex: 1d6 more with each hit on whom it curses', async () => {
    const hero = await casting('warlock', 5, 'hex', 'fire-bolt');
    hero.take({
      name: 'useActivity',
      actorId: hero.character.id,
      used: await spell('hex'),
      targetIds: ['troll'],
      slot: 3,
      choice: 'Wisdom',
    });
    hero.attack([], {}, 15, 4, 6);
    expect(hero.events).toContain('effect Hex');
  });
});

describe('SRD 5.2.1, Cleric', () => {
  it('Blessed Healer: healing somebody else with a slot heals the healer by 2 and the level of the slot', async () => {
    const hero = await Hero.of('cleric', 6, {
      subclass: 'life',
      spells: [{ spell: 'cure-wounds', prepared: true, from: 'class' }],
    });
    const hurt = hero.one.maxHitPoints - 10;
    hero.combat = {
      ...hero.combat,
      combatants: hero.combat.combatants.map((each) => (each.id === hero.character.id ? { ...each, hitPoints: hurt } : each)),
    };
    await cast(hero, 'cure-wounds', ['tomas'], 2, 1, 1, 1, 1);
    expect(hero.one.hitPoints - hurt).toBe(4);
    expect(hero.events).toContain('effect Blessed Healer');
  });
});

describe('SRD 5.2.1, Paladin', () => {
  it('Smite of Protection: half cover in the aura comes with Divine Smite alone', async () => {
    const hero = await Hero.of('paladin', 15, {
      subclass: 'devotion',
      spells: [{ spell: 'divine-smite', prepared: true, from: 'class' }],
    });
    const shield = () => hero.use(['smite-of-protection', 'you']);
    expect(shield()).toMatch(/only at one moment/);
    hero.attack([{ used: await spell('divine-smite'), slot: 1 }], {}, 15, 4, 1, 1);
    expect([shield(), isUnder(hero, hero.character.id, 'Smite of Protection')]).toEqual([null, true]);
  });
});
