import { describe, expect, it } from 'vitest';
import { one, play, scripted } from '#domain/combat/combat.fixture.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { Ability, ConditionName } from '#domain/rules/combat-terms.ts';
import { attack, bow, events, fight, harm, mode, refusalOf, saving, under } from './fight.fixture.ts';

describe('SRD 5.2.1, Conditions: attack rolls of whoever is', () => {
  it.each<[ConditionName, string]>([
    ['blinded', 'disadvantage'],
    ['deafened', 'normal'],
    ['frightened', 'disadvantage'],
    ['grappled', 'disadvantage'],
    ['invisible', 'advantage'],
    ['poisoned', 'disadvantage'],
    ['prone', 'disadvantage'],
    ['restrained', 'disadvantage'],
  ])('%s are made with %s', (condition, expected) => {
    expect(mode(play(fight(), scripted(), under('kara', condition)))).toBe(expected);
  });

  it('grappled by the target are made as ever', () => {
    expect(mode(play(fight(), scripted(), under('kara', 'grappled', 'goblin')))).toBe('normal');
  });
  it.each<ConditionName>(['incapacitated', 'paralyzed', 'petrified', 'stunned', 'unconscious'])('%s are not made at all', (condition) => {
    expect(refusalOf(play(fight(), scripted(), under('kara', condition)), attack())).toBe('Kara cannot act now.');
  });
  it('charmed may not be made against the charmer', () => {
    const charmed = play(fight(), scripted(), under('kara', 'charmed', 'goblin'));
    expect(refusalOf(charmed, attack())).toContain('charmed');
    expect(refusalOf(charmed, attack({ targetId: 'troll' }))).toBeNull();
  });
});

describe('SRD 5.2.1, Conditions: attack rolls against whoever is', () => {
  it.each<[ConditionName, string, string]>([
    ['blinded', 'advantage', 'advantage'],
    ['deafened', 'normal', 'normal'],
    ['grappled', 'normal', 'normal'],
    ['incapacitated', 'normal', 'normal'],
    ['invisible', 'disadvantage', 'disadvantage'],
    ['paralyzed', 'advantage', 'advantage'],
    ['petrified', 'advantage', 'advantage'],
    ['poisoned', 'normal', 'normal'],
    ['prone', 'advantage', 'disadvantage'],
    ['restrained', 'advantage', 'advantage'],
    ['stunned', 'advantage', 'advantage'],
  ])('%s are made with %s from within 5 feet and %s from afar', (condition, near, far) => {
    const struck = play(fight(), scripted(), under('goblin', condition));
    expect([mode(struck), mode(struck, { ...bow, close: false })]).toEqual([near, far]);
  });

  it.each<[ConditionName, string]>([
    ['paralyzed', 'critical'],
    ['unconscious', 'critical'],
    ['stunned', 'hit'],
    ['restrained', 'hit'],
    ['petrified', 'hit'],
  ])('%s and hit from within 5 feet are a %s', (condition, outcome) => {
    const struck = play(fight(), scripted(), under('troll', condition));
    const made = events(struck, [15, 15, 1, 1], attack({ targetId: 'troll' }));
    expect(made.find(({ kind }) => kind === 'attack')?.outcome).toBe(outcome);
  });
});

describe('SRD 5.2.1, Conditions: saving throws of whoever is', () => {
  const outcome = (combat: Combat, ability: Ability, faces = [20, 20]) =>
    events(combat, [1, 1, ...faces], saving('goblin', ability)).find(({ kind }) => kind === 'save');
  it.each<ConditionName>(['paralyzed', 'petrified', 'stunned', 'unconscious'])(
    '%s fail with strength and dexterity, not with wisdom',
    (condition) => {
      const struck = play(fight(), scripted(), under('goblin', condition));
      expect([outcome(struck, 'strength')?.outcome, outcome(struck, 'dexterity')?.outcome]).toEqual(['failed', 'failed']);
      expect(outcome(struck, 'wisdom')?.outcome).toBe('saved');
    },
  );
  it.each<[ConditionName, string]>([
    ['restrained', 'failed'],
    ['poisoned', 'saved'],
    ['frightened', 'saved'],
    ['prone', 'saved'],
  ])('%s: a dexterity save that shows 20 and 2 is %s', (condition, expected) => {
    expect(outcome(play(fight(), scripted(), under('goblin', condition)), 'dexterity', [20, 2])?.outcome).toBe(expected);
  });
});

describe('SRD 5.2.1, Conditions:', () => {
  it.each<ConditionName>(['incapacitated', 'paralyzed', 'petrified', 'stunned', 'unconscious'])('%s ends concentration', (condition) => {
    const holding = play(fight(), scripted(), { name: 'concentrate', actorId: 'kara', on: 'Bless' }, under('kara', condition));
    expect(one(holding, 'kara').concentration).toBeNull();
  });
  it.each<ConditionName>(['blinded', 'frightened', 'poisoned', 'prone', 'restrained', 'grappled'])(
    '%s does not end concentration',
    (condition) => {
      const holding = play(fight(), scripted(), { name: 'concentrate', actorId: 'kara', on: 'Bless' }, under('kara', condition));
      expect(one(holding, 'kara').concentration).toBe('Bless');
    },
  );
  it('the petrified take half of any damage', () => {
    expect(one(play(fight(), scripted(), under('goblin', 'petrified'), harm('goblin', 7, 'force')), 'goblin').hitPoints).toBe(10 - 3);
  });
  it('the petrified cannot be poisoned', () => {
    const stone = play(fight(), scripted(), under('goblin', 'petrified'), under('goblin', 'poisoned'));
    expect(one(stone, 'goblin').conditions.map(({ name }) => name)).toEqual(['petrified']);
  });
  it('who is immune to a condition does not get it', () => {
    expect(one(play(fight(), scripted(), under('troll', 'charmed')), 'troll').conditions).toEqual([]);
  });
  it.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [5, 10],
  ])('exhaustion of level %i takes %i from an attack roll', (level, less) => {
    const tired = play(fight(), scripted(), ...Array.from({ length: level }, () => under('kara', 'exhaustion')));
    const [roll] = events(tired, [15], attack()).find(({ kind }) => kind === 'attack')?.rolls ?? [];
    expect(roll?.total).toBe(15 + 5 - less);
  });
  it('exhaustion of level 6 kills', () => {
    const tired = play(fight(), scripted(), ...Array.from({ length: 6 }, () => under('kara', 'exhaustion')));
    expect(one(tired, 'kara').dead).toBe(true);
  });
});
