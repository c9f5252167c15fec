import { describe, expect, it } from 'vitest';
import { granted, hero, home, refusalOf } from '#domain/character/character.fixture.ts';
import { readFoundryActor } from '#domain/character/interchange/foundry-actor-read.ts';
import { writeFoundryActor } from '#domain/character/interchange/foundry-actor-write.ts';
import { maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';

const fighter = { name: 'Fighter', type: 'class', system: { identifier: 'fighter', levels: 5 } };
const actorWith = (more: object) => ({ name: 'Wren', type: 'character', system: {}, items: [fighter], flags: {}, ...more });
const read = (data: unknown) => granted(readFoundryActor(data, home));
const change = (key: string, value: string, mode = 2) => ({ key, value, mode });

describe('effects on an actor', () => {
  it.each<[string, object[], object[]]>([
    [
      'armor class and attacks of every kind',
      [
        change('system.attributes.ac.bonus', '+2'),
        ...['mwak', 'rwak', 'msak', 'rsak'].map((group) => change(`system.bonuses.${group}.attack`, '1d4')),
      ],
      [
        { on: 'attackRolls', add: '1d4' },
        { on: 'armorClass', add: '2' },
      ],
    ],
    [
      'damage of weapons with its type',
      [change('system.bonuses.mwak.damage', '+1d6[fire]'), change('system.bonuses.rwak.damage', '1d6[fire]')],
      [{ on: 'damageRolls', add: '1d6', with: 'weapon', type: 'fire' }],
    ],
    [
      'traits, speed and senses',
      [
        change('system.traits.dr.value', 'fire'),
        change('system.traits.ci.value', 'charmed'),
        change('system.attributes.movement.walk', '2', 1),
        change('system.attributes.senses.ranges.darkvision', '60', 4),
      ],
      [
        { on: 'resistance', types: ['fire'] },
        { on: 'conditionImmunity', conditions: ['charmed'] },
        { on: 'speed', of: 'walk', times: 2 },
        { on: 'sense', sense: 'darkvision', feet: 60 },
      ],
    ],
    [
      'advantage and scores',
      [
        change('system.abilities.str.check.roll.mode', '1'),
        change('system.abilities.str.save.roll.mode', '-1'),
        change('system.abilities.con.value', '19', 4),
      ],
      [
        { on: 'abilityChecks', abilities: ['strength'], mode: 'advantage' },
        { on: 'savingThrows', abilities: ['strength'], mode: 'disadvantage' },
        { on: 'abilityScore', ability: 'constitution', least: 19 },
      ],
    ],
  ])('are read: %s', (_, changes, expected) => {
    const { character, report } = read(actorWith({ effects: [{ name: 'Boon', statuses: [], disabled: false, changes }] }));
    expect(character.activeEffects.map((each) => [each.name, each.changes])).toEqual([['Boon', expected]]);
    expect(report).toEqual([]);
  });

  it('are read as later versions write them, with how long they last', () => {
    const changes = [{ key: 'system.traits.dr.value', type: 'add', value: 'slashing' }];
    const later = { name: 'Rage', statuses: [], disabled: false, system: { changes }, duration: { value: 600, units: 'seconds' } };
    expect(read(actorWith({ effects: [later] })).character.activeEffects).toMatchObject([
      { name: 'Rage', changes: [{ on: 'resistance', types: ['slashing'] }], duration: { kind: 'time', amount: 10, unit: 'minute' } },
    ]);
  });

  it('beyond what the editor of homebrew allows are left out and told', () => {
    const changes = [change('system.attributes.ac.bonus', '+99d6'), change('system.bonuses.mwak.damage', '1d6')];
    const { character, report } = read(actorWith({ effects: [{ name: 'Boon', statuses: [], disabled: false, changes }] }));
    expect(character.activeEffects[0]?.changes.map(({ on }) => on)).toEqual(['damageRolls']);
    expect(report.join(' ')).toMatch(/Of the effect .*Boon.*cannot be imported: .*armorClass, beyond what is allowed/);
  });

  it('that are off, unknown or known in part are told', () => {
    const effects = [
      { name: 'Off', statuses: [], disabled: true, changes: [change('system.attributes.ac.bonus', '1')] },
      { name: 'Odd', statuses: [], disabled: false, changes: [change('system.odd', '1')] },
      { name: 'Half', statuses: [], disabled: false, changes: [change('system.attributes.ac.bonus', '1'), change('system.odd', '@mod')] },
    ];
    const { character, report } = read(actorWith({ effects }));
    expect(character.activeEffects.map(({ name }) => name)).toEqual(['Half']);
    expect(report).toEqual([
      'The effect “Off” is off in the file and is left out.',
      'The effect “Odd” cannot be imported.',
      'Of the effect “Half”, these changes cannot be imported: system.odd.',
    ]);
  });

  it('lift the hit points as they did before, and go without who gave them', () => {
    const aided = hero({
      activeEffects: [{ ...effect('Aid', { on: 'hitPointMaximum', add: '5' }), from: 'somebody', held: true }],
      damage: 2,
    });
    const { character } = read(JSON.parse(JSON.stringify(writeFoundryActor(aided).actor)));
    expect(maximumHitPointsOf(character).value).toBe(maximumHitPointsOf(aided).value);
    expect(character.damage).toBe(2);
    expect(character.activeEffects).toMatchObject([{ name: 'Aid', from: null, held: false }]);
  });

  it('that somebody changed in Foundry are read as they are now', () => {
    const warded = hero({ activeEffects: [effect('Ward', { on: 'armorClass', add: '1' })] });
    const text = JSON.stringify(writeFoundryActor(warded).actor).replace(
      '"key":"system.attributes.ac.bonus","mode":2,"value":"1"',
      '"key":"system.attributes.ac.bonus","mode":2,"value":"2"',
    );
    expect(read(JSON.parse(text)).character.activeEffects).toMatchObject([{ name: 'Ward', changes: [{ on: 'armorClass', add: '2' }] }]);
  });
});

describe('what items of an actor do', () => {
  it('is told where it is more than a stroke', () => {
    const sword = {
      name: 'Humming Blade',
      type: 'weapon',
      system: { damage: { base: { number: 1, denomination: 8 } }, activities: { a: { type: 'attack' }, b: { type: 'save' } } },
    };
    expect(read(actorWith({ items: [fighter, sword] })).report).toEqual(['What “Humming Blade” does cannot be imported: save.']);
  });

  it('counts what is used of features that are known by name', () => {
    const wind = (uses: object) => ({ name: 'Second Wind', type: 'feat', system: { identifier: 'second-wind', uses } });
    const spent = (uses: object) => read(actorWith({ items: [fighter, wind(uses)] })).character.usesSpent;
    expect(spent({ max: '3', spent: 2 })).toEqual({ 'second-wind': 2 });
    expect(spent({ max: '3', value: 1, per: 'lr' })).toEqual({ 'second-wind': 2 });
    expect(spent({ max: '3', spent: 900 })).toEqual({ 'second-wind': 3 });
  });
});

it.each<[string, unknown, string]>([
  ['a name that reaches too far', JSON.parse('{"__proto__": {"polluted": true}}'), 'flags.__proto__'],
  ['a constructor', { constructor: { name: 'x' } }, 'flags.constructor'],
])('refuses %s, and names the field', (_, flags, field) => {
  expect(refusalOf(readFoundryActor(actorWith({ flags }), home))).toBe(`This file cannot be read as a character: ${field} is not right.`);
});

it('names the field of an actor that is not right', () => {
  expect(refusalOf(readFoundryActor(actorWith({ items: 'none' }), home))).toBe(
    'This file cannot be read as a character: items is not right.',
  );
});
