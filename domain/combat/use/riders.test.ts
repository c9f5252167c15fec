import { describe, expect, it } from 'vitest';
import { Hero, spell } from './feature.fixture.ts';
import { canBeAdded } from './hit/after-hit.ts';
import { Happening } from '#domain/combat/follow/happening.ts';
import { lastHitOf } from '#domain/combat/follow/last-hit.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { UsedActivity } from './used-activity.ts';

/** What goes with a hit, with the word that an ally stands by the target. */
const flanked = (used: UsedActivity) => ({ used, ally: true as const });
const openHitOf = ({ combat, character }: Hero) => {
  const hit = lastHitOf(combat.happened, character.id);
  if (hit === null) throw new Error('Nobody was hit.');
  return hit;
};
/** Something that goes with a hit as before, and needs advantage or an ally. */
const withNeed = (activity: Activity): Activity => ({
  ...activity,
  activation: { kind: 'free', hit: { needs: 'advantageOrAlly' } },
});
const healthOf = (hero: Hero, id: string) => hero.of(id).hitPoints;

describe('what rides on a hit', () => {
  it('Sneak Attack adds its dice to a finesse weapon, once in a turn', async () => {
    const hero = await Hero.of('rogue', 3);
    const sneak = hero.feature('sneak-attack');
    // The troll resists nothing that pierces: 1d8+3 and 2d6.
    expect(hero.attack([flanked(sneak)], {}, 15, 5, 6, 6)).toBeNull();
    expect(30 - healthOf(hero, 'troll')).toBe(20);
    expect(hero.attack([flanked(sneak)], {}, 15, 1)).toBe('Kara has already used Sneak Attack this turn.');
    expect(hero.attack([], {}, 15, 1)).toBeNull();
  });

  it('is told after the hit that it rides on, and before the damage that both deal', async () => {
    const rogue = await Hero.of('rogue', 1);
    expect(rogue.attack([flanked(rogue.feature('sneak-attack'))], {}, 15, 5, 6)).toBeNull();
    expect(rogue.events).toEqual(['attack Rapier', 'effect Sneak Attack', 'damage piercing']);
    const paladin = await Hero.of('paladin', 2, { spells: [{ spell: 'divine-smite', prepared: true, from: 'class' }] });
    expect(paladin.attack([{ used: await spell('divine-smite'), slot: 1 }], {}, 15, 5, 8, 7)).toBeNull();
    expect(paladin.events).toEqual(['attack Rapier', 'cast Divine Smite', expect.stringContaining('damage')]);
  });

  it('is not spent by a miss', async () => {
    const hero = await Hero.of('rogue', 1);
    const sneak = hero.feature('sneak-attack');
    expect(hero.attack([flanked(sneak)], {}, 2)).toBeNull();
    expect(hero.attack([flanked(sneak)], {}, 15, 1, 1)).toBeNull();
    expect(30 - healthOf(hero, 'troll')).toBe(5);
  });

  it('is refused with a weapon that it does not go with, and named twice', async () => {
    const hero = await Hero.of('rogue', 1);
    const sneak = hero.feature('sneak-attack');
    expect(hero.attack([flanked(sneak)], { attack: 'Greataxe' })).toBe('Sneak Attack does not go with this attack.');
    expect(hero.attack([flanked(sneak), flanked(sneak)])).toBe('Sneak Attack does not go with this attack.');
  });

  it('doubles its dice on a critical hit', async () => {
    const hero = await Hero.of('rogue', 1);
    expect(hero.attack([flanked(hero.feature('sneak-attack'))], {}, 20, 1, 1, 2, 2)).toBeNull();
    expect(30 - healthOf(hero, 'troll')).toBe(9);
  });

  it('Divine Smite takes a slot and the bonus action when the blow hits', async () => {
    const smite = await spell('divine-smite');
    const hero = await Hero.of('paladin', 2, { spells: [{ spell: 'divine-smite', prepared: true, from: 'class' }] });
    expect(hero.attack([{ used: smite, slot: 1 }], {}, 2)).toBeNull();
    expect([hero.one.slotCasting?.slots[0]?.left, hero.combat.bonusActionUsed]).toEqual([2, false]);
    expect(hero.attack([{ used: smite, slot: 1 }], {}, 15, 5, 8, 7)).toBeNull();
    expect(30 - healthOf(hero, 'troll')).toBe(23);
    expect([hero.one.slotCasting?.slots[0]?.left, hero.combat.bonusActionUsed]).toEqual([1, true]);
    expect(hero.attack([{ used: smite, slot: 1 }])).toBe('Kara has already taken a bonus action this turn.');
    expect(hero.sheet().slotsSpent[0]).toBe(1);
  });

  it('Stunning Strike asks for a save and spends a Focus Point', async () => {
    const hero = await Hero.of('monk', 5);
    expect(hero.attack([hero.feature('stunning-strike')], { attack: 'Unarmed strike' }, 15, 1, 1)).toBeNull();
    expect(hero.of('troll').conditions.map(({ name }) => name)).toContain('stunned');
    expect(hero.left('focus')).toBe(4);
  });
});

describe('SRD 5.2.1, Sneak Attack:', () => {
  const noDisadvantage = 'Sneak Attack does not go with an attack that has Disadvantage.';
  const sayWho = 'Sneak Attack needs Advantage on the roll, or an ally within 5 feet of the target: say that one is there.';
  const nobody = 'Sneak Attack needs Advantage on the roll: nobody is there who could be an ally beside the target.';
  const added = (hero: Hero, ally: boolean) =>
    hero.take(
      {
        name: 'addToHit',
        actorId: hero.character.id,
        targetId: 'troll',
        riders: [{ used: hero.feature('sneak-attack'), ...(ally && { ally: true as const }) }],
      },
      6,
    );
  const condition = (targetId: string, name: 'prone' | 'paralyzed' | 'poisoned') =>
    ({ name: 'condition', from: null, targetId, condition: name }) as const;

  // How it is rolled; what follows without the word that an ally is there, and with it.
  it.each([
    ['advantage', null, null],
    ['none', sayWho, null],
    ['disadvantage', noDisadvantage, noDisadvantage],
  ] as const)('with %s it answers %j, and %j beside an ally', async (advantage, plain, flanking) => {
    for (const [ally, answer] of [
      [false, plain],
      [true, flanking],
    ] as const) {
      const after = await Hero.of('rogue', 1);
      expect(after.attack([], { advantage }, 15, 15, 1)).toBeNull();
      expect(canBeAdded(openHitOf(after), after.feature('sneak-attack'))).toBe(advantage !== 'disadvantage');
      expect(added(after, ally)).toBe(answer);
      const before = await Hero.of('rogue', 1);
      const rider = { used: before.feature('sneak-attack'), ...(ally && { ally: true as const }) };
      expect(before.attack([rider], { advantage }, 15, 15, 1, 6)).toBe(answer);
    }
  });

  it('knows advantage and disadvantage by the conditions of both sides', async () => {
    const hero = await Hero.of('rogue', 1);
    hero.take(condition(hero.character.id, 'poisoned'));
    hero.attack([], {}, 15, 15, 1);
    expect(added(hero, true)).toBe(noDisadvantage);
    const near = await Hero.of('rogue', 1);
    near.take(condition('troll', 'prone'));
    near.attack([], {}, 15, 15, 1);
    expect(added(near, false)).toBeNull();
  });

  it('takes no word for an ally where nobody is who could act', async () => {
    const hero = await Hero.of('rogue', 1);
    hero.take(condition('tomas', 'paralyzed'));
    hero.attack([], {}, 15, 1);
    expect(added(hero, true)).toBe(nobody);
    expect(canBeAdded(openHitOf(hero), hero.feature('sneak-attack'))).toBe(false);
  });

  it('goes with a hit of an earlier build, of which nobody knows how it fell, at the word of whoever hit', async () => {
    const hero = await Hero.of('rogue', 1);
    hero.attack([], {}, 15, 1);
    const happened = hero.combat.happened.map(({ hit, ...each }) =>
      Happening.parse({ ...each, ...(hit && { hit: { form: hit.form, type: hit.type, riders: hit.riders } }) }),
    );
    hero.combat = { ...hero.combat, happened };
    expect(added(hero, false)).toBe(sayWho);
    expect(added(hero, true)).toBeNull();
  });

  it('needs an ally where the advantage was given up for a Brutal Strike', async () => {
    const hero = await Hero.of('barbarian', 9);
    hero.use('reckless-attack');
    const brutal = hero.feature('brutal-strike');
    const needy = { ...brutal, id: 'needy', name: 'Needy', activity: withNeed(brutal.activity) };
    expect(hero.attack([brutal, needy], { attack: 'Greataxe' }, 15, 1)).toBe(sayWho.replace('Sneak Attack', 'Needy'));
  });
});

describe('what is added once a hit is known', () => {
  const add = (hero: Hero, riders: UsedActivity[], ...faces: number[]) =>
    hero.take(
      {
        name: 'addToHit',
        actorId: hero.character.id,
        targetId: 'troll',
        riders: riders.map((used) => ({ used, slot: 1, ally: true as const })),
      },
      ...faces,
    );

  it('Sneak Attack deals its dice to whom the attack hit, once in a turn', async () => {
    const hero = await Hero.of('rogue', 3);
    const sneak = hero.feature('sneak-attack');
    expect(add(hero, [sneak])).toBe('Kara has hit nobody to whom Sneak Attack could be added.');
    hero.attack([], {}, 2);
    expect(add(hero, [sneak])).toBe('Kara has hit nobody to whom Sneak Attack could be added.');
    hero.attack([], {}, 15, 5);
    expect(30 - healthOf(hero, 'troll')).toBe(8);
    expect(add(hero, [sneak], 6, 6)).toBeNull();
    expect(30 - healthOf(hero, 'troll')).toBe(20);
    expect(add(hero, [sneak], 6, 6)).toBe('Kara has already used Sneak Attack this turn.');
  });

  it('doubles its dice where the hit was critical, and goes with that weapon alone', async () => {
    const hero = await Hero.of('rogue', 1);
    hero.attack([], {}, 20, 1, 1);
    expect(add(hero, [hero.feature('sneak-attack')], 2, 2)).toBeNull();
    expect(30 - healthOf(hero, 'troll')).toBe(9);
    const other = await Hero.of('rogue', 1);
    other.attack([], { attack: 'Greataxe' }, 15, 1);
    expect(add(other, [other.feature('sneak-attack')])).toBe('Sneak Attack does not go with this attack.');
  });

  it('Cunning Strike takes its die of a Sneak Attack that comes with it', async () => {
    const hero = await Hero.of('rogue', 5);
    hero.attack([], {}, 15, 5);
    expect(add(hero, [hero.feature('cunning-strike', 'Trip')])).toBe('Cunning Strike: Trip does not go with this attack.');
    expect(add(hero, [hero.feature('sneak-attack'), hero.feature('cunning-strike', 'Trip')], 6, 6, 1)).toBeNull();
    expect(30 - healthOf(hero, 'troll')).toBe(20);
    expect(hero.of('troll').conditions.map(({ name }) => name)).toContain('prone');
  });

  it('Divine Smite and Stunning Strike are paid for when they are added', async () => {
    const paladin = await Hero.of('paladin', 2, { spells: [{ spell: 'divine-smite', prepared: true, from: 'class' }] });
    paladin.attack([], {}, 15, 5);
    expect(add(paladin, [await spell('divine-smite')], 8, 7)).toBeNull();
    expect(30 - healthOf(paladin, 'troll')).toBe(23);
    expect([paladin.one.slotCasting?.slots[0]?.left, paladin.combat.bonusActionUsed]).toEqual([1, true]);
    const monk = await Hero.of('monk', 5);
    monk.attack([], { attack: 'Unarmed strike' }, 15, 1);
    expect(add(monk, [monk.feature('stunning-strike')], 1)).toBeNull();
    expect(monk.of('troll').conditions.map(({ name }) => name)).toContain('stunned');
    expect(monk.left('focus')).toBe(4);
  });

  it('refuses what changes the roll itself, and what went with the hit already', async () => {
    const hero = await Hero.of('barbarian', 9);
    hero.attack([], { attack: 'Greataxe' }, 15, 1);
    expect(add(hero, [hero.feature('brutal-strike')])).toBe('Brutal Strike is chosen before the attack is rolled.');
  });

  it('is gone with the turn', async () => {
    const hero = await Hero.of('rogue', 1);
    hero.attack([], {}, 15, 1);
    hero.take({ name: 'next' });
    expect(add(hero, [hero.feature('sneak-attack')])).toBe('Kara has hit nobody to whom Sneak Attack could be added.');
  });
});
