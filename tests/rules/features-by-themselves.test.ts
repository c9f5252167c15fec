import { describe, expect, it } from 'vitest';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { allowed, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
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

  it('Precise Hunter: advantage against whom the mark marks', async () => {
    const hero = await Hero.of('ranger', 17, { spells: [{ spell: 'hunters-mark', prepared: true, from: 'class' }] });
    await cast(hero, 'hunters-mark', ['troll'], 1);
    hero.attack([], {}, 2, 19, 4, 6);
    expect(hero.events).toContain("effect Hunter's Mark");
    hero.attack([], { targetId: 'goblin' }, 2, 19);
    expect(hero.events).not.toContain('damage piercing');
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
