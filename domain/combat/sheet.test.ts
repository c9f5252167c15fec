import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrying, hero } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import type { Character as Sheet } from '#domain/character/character.ts';
import { takeCombatStep } from './combat.ts';
import { profiles, one, play, scripted, seeded, step } from './combat.fixture.ts';
import { agreesWithSheet, followSheet, sheetAfterFight, withEffectsCounted, withSheetFacts } from './sheet.ts';
import { newCombat } from './state.ts';
import type { Combat } from './state.ts';
import type { CombatStepInput } from './step.ts';
import { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import { ConditionName } from '#domain/rules/combat-terms.ts';
import { profileFromCharacter } from './profile-from-character.ts';

const id = hero().id;
/** A fight that a character, a goblin and a troll are in. */
const fightWith = (character: Sheet): Combat =>
  play(
    newCombat(),
    scripted(20, 1, 2),
    { name: 'join', profile: profileFromCharacter(character) },
    { name: 'join', profile: profiles.goblin },
    { name: 'join', profile: profiles.troll },
    { name: 'start' },
  );
const after = (character: Sheet, ...steps: CombatStepInput[]) =>
  sheetAfterFight(character, one(play(followSheet(fightWith(character), character), scripted(), ...steps), id));
const damageStep = (amount: number) => ({ name: 'damage', actorId: null, targetId: id, amount, type: null }) as const;
const terms = { from: null, targetId: id } as const;

describe('a sheet after a fight', () => {
  it('has lost what the hero lost', () => {
    const kara = hero({ damage: 2, temporaryHitPoints: 3 });
    expect(after(kara, damageStep(4))).toEqual({ ...kara, damage: 3, temporaryHitPoints: 0 });
  });

  it('is prone and dying with the saves that were rolled, stable after the third success, dead after the third failure', () => {
    const down = after(hero(), damageStep(10));
    expect(down).toMatchObject({ damage: 10, conditions: ['prone'], deathSaves: { successes: 0, failures: 0 } });
    const save = { name: 'deathSave', targetId: id } as const;
    expect(after(hero(), damageStep(10), save).deathSaves).toEqual({ successes: 0, failures: 2 });
    expect(after(hero(), damageStep(10), { name: 'stabilize', targetId: id }).deathSaves).toEqual({ successes: 3, failures: 0 });
    expect(after(hero(), damageStep(60))).toMatchObject({ damage: 10, deathSaves: { failures: 3 } });
  });

  it('keeps conditions once however many gave them, levels of exhaustion, and the id of the spell', () => {
    const given = after(
      hero({ conditions: ['blinded'] }),
      { name: 'condition', ...terms, condition: 'poisoned' },
      { name: 'condition', from: 'troll', targetId: id, condition: 'poisoned' },
      { name: 'condition', ...terms, condition: 'exhaustion' },
      { name: 'condition', ...terms, condition: 'exhaustion' },
      { name: 'concentrate', actorId: id, on: 'Bless' },
    );
    expect(given).toMatchObject({ conditions: ['blinded', 'poisoned'], exhaustion: 2, concentration: 'bless' });
    expect(after(hero(), { name: 'concentrate', actorId: id, on: 'A song of mine' }).concentration).toBe('A song of mine');
  });
});

describe('a hero who follows the sheet', () => {
  it('is as exhausted as hunger has left them, and dead where it has killed them', () => {
    const starved = (hunger: number) => hero({ exhaustion: hunger, lacking: { thirst: 0, hunger, foodlessDays: 0 } });
    const followed = (hunger: number) => one(followSheet(fightWith(hero()), starved(hunger)), id);
    expect(followed(2).conditions).toMatchObject([{ name: 'exhaustion', level: 2 }]);
    expect(followed(6)).toMatchObject({ dead: true, hitPoints: 0 });
  });

  it('keeps the exhaustion that hunger holds, whatever is cured in the fight', () => {
    const starved = hero({ exhaustion: 3, lacking: { thirst: 0, hunger: 2, foodlessDays: 0 } });
    const cured = ['endCondition', 'endCondition'].map(() => ({ name: 'endCondition', targetId: id, condition: 'exhaustion' }) as const);
    const combat = play(followSheet(fightWith(hero()), starved), scripted(), ...cured);
    expect(one(combat, id).conditions).toMatchObject([{ name: 'exhaustion', level: 1 }]);
    expect(one(withEffectsCounted(combat, [starved]), id).conditions).toMatchObject([{ name: 'exhaustion', level: 2 }]);
  });

  it('has its numbers, its armor and its weapons', () => {
    const armed = hero({ damage: 4, inventory: carrying(['chain-mail', 'worn'], ['longsword', 'mainHand'], ['dagger', 'offHand']) });
    const followed = one(followSheet(fightWith(hero()), armed), id);
    expect(followed).toMatchObject({ hitPoints: 6, armorClass: 16 });
    expect(followed.attacks.map(({ name, offHand }) => [name, offHand])).toEqual([
      ['Longsword', undefined],
      ['Dagger', true],
      ['Unarmed strike', undefined],
    ]);
  });

  it('tells two weapons of one kind apart by name, so that each attacks with its own hand', () => {
    const armed = hero({ inventory: carrying(['dagger', 'mainHand'], ['dagger', 'offHand']) });
    const { attacks } = one(followSheet(fightWith(hero()), armed), id);
    expect(attacks.map(({ name, offHand }) => [name, offHand])).toEqual([
      ['Dagger', undefined],
      ['Dagger 2', true],
      ['Unarmed strike', undefined],
    ]);
  });

  it('lets go of what the sheet no longer concentrates on, with all that hung on it', () => {
    const kara = hero({ concentration: 'hold-person' });
    const held = play(followSheet(fightWith(kara), kara), scripted(), {
      name: 'condition',
      from: id,
      targetId: 'goblin',
      condition: 'paralyzed',
      held: true,
    });
    expect(one(held, id).concentration).toBe('Hold Person');
    const freed = followSheet(held, { ...kara, concentration: null });
    expect([one(freed, id).concentration, one(freed, 'goblin').conditions]).toEqual([null, []]);
  });

  it('keeps when a condition ends that the sheet still has', () => {
    const until = { combatantId: 'goblin', when: 'end', turns: 3 } as const;
    const fight = play(fightWith(hero()), scripted(), { name: 'condition', from: 'goblin', targetId: id, condition: 'poisoned', until });
    const followed = one(followSheet(fight, hero({ conditions: ['poisoned'], damage: 1 })), id);
    expect(followed.conditions).toMatchObject([{ name: 'poisoned', from: 'goblin', until }]);
  });

  it('changes nothing where they agree, nor for somebody who is not there', () => {
    const fight = fightWith(hero());
    expect(followSheet(fight, hero())).toBe(fight);
    expect(followSheet(fight, hero({ id: '0b9a1c52-7d7e-4c7a-9d43-0c9b1f4f8a10', damage: 3 }))).toBe(fight);
  });

  it('has no more hit points than the sheet allows', () => {
    expect(withSheetFacts({ ...one(fightWith(hero()), id), hitPoints: 30 }, hero()).hitPoints).toBe(10);
  });
});

const anyStep = fc.oneof(
  fc.integer({ min: 0, max: 14 }).map(damageStep),
  fc.integer({ min: 0, max: 9 }).map((amount) => ({ name: 'heal', targetId: id, amount }) as const),
  fc.constantFrom<CombatStepInput>(
    { name: 'temporary', targetId: id, amount: 4 },
    { name: 'deathSave', targetId: id },
    { name: 'stabilize', targetId: id },
    { name: 'revive', targetId: id, amount: 2 },
    { name: 'next' },
    { name: 'concentrate', actorId: id, on: 'Bless' },
    { name: 'endConcentration', actorId: id },
    { name: 'attack', actorId: 'troll', targetId: id, attack: 'Claw' },
  ),
  fc.constantFrom(...ConditionName.options).map((condition) => ({ name: 'condition', ...terms, condition }) as const),
  fc.constantFrom(...ConditionName.options).map((condition) => ({ name: 'endCondition', targetId: id, condition }) as const),
);
const anySheet = fc
  .record({
    damage: fc.integer({ min: 0, max: 14 }),
    temporaryHitPoints: fc.nat(5),
    deathSaves: fc.record({ successes: fc.nat(3), failures: fc.nat(3) }),
    conditions: fc.uniqueArray(fc.constantFrom('blinded', 'prone', 'stunned'), { maxLength: 2 }),
    exhaustion: fc.nat(6),
    hunger: fc.nat(6),
    concentration: fc.constantFrom(null, 'bless', 'Bless', 'a song'),
    level: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ hunger, exhaustion, ...changes }) =>
    hero({ ...changes, exhaustion: Math.max(hunger, exhaustion), lacking: { thirst: 0, hunger, foodlessDays: 0 } }),
  );

describe('heroes and sheets', () => {
  it('agree after every step, whatever happens, and writing a sheet that agrees changes nothing', () => {
    fc.assert(
      fc.property(anySheet, fc.array(anyStep, { maxLength: 20 }), fc.integer({ min: 1, max: 2 ** 31 - 2 }), (sheet, steps, seed) => {
        const dice = seeded(seed);
        let character = sheet;
        let combat = followSheet(fightWith(hero()), sheet);
        for (const each of steps) {
          const outcome = takeCombatStep(combat, step(each), dice);
          if (!outcome.ok) continue;
          combat = withEffectsCounted(outcome.value.combat, [character]);
          character = sheetAfterFight(character, one(combat, id));
          expect(Character.parse(character)).toEqual(character);
          expect(agreesWithSheet(one(combat, id), character)).toBe(true);
        }
      }),
    );
  });

  it('agree once the hero follows, whatever the sheet has become', () => {
    fc.assert(
      fc.property(anySheet, anySheet, (before, now) => {
        const combat = followSheet(followSheet(fightWith(hero()), before), now);
        const followed = one(combat, id);
        expect(agreesWithSheet(followed, now)).toBe(true);
        expect(followSheet(combat, now)).toEqual(combat);
      }),
    );
  });
});

describe('SRD 5.2.1, what lasts when a fight ends (a round is six seconds):', () => {
  const minute = { kind: 'time', amount: 1, unit: 'minute' } as const;
  const hours = { kind: 'time', amount: 8, unit: 'hour' } as const;
  const nextTurn = { kind: 'turn', whose: 'source', when: 'start' } as const;
  const effect = (duration: Duration): ActiveEffect =>
    ActiveEffect.parse({
      id: 'x',
      name: 'X',
      source: { kind: 'spell', id: 'x' },
      from: id,
      held: false,
      changes: [],
      duration,
      until: null,
      saveEnds: null,
      ends: [],
      tick: null,
      text: '',
    });
  /** A fight after so many rounds, which its hero has entered with what their sheet has. */
  function rounds(character: Sheet, count: number): Combat {
    const joining = [profileFromCharacter(character), profiles.goblin].map((profile) => ({ name: 'join', profile }) as const);
    const begun = play(followSheet(play(newCombat(), scripted(), ...joining), character), scripted(20, 1), { name: 'start' });
    return play(begun, scripted(), ...Array.from({ length: count * 2 }, () => ({ name: 'next' }) as const));
  }
  const fought = (character: Sheet, count: number) => {
    const combat = play(rounds(character, count), scripted(), { name: 'end' });
    return sheetAfterFight(character, one(combat, id));
  };
  const left = (duration: Duration, turns: number) =>
    fought(hero({ activeEffects: [effect(duration)] }), turns).activeEffects.map((each) => [each.duration, each.until]);

  it('what ends with a turn is over, and so is what has a minute left', () => {
    expect(left(nextTurn, 0)).toEqual([]);
    expect(left(minute, 0)).toEqual([]);
    expect(left({ ...minute, amount: 10 }, 90)).toEqual([]);
  });

  it('what lasts longer goes on for the minutes that are left, and a day or a rest as before', () => {
    expect(left({ ...minute, amount: 10 }, 3)).toEqual([[{ ...minute, amount: 9 }, null]]);
    for (const kept of [hours, { ...hours, amount: 1 }, { kind: 'rest', rest: 'long' } as const, { kind: 'untilDispelled' } as const]) {
      expect(left(kept, 3)).toEqual([[kept, null]]);
    }
  });

  it('a minute’s concentration ends with the fight, an hour’s goes on', () => {
    const concentrating = (on: string) => fought(hero({ concentration: on }), 1).concentration;
    expect(concentrating('bless')).toBeNull();
    expect(concentrating('hex')).toBe('hex');
  });

  it('what is brought into a fight is counted there', () => {
    const brought = hero({ activeEffects: [effect({ ...minute, unit: 'round', amount: 3 })] });
    expect([0, 1, 2].map((count) => one(rounds(brought, count), id).activeEffects.map(({ until }) => until?.turns))).toEqual([
      [2],
      [1],
      [],
    ]);
    expect(one(rounds(hero({ activeEffects: [effect(nextTurn)] }), 0), id).activeEffects).toEqual([]);
  });
});
