import { changed } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrying, granted, hero, refusalOf, risen, scores, scripted } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { makeRoll } from './make-roll.ts';
import { plainRoll, sheetRoll } from './sheet-roll.ts';
import type { RollOptions } from './sheet-roll.ts';
import { tellSheetRoll } from './tell-roll.ts';
import type { SheetNumber } from './what-is-rolled.ts';

const planned = (character: Character, what: SheetNumber, options: Partial<RollOptions> = {}) =>
  granted(sheetRoll(character, what, { ...plainRoll, ...options }));
const rolled = (character: Character, what: SheetNumber, faces: number[], options: Partial<RollOptions> = {}) =>
  makeRoll(planned(character, what, options), scripted(...faces));
const effect = (name: string, ...changes: ActiveEffect['changes']): ActiveEffect => ({
  id: name,
  name,
  source: { kind: 'spell', id: name },
  from: null,
  held: false,
  slot: null,
  changes,
  duration: { kind: 'permanent' },
  until: null,
  saveEnds: null,
  ends: [],
  tick: null,
  text: '',
});

const athletics = { kind: 'skill', skill: 'athletics' } as const;
const stealth = { kind: 'skill', skill: 'stealth' } as const;
const save = (ability: 'strength' | 'dexterity' | 'wisdom') => ({ kind: 'save', ability }) as const;
const strong = hero({ stats: scores({ strength: 16, dexterity: 14 }), skills: ['athletics'] });
const armed = { ...strong, inventory: carrying(['longsword', 'mainHand'], ['greataxe', 'pack']) };
const sword = { kind: 'attack', itemId: 'thing-0' } as const;

describe('a number of the sheet is rolled with what the sheet says (SRD 5.2.1, D20 Tests)', () => {
  it.each<[SheetNumber, string, number]>([
    [{ kind: 'check', ability: 'strength' }, 'Strength check', 3],
    [athletics, 'Athletics check', 5],
    [save('strength'), 'Strength save', 5],
    [save('wisdom'), 'Wisdom save', 0],
    [{ kind: 'initiative' }, 'Initiative', 2],
    [sword, 'Longsword attack', 5],
    [{ kind: 'attack', itemId: null }, 'Unarmed strike attack', 5],
  ])('%j is a %s with %i', (what, label, modifier) => {
    expect(planned(armed, what)).toMatchObject({ label, dice: '1d20', modifier, advantage: 'none' });
  });

  it('exhaustion takes 2 for each level, from a plain check too, and is named', () => {
    const tired = { ...strong, exhaustion: 2 };
    expect(rolled(tired, { kind: 'check', ability: 'strength' }, [10])).toMatchObject({ modifier: -1, total: 9, notes: ['Exhaustion -4'] });
    expect(planned(tired, athletics).modifier).toBe(1);
  });

  it('a bonus of the situation is added and named', () => {
    expect(rolled(strong, athletics, [10], { bonus: -2 })).toMatchObject({ total: 13, notes: ['Situational bonus -2'] });
  });

  it('a spell attack is rolled by those who cast, and not in armor they are not trained with', () => {
    const wizard = risen('wizard', 3, { stats: scores({ intelligence: 16 }) });
    expect(planned(wizard, { kind: 'spellAttack' })).toMatchObject({ label: 'Spell attack', modifier: 5 });
    expect(refusalOf(sheetRoll(strong, { kind: 'spellAttack' }))).toBe('Kara casts no spells.');
    const clad = { ...wizard, inventory: carrying(['chain-mail', 'worn']) };
    expect(refusalOf(sheetRoll(clad, { kind: 'spellAttack' }))).toBe('Nobody casts in armor they are not trained with.');
  });
});

describe('what hinders or helps counts by itself', () => {
  it.each<[string, HeroChanges, SheetNumber, string, string[]]>([
    ['Poisoned: checks', { conditions: ['poisoned'] }, athletics, 'disadvantage', ['Poisoned']],
    ['Poisoned: attack rolls', { conditions: ['poisoned'] }, sword, 'disadvantage', ['Poisoned']],
    ['Poisoned: no saves', { conditions: ['poisoned'] }, save('dexterity'), 'none', []],
    ['Frightened: checks', { conditions: ['frightened'] }, { kind: 'check', ability: 'wisdom' }, 'disadvantage', ['Frightened']],
    ['Restrained: dexterity saves', { conditions: ['restrained'] }, save('dexterity'), 'disadvantage', ['Restrained']],
    ['Restrained: no strength saves', { conditions: ['restrained'] }, save('strength'), 'none', []],
    ['Initiative is a dexterity check', { conditions: ['poisoned'] }, { kind: 'initiative' }, 'disadvantage', ['Poisoned']],
    ['Incapacitated: initiative', { conditions: ['incapacitated'] }, { kind: 'initiative' }, 'disadvantage', ['Incapacitated']],
    ['Invisible: initiative', { conditions: ['invisible'] }, { kind: 'initiative' }, 'advantage', ['Invisible']],
    ['Invisible: attacks', { conditions: ['invisible'] }, sword, 'advantage', ['Invisible']],
    ['Invisible and poisoned cancel', { conditions: ['invisible', 'poisoned'] }, sword, 'none', ['Invisible', 'Poisoned']],
    ['Chain mail: stealth', { inventory: carrying(['chain-mail', 'worn']) }, stealth, 'disadvantage', ['Chain Mail']],
    ['Chain mail: nothing else', { inventory: carrying(['chain-mail', 'worn']) }, athletics, 'none', []],
    ['Heavy weapon below 13', { stats: scores({ strength: 12 }) }, { kind: 'attack', itemId: 'thing-1' }, 'disadvantage', ['Heavy weapon']],
    ['Danger Sense', { class: 'barbarian', level: 2 }, save('dexterity'), 'advantage', ['Danger Sense']],
    ['Gnomish Cunning', { species: 'gnome' }, save('wisdom'), 'advantage', ['Gnomish Cunning']],
    ['Remarkable Athlete', { level: 3 }, athletics, 'advantage', ['Remarkable Athlete']],
    ['no trait by the quick rules', { ruleSet: 'quick', level: 3 }, athletics, 'none', []],
  ])('%s', (_, changes, what, advantage, names) => {
    const plan = planned(changed(armed, changes), what);
    expect(plan.advantage).toBe(advantage);
    expect(plan.circumstances.map(({ name }) => name)).toEqual(names);
  });

  it('armor without training: every strength and dexterity d20, and no other', () => {
    const clad = hero({ class: 'wizard', inventory: carrying(['chain-mail', 'worn'], ['dagger', 'mainHand']) });
    const named = (what: SheetNumber) => planned(clad, what).circumstances.map(({ name }) => name);
    for (const what of [athletics, save('dexterity'), { kind: 'initiative' }, { kind: 'attack', itemId: 'thing-1' }] as const)
      expect(named(what)).toEqual(['Armor without training']);
    expect(named(save('wisdom'))).toEqual([]);
  });

  it('a choice of the table counts as one more, and cancels what hinders', () => {
    const ill = { ...strong, conditions: ['poisoned' as const] };
    const roll = rolled(ill, athletics, [12], { advantage: 'advantage' });
    expect(roll).toMatchObject({ faces: [12], notes: ['Advantage: the situation', 'Disadvantage: Poisoned', 'Both cancel out'] });
  });

  it('strength and dexterity saves of the paralyzed fail without a roll', () => {
    expect(planned({ ...strong, conditions: ['paralyzed'] }, save('dexterity')).failsBecause).toBe('Paralyzed');
    expect(planned({ ...strong, conditions: ['paralyzed'] }, save('wisdom')).failsBecause).toBeNull();
  });

  it('who can take no action attacks nobody, and the dead roll nothing', () => {
    expect(refusalOf(sheetRoll({ ...armed, conditions: ['stunned'] }, sword))).toBe('Kara is stunned and cannot attack.');
    expect(refusalOf(sheetRoll({ ...armed, exhaustion: 6 }, athletics))).toBe('Kara is dead.');
    expect(refusalOf(sheetRoll(armed, { kind: 'attack', itemId: 'nothing' }))).toBe('Kara does not carry that weapon.');
  });

  it('Indomitable Might makes a low strength check or save the score itself', () => {
    const mighty = hero({ class: 'barbarian', level: 18, stats: scores({ strength: 20 }) });
    const notes = [expect.stringContaining('Indomitable Might: the ')];
    expect(rolled(mighty, athletics, [2], {})).toMatchObject({ total: 20, notes });
    expect(rolled(mighty, { kind: 'save', ability: 'strength' }, [2], { difficulty: 20 })).toMatchObject({ total: 20, outcome: 'success' });
    expect(rolled(mighty, { kind: 'save', ability: 'dexterity' }, [2, 2], {}).total).toBeLessThan(20);
    expect(rolled({ ...mighty, classes: [{ ...mighty.classes[0], level: 17 }] }, athletics, [2], {}).total).toBeLessThan(20);
  });

  it('the Luck of a halfling rolls a 1 again, once', () => {
    const lucky = { ...strong, species: 'halfling' as const };
    expect(rolled(lucky, athletics, [1, 1])).toMatchObject({ faces: [1, 1], kept: [1], total: 6 });
    expect(rolled(lucky, athletics, [1, 9], {})).toMatchObject({ kept: [9], total: 14, notes: ['Luck: a 1 was rolled again'] });
    expect(rolled(lucky, athletics, [15, 1, 18], { advantage: 'disadvantage' })).toMatchObject({ kept: [15], total: 20 });
  });
});

describe('effects that last', () => {
  it('Bless adds a d4 to attacks and saves, death saves too, and not to checks', () => {
    const blessed = {
      ...armed,
      activeEffects: [effect('Bless', { on: 'attackRolls', add: '1d4' }, { on: 'savingThrows', abilities: 'all', add: '1d4' })],
    };
    expect(rolled(blessed, sword, [10, 3])).toMatchObject({ faces: [10], modifier: 8, total: 18, notes: ['Bless 1d4: +3'] });
    expect(rolled(blessed, save('wisdom'), [10, 4]).total).toBe(14);
    expect(rolled({ ...blessed, damage: 99 }, { kind: 'deathSave' }, [8, 2])).toMatchObject({ total: 10, outcome: 'success' });
    expect(rolled(blessed, athletics, [10, 4]).total).toBe(15);
  });

  it('Bane takes a d4', () => {
    const cursed = { ...armed, activeEffects: [effect('Bane', { on: 'attackRolls', add: '-1d4' })] };
    expect(rolled(cursed, sword, [10, 3])).toMatchObject({ total: 12, notes: ['Bane -1d4: -3'] });
  });

  it('what gives advantage to some checks gives it to those, and what the table must judge is left to it', () => {
    const raging = {
      ...armed,
      activeEffects: [
        effect('Rage', { on: 'abilityChecks', abilities: ['strength'], mode: 'advantage' }),
        effect('Mark', { on: 'abilityChecks', mode: 'advantage', when: 'to find the marked one' }),
      ],
    };
    expect(planned(raging, athletics).circumstances).toEqual([{ name: 'Rage', gives: 'advantage' }]);
    expect(planned(raging, stealth).advantage).toBe('none');
  });
});

describe('an attack', () => {
  const at = (face: number, difficulty: number | null, changes: HeroChanges = {}) =>
    rolled(changed(armed, changes), sword, [face], { difficulty }).outcome;

  it('hits at the armor class; a natural 20 hits and is critical, a natural 1 misses whatever the sum', () => {
    expect([at(10, 15), at(9, 15), at(20, 40), at(1, 2), at(20, null), at(1, null), at(10, null)]).toEqual([
      'hit',
      'miss',
      'criticalHit',
      'miss',
      'criticalHit',
      'miss',
      undefined,
    ]);
  });

  it('of a champion is critical from 19, where it hits', () => {
    expect([at(19, 20, { level: 3 }), at(19, 40, { level: 3 }), at(19, 20)]).toEqual(['criticalHit', 'miss', 'hit']);
  });

  it('deals its damage; a critical hit rolls twice as many dice and adds the same', () => {
    expect(rolled(armed, { kind: 'damage', itemId: 'thing-0', critical: false }, [5])).toMatchObject({
      label: 'Longsword damage (slashing)',
      dice: '1d8',
      total: 8,
    });
    expect(rolled(armed, { kind: 'damage', itemId: 'thing-0', critical: true }, [5, 6])).toMatchObject({ dice: '2d8', total: 14 });
  });

  it('with bare hands has no dice to double, and deals no less than nothing', () => {
    const bare = { kind: 'damage', itemId: null, critical: true } as const;
    expect(rolled(strong, bare, [])).toMatchObject({ faces: [], modifier: 4, total: 4 });
    expect(rolled({ ...strong, stats: scores({ strength: 3 }) }, bare, []).total).toBe(0);
  });

  it('of a great weapon fighter counts dice of 1 and 2 as 3', () => {
    const taken = { feat: 'great-weapon-fighting' as const, level: 1 };
    const fighter = { ...strong, feats: [taken], inventory: carrying(['greatsword', 'bothHands']) };
    const roll = rolled(fighter, { kind: 'damage', itemId: 'thing-0', critical: false }, [1, 5]);
    expect(roll).toMatchObject({ faces: [1, 5], total: 11, notes: ['Great Weapon Fighting +2'] });
  });
});

describe('a check and a save', () => {
  it('succeed at the difficulty, and no natural face decides for them (SRD 5.2.1, D20 Tests)', () => {
    const against = (face: number, difficulty: number) => rolled(strong, athletics, [face], { difficulty }).outcome;
    expect([against(10, 15), against(9, 15), against(20, 30), against(1, 5)]).toEqual(['success', 'failure', 'failure', 'success']);
  });

  it('are told in one line', () => {
    expect(tellSheetRoll('Kara', rolled(strong, athletics, [12]))).toBe('Kara rolls 17 (Athletics check).');
    expect(tellSheetRoll('Kara', rolled(strong, athletics, [20], { difficulty: 15 }))).toBe(
      'Kara rolls 25 (Athletics check): natural 20, success against 15.',
    );
    expect(tellSheetRoll('Kara', rolled(armed, sword, [20]))).toBe('Kara rolls 25 (Longsword attack): natural 20, critical hit.');
  });
});

describe('a death save', () => {
  it('has the proficiency of a monk who is proficient in all saving throws (SRD 5.2.1, Disciplined Survivor)', () => {
    const bonus = (level: number) => planned(hero({ class: 'monk', level, damage: 999, exhaustion: 1 }), { kind: 'deathSave' }).modifier;
    expect([bonus(13), bonus(14), bonus(20)]).toEqual([-2, 3, 4]);
  });

  it('is rolled against 10, by the dying alone', () => {
    expect(planned({ ...strong, damage: 99 }, { kind: 'deathSave' })).toMatchObject({ label: 'Death save', difficulty: 10, modifier: 0 });
    expect(refusalOf(sheetRoll(strong, { kind: 'deathSave' }))).toBe('Kara is not dying.');
  });
});

const anyNumber = fc.oneof(
  fc.constantFrom(...skillNames).map((skill): SheetNumber => ({ kind: 'skill', skill })),
  fc.constantFrom('strength', 'dexterity', 'wisdom').map((ability): SheetNumber => ({ kind: 'save', ability })),
  fc.boolean().map((critical): SheetNumber => ({ kind: 'damage', itemId: 'thing-0', critical })),
  fc.constant<SheetNumber>(sword),
);
const anyAdvantage = fc.constantFrom('none', 'advantage', 'disadvantage');
const anyFaces = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 4, maxLength: 4 });

describe('however it is rolled', () => {
  it('the total is what was kept and the modifier together', () => {
    fc.assert(
      fc.property(anyNumber, anyAdvantage, fc.integer({ min: -20, max: 20 }), anyFaces, (what, advantage, bonus, faces) => {
        const roll = rolled(armed, what, faces, { advantage, bonus });
        expect(roll.total).toBe(roll.kept.reduce((sum, face) => sum + face, roll.modifier));
      }),
    );
  });

  it('advantage keeps the higher of two dice, and disadvantage the lower', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (one, other) => {
        expect(naturalOf(rolled(strong, athletics, [one, other], { advantage: 'advantage' }))).toBe(Math.max(one, other));
        expect(naturalOf(rolled(strong, athletics, [one, other], { advantage: 'disadvantage' }))).toBe(Math.min(one, other));
      }),
    );
  });
});
