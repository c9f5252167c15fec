import { describe, expect, it } from 'vitest';
import { onlySave } from '#domain/combat/combat.fixture.ts';
import { Hero } from './feature.fixture.ts';

const names = ({ one }: Hero) => one.conditions.map(({ name }) => name);

describe('SRD 5.2.1, Supreme Sneak: Stealth Attack', () => {
  it('leaves whoever hides Invisible after the attack, until the next', async () => {
    const hero = await Hero.of('rogue', 9);
    hero.take({ name: 'act', actorId: hero.character.id, action: 'hide' }, 20);
    expect(names(hero)).toEqual(['invisible']);
    const riders = [hero.feature('sneak-attack'), hero.feature('supreme-sneak', 'stealthAttack')];
    expect(hero.attack(riders, {}, 15, 15, 4, 4, 4, 4, 4, 4)).toBeNull();
    expect(names(hero)).toEqual(['invisible']);
    hero.take({ name: 'next' });
    while (hero.combat.active !== hero.character.id) hero.take({ name: 'next' }, 10, 10, 10);
    hero.attack([], {}, 15, 15, 4);
    expect(names(hero)).toEqual([]);
  });

  it('without it the attack gives them away', async () => {
    const hero = await Hero.of('rogue', 9);
    hero.take({ name: 'act', actorId: hero.character.id, action: 'hide' }, 20);
    hero.attack([], {}, 15, 15, 4);
    expect(names(hero)).toEqual([]);
  });
});

describe('SRD 5.2.1, Boon of the Night Spirit: Merge with Shadows', () => {
  const merged = async () => {
    const hero = await Hero.of('fighter', 19, { feats: [{ feat: 'boon-of-the-night-spirit', level: 19 }] });
    expect(hero.use('boon-of-the-night-spirit')).toBeNull();
    expect(names(hero)).toEqual(['invisible']);
    return hero;
  };

  it.each([
    ['an attack', (hero: Hero) => hero.attack([], {}, 15, 15, 4)],
    ['an action', (hero: Hero) => hero.take({ name: 'act', actorId: hero.character.id, action: 'dash' })],
  ])('ends right after %s', async (_, does) => {
    const hero = await merged();
    expect(does(hero)).toBeNull();
    expect(names(hero)).toEqual([]);
  });

  it('goes on while its bearer only moves', async () => {
    const hero = await merged();
    hero.take({ name: 'next' });
    expect(names(hero)).toEqual(['invisible']);
  });
});

describe('SRD 5.2.1, Indomitable Might', () => {
  it.each([
    [18, 1, 16],
    [17, 1, null],
    [18, 15, null],
  ])('a barbarian of level %i who rolls %i on a strength check or save', async (level, face, least) => {
    const hero = await Hero.of('barbarian', level);
    const id = hero.character.id;
    hero.take({ name: 'condition', from: null, targetId: id, condition: 'grappled' });
    const before = hero.combat;
    const rollsOf = (label: string) => hero.rolls.filter((roll) => roll.label.includes(label));
    hero.take({ name: 'act', actorId: id, action: 'escape' }, face, face);
    expect(rollsOf('athletics').map(({ total }) => total)).toEqual([least ?? face + 3]);
    hero.combat = before;
    const effect = onlySave('Gust', 'strength', 16);
    hero.take({ name: 'save', actorId: null, effect, targetIds: [id] }, face, face);
    expect(rollsOf('strength save').map(({ total }) => total >= 16)).toEqual([least !== null || face === 15]);
  });
});
