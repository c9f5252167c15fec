import { describe, expect, it } from 'vitest';
import { movesOf } from '#domain/combat/permit.ts';
import { attacksAllowed, hasAction } from '#domain/combat/turn-budget.ts';
import { Hero } from './feature.fixture.ts';

const hurt = (hero: Hero, amount: number, targetId = hero.character.id) =>
  hero.take({ name: 'damage', actorId: null, targetId, amount, type: null });
const names = (hero: Hero, id = hero.character.id) => hero.of(id).activeEffects.map(({ name }) => name);
const healthOf = (hero: Hero, id = hero.character.id) => hero.of(id).hitPoints;

/** What costs what and does what, feature by feature: the class, the level, the use, and how it is judged. */
interface Row {
  of: Parameters<typeof Hero.of>;
  use: string | [string, string];
  on?: string[];
  choice?: Parameters<Hero['use']>[2];
  faces?: number[];
  /** The use that is counted, and what is left of it. */
  left?: [string, number];
  took?: 'action' | 'bonusAction' | 'attack' | 'reaction' | 'nothing';
  before?: (hero: Hero) => void;
  does: (hero: Hero) => unknown;
  gives: unknown;
}

const rows: Record<string, Row> = {
  'Rage lasts on the barbarian': {
    of: ['barbarian', 1],
    use: 'rage',
    left: ['rage', 1],
    took: 'bonusAction',
    does: (hero) => names(hero),
    gives: ['Rage'],
  },
  'Second Wind heals 1d10 and the level': {
    of: ['fighter', 3],
    use: 'second-wind',
    left: ['second-wind', 1],
    took: 'bonusAction',
    faces: [7],
    before: (hero) => hurt(hero, 20),
    does: (hero) => hero.one.maxHitPoints - healthOf(hero),
    gives: 10,
  },
  'Lay On Hands gives as many points as are spent': {
    of: ['paladin', 3],
    use: ['lay-on-hands', 'heal'],
    on: ['tomas'],
    choice: { amount: 6 },
    left: ['lay-on-hands', 9],
    took: 'bonusAction',
    before: (hero) => hurt(hero, 9, 'tomas'),
    does: (hero) => healthOf(hero, 'tomas'),
    gives: 7,
  },
  'Bardic Inspiration lies on somebody else for an hour': {
    of: ['bard', 1],
    use: ['bardic-inspiration', 'inspire'],
    on: ['tomas'],
    left: ['bardic-inspiration', 2],
    took: 'bonusAction',
    does: (hero) => hero.of('tomas').activeEffects.map(({ name, duration }) => [name, duration]),
    gives: [['Bardic Inspiration', { kind: 'time', amount: 1, unit: 'hour' }]],
  },
  'Flurry of Blows strikes twice with the martial arts die': {
    of: ['monk', 2],
    use: ['monks-focus', 'flurry'],
    on: ['troll', 'troll'],
    left: ['focus', 1],
    took: 'bonusAction',
    faces: [15, 4, 15, 2],
    does: (hero) => 30 - healthOf(hero, 'troll'),
    gives: 12,
  },
  'Patient Defense with a point hinders attacks against the monk': {
    of: ['monk', 2],
    use: ['monks-focus', 'patienceFocus'],
    left: ['focus', 1],
    took: 'bonusAction',
    does: (hero) => names(hero),
    gives: ['Disengage', 'Dodge'],
  },
  'Step of the Wind without a point costs none': {
    of: ['monk', 2],
    use: ['monks-focus', 'step'],
    left: ['focus', 2],
    took: 'bonusAction',
    does: (hero) => names(hero),
    gives: ['Dash'],
  },
  'Wild Shape gives temporary hit points and keeps from casting': {
    of: ['druid', 4],
    use: ['wild-shape', 'shape'],
    choice: { choice: 'Wolf' },
    left: ['wild-shape', 1],
    took: 'bonusAction',
    does: (hero) => [hero.one.temporaryHitPoints, names(hero)],
    gives: [4, ['Wild Shape']],
  },
  'Divine Spark heals with Channel Divinity': {
    of: ['cleric', 2],
    use: ['channel-divinity', 'sparkHeal'],
    on: ['tomas'],
    left: ['channel-divinity', 1],
    took: 'action',
    faces: [2],
    before: (hero) => hurt(hero, 9, 'tomas'),
    does: (hero) => healthOf(hero, 'tomas'),
    gives: 6,
  },
  'Divine Spark harms against a save of constitution': {
    of: ['cleric', 2],
    use: ['channel-divinity', 'sparkHarm'],
    on: ['troll'],
    choice: { damageType: 'radiant' },
    left: ['channel-divinity', 1],
    took: 'action',
    faces: [4, 1],
    does: (hero) => 30 - healthOf(hero, 'troll'),
    gives: 7,
  },
  'Turn Undead frightens those who fail': {
    of: ['cleric', 2],
    use: ['channel-divinity', 'turn'],
    on: ['troll'],
    left: ['channel-divinity', 1],
    took: 'action',
    faces: [1],
    does: (hero) => hero.of('troll').conditions.map(({ name }) => name),
    gives: ['frightened', 'incapacitated'],
  },
  'Breath Weapon takes the place of one attack, half on a save': {
    of: ['fighter', 1, { species: 'dragonborn', lineage: 'Red' }],
    use: ['breath-weapon', 'cone'],
    on: ['goblin', 'tomas'],
    left: ['breath-weapon', 1],
    took: 'attack',
    faces: [8, 1, 20],
    does: (hero) => [healthOf(hero, 'goblin'), healthOf(hero, 'tomas')],
    gives: [2, 6],
  },
  'Reckless Attack helps both sides until the next turn': {
    of: ['barbarian', 2],
    use: 'reckless-attack',
    took: 'nothing',
    does: (hero) => hero.one.activeEffects.map(({ name, until }) => [name, until?.when]),
    gives: [['Reckless', 'start']],
  },
  'Steady Aim gives advantage to the next attack': {
    of: ['rogue', 3],
    use: 'steady-aim',
    took: 'bonusAction',
    does: (hero) => names(hero),
    gives: ['Steady Aim', 'Standing still'],
  },
  'Innate Sorcery lasts a minute': {
    of: ['sorcerer', 1],
    use: 'innate-sorcery',
    left: ['innate-sorcery', 1],
    took: 'bonusAction',
    does: (hero) => hero.one.slotCasting?.dc,
    gives: 14,
  },
};

describe('a feature in a fight:', () => {
  it.each(Object.entries(rows))('%s', async (_, { of, use, on = [], choice, faces = [], left, took, before, does, gives }) => {
    const hero = await Hero.of(...of);
    before?.(hero);
    expect(hero.use(use, on, choice, ...faces)).toBeNull();
    expect(does(hero)).toEqual(gives);
    if (left) expect(hero.left(left[0])).toBe(left[1]);
    const { attacksMade, bonusActionUsed } = hero.combat;
    const taken = bonusActionUsed ? 'bonusAction' : attacksMade === 0 ? 'nothing' : attacksMade;
    expect(taken).toBe(took === 'action' || took === 'attack' ? 1 : took);
    if (left)
      expect(hero.sheet().usesSpent[left[0]] ?? 0).toBe((hero.one.features?.uses.find(({ id }) => id === left[0])?.total ?? 0) - left[1]);
  });

  it('is refused when no use of it is left, and nothing is spent', async () => {
    const hero = await Hero.of('barbarian', 1, { usesSpent: { rage: 2 } });
    const { combat } = hero;
    expect(hero.use('rage')).toBe('Kara has no use of Rage left.');
    expect(hero.combat).toBe(combat);
  });

  it('takes no more of a pool than there is, and only of pools more than one', async () => {
    const hero = await Hero.of('paladin', 1);
    expect(hero.use(['lay-on-hands', 'heal'], ['tomas'], { amount: 6 })).toBe('Kara has no use of Lay On Hands: Heal left.');
    const fighter = await Hero.of('fighter', 1);
    expect(fighter.use('second-wind', [], { amount: 2 })).toBe('Second Wind is used once at a time.');
  });

  it('is refused, and not spent, where it would heal nothing', async () => {
    const hero = await Hero.of('fighter', 1);
    const { combat } = hero;
    expect(hero.use('second-wind')).toBe('Kara has all hit points: Second Wind would heal nothing.');
    expect(hero.combat).toBe(combat);
  });

  it('waits for the next turn once the bonus action is taken', async () => {
    const hero = await Hero.of('fighter', 1);
    hurt(hero, 5);
    expect(hero.use('second-wind')).toBeNull();
    expect(hero.use('second-wind')).toBe('Kara has already taken a bonus action this turn.');
  });
});

describe('Rage', () => {
  const raging = async (level = 1) => {
    const hero = await Hero.of('barbarian', level);
    hero.use('rage');
    return hero;
  };
  const turn = (hero: Hero) => {
    for (let each = 0; each < 4; each += 1) hero.take({ name: 'next' });
  };

  it('adds 2 to the damage of attacks with strength, and halves what weapons deal', async () => {
    const hero = await raging();
    expect(hero.one.attacks.find(({ name }) => name === 'Greataxe')?.damage[0]?.dice).toBe('1d12+5');
    const full = healthOf(hero);
    hero.take({ name: 'damage', actorId: 'goblin', targetId: hero.character.id, amount: 7, type: 'slashing' });
    expect(full - healthOf(hero)).toBe(3);
  });

  it('ends with a turn in which nothing keeps it up, but not with the one it began in', async () => {
    const hero = await raging();
    hero.take({ name: 'next' });
    expect(names(hero)).toEqual(['Rage']);
    for (let each = 0; each < 3; each += 1) hero.take({ name: 'next' });
    expect(hero.combat.active).toBe(hero.character.id);
    expect(names(hero)).toEqual(['Rage']);
    hero.take({ name: 'next' });
    expect(names(hero)).toEqual([]);
  });

  it('goes on with an attack, or with the bonus action that extends it', async () => {
    const hero = await raging();
    turn(hero);
    hero.attack([], {}, 2);
    turn(hero);
    expect(names(hero)).toEqual(['Rage']);
    expect(hero.use(['rage', 'extend'])).toBeNull();
    turn(hero);
    expect(names(hero)).toEqual(['Rage']);
    expect(hero.left('rage')).toBe(1);
  });

  it('ends when its bearer falls', async () => {
    const hero = await raging();
    hero.take({ name: 'damage', actorId: 'goblin', targetId: hero.character.id, amount: 40, type: 'fire' });
    expect(hero.one.hitPoints).toBe(0);
    expect(names(hero)).toEqual([]);
  });

  it('need not be extended from level 15 on', async () => {
    const hero = await raging(15);
    for (let each = 0; each < 3; each += 1) turn(hero);
    expect(names(hero)).toContain('Rage');
  });
});

describe('Action Surge', () => {
  it('gives another action in this turn alone', async () => {
    const hero = await Hero.of('fighter', 5);
    const mayAttack = () => movesOf(hero.combat, hero.one).attack;
    for (let each = 0; each < 2; each += 1) hero.attack([], {}, 2);
    expect(mayAttack()).toBe(false);
    expect(hero.use('action-surge')).toBeNull();
    for (let each = 0; each < 2; each += 1) {
      expect(mayAttack()).toBe(true);
      hero.attack([], {}, 2);
    }
    expect(mayAttack()).toBe(false);
    expect(hero.use('action-surge')).toBe('Kara has no use of Action Surge left.');
    for (let each = 0; each < 4; each += 1) hero.take({ name: 'next' });
    expect(attacksAllowed(hero.one)).toBe(2);
  });

  it('is used once in a turn, however many uses there are', async () => {
    const hero = await Hero.of('fighter', 17);
    expect(movesOf(hero.combat, hero.one).actions).toBe(1);
    hero.use('action-surge');
    expect(movesOf(hero.combat, hero.one).actions).toBe(2);
    expect(hero.use('action-surge')).toBe('Kara has already used Action Surge this turn.');
    expect(hero.left('action-surge')).toBe(1);
  });

  it('leaves a whole action for something else than attacks', async () => {
    const hero = await Hero.of('fighter', 5, { species: 'dragonborn', lineage: 'Red' });
    hero.attack([], {}, 2);
    expect(hasAction(hero.combat, hero.one)).toBe(false);
    hero.use('action-surge');
    expect(hasAction(hero.combat, hero.one)).toBe(true);
    expect(movesOf(hero.combat, hero.one).actions).toBe(1);
    hero.use(['breath-weapon', 'cone'], ['goblin']);
    expect(hero.combat.attacksMade).toBe(2);
  });
});

it('Bardic Inspiration gives a die of the bard, reckoned, that waits for a roll that fails', async () => {
  const bard = await Hero.of('bard', 5);
  expect(bard.use(['bardic-inspiration', 'inspire'], ['tomas'])).toBeNull();
  expect(bard.of('tomas').activeEffects).toMatchObject([{ name: 'Bardic Inspiration', changes: [{ on: 'failedTest', add: '1d8' }] }]);
});
