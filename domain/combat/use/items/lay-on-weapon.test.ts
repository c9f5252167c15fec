import { describe, expect, it } from 'vitest';
import { carrying } from '#domain/character/character.fixture.ts';
import type { Place } from '#domain/character/character.ts';
import { agreesWithSheet } from '#domain/combat/sheet.ts';
import { Hero, spell } from '#domain/combat/use/feature.fixture.ts';
import { withMadeGone } from './gain-item.ts';

const blade = { options: { 'eldritch-invocations': ['pact-of-the-blade'] } };
const staff = {
  spells: [
    { spell: 'shillelagh', prepared: true, from: 'class' as const },
    { spell: 'goodberry', prepared: true, from: 'class' as const },
  ],
  inventory: carrying(['quarterstaff', 'mainHand']),
};
const named = ({ one }: Hero, name: string) => one.attacks.find((each) => each.name === name);

describe('a weapon that an effect lies on in a fight', () => {
  it('is conjured with a Bonus Action, and deals the damage that is chosen', async () => {
    const hero = await Hero.of('warlock', 3, blade);
    expect(hero.use('eldritch-invocations', [], { choice: 'Mace (conjured)' })).toBeNull();
    expect(hero.combat.bonusActionUsed).toBe(true);
    expect(named(hero, 'Mace (conjured)')).toMatchObject({ types: ['bludgeoning', 'necrotic', 'psychic', 'radiant'] });
    expect(hero.sheet().inventory).toContainEqual(expect.objectContaining({ name: 'Mace (conjured)', conjured: true }));
    expect(hero.attack([], { attack: 'Mace (conjured)', damageType: 'fire' }, 19)).toBe('Mace (conjured) does not deal fire damage.');
    expect(hero.attack([], { attack: 'Mace (conjured)', damageType: 'psychic' }, 19, 4)).toBeNull();
  });

  it.each<[string, Parameters<typeof carrying>, Record<string, Place>]>([
    [
      'Mace (conjured)',
      [
        ['dagger', 'mainHand'],
        ['shield', 'offHand'],
      ],
      { Dagger: 'pack', Shield: 'offHand', 'Mace (conjured)': 'mainHand' },
    ],
    ['Glaive (conjured)', [['dagger', 'mainHand']], { Dagger: 'pack', 'Glaive (conjured)': 'bothHands' }],
    ['Mace (conjured)', [['dagger', 'mainHand']], { Dagger: 'offHand', 'Mace (conjured)': 'mainHand' }],
    ['Mace (conjured)', [['greataxe', 'bothHands']], { Greataxe: 'pack', 'Mace (conjured)': 'mainHand' }],
  ])('is held, %s beside %j, and what has no hand then is put away', async (choice, carried, places) => {
    const hero = await Hero.of('warlock', 3, { ...blade, inventory: carrying(...carried) });
    expect(hero.use('eldritch-invocations', [], { choice })).toBeNull();
    expect(Object.fromEntries(hero.sheet().inventory.map(({ name, place }) => [name, place]))).toEqual(places);
    expect(named(hero, choice)?.weapon?.held).toBe(true);
    expect(agreesWithSheet(hero.one, hero.sheet())).toBe(true);
  });

  it('is one that deals most in one hand where nobody says which is conjured', async () => {
    const hero = await Hero.of('warlock', 3, blade);
    expect(hero.use('eldritch-invocations')).toBeNull();
    expect(named(hero, 'Battleaxe (conjured)')?.damage).toMatchObject([{ dice: '1d8+3' }]);
  });

  it('is the staff in hand under Shillelagh, which is refused without one', async () => {
    const hero = await Hero.of('druid', 5, staff);
    const shillelagh = { name: 'useActivity' as const, actorId: hero.character.id, used: await spell('shillelagh'), targetIds: [] };
    expect(hero.take(shillelagh)).toBeNull();
    expect(named(hero, 'Quarterstaff')).toMatchObject({ types: ['bludgeoning', 'force'], damage: [{ dice: '1d10+3' }] });
    const bare = await Hero.of('druid', 5, { ...staff, inventory: carrying(['dagger', 'mainHand']) });
    expect(bare.take({ ...shillelagh, actorId: bare.character.id })).toMatch(/has no weapon that Shillelagh can be laid on/);
  });
});

describe('what a spell makes in a fight', () => {
  it('stands on the sheet, and is gone where the step is undone', async () => {
    const hero = await Hero.of('druid', 5, staff);
    const before = hero.one;
    expect(
      hero.take({ name: 'useActivity', actorId: hero.character.id, used: await spell('goodberry'), targetIds: [], slot: 1 }),
    ).toBeNull();
    const sheet = hero.sheet();
    expect(sheet.inventory).toMatchObject([{ name: 'Quarterstaff' }, { name: 'Goodberry', quantity: 10 }]);
    expect(agreesWithSheet(hero.one, sheet)).toBe(true);
    expect(withMadeGone(before.items, hero.one.items)).toMatchObject([{ item: { name: 'Goodberry' }, gone: true }]);
  });
});
