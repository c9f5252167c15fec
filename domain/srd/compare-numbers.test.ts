import { describe, expect, it } from 'vitest';
import { Activity } from '#domain/rules/activity/activity.ts';
import { differencesOf } from './compare-numbers.ts';

const activity = (given: object) => Activity.parse(given);
const blast = activity({
  kind: 'save',
  targets: { who: 'creature', count: 'area', area: { shape: 'sphere', feet: 20 } },
  save: { abilities: ['dexterity'], onSave: 'half' },
  damage: [{ formula: '8d6', types: ['fire'], perSlot: '1d6' }],
  effects: [{ conditions: ['prone'] }],
});
const text = 'Each creature in a 20-foot-radius Sphere makes a Dexterity saving throw, takes 8d6 Fire damage and falls Prone.';
const higher = '1d6 more for each slot level above 3.';

describe('words and activities of an entry', () => {
  it('say the same where every number stands in both', () => {
    expect(differencesOf({ text, higher, activities: [blast] })).toEqual([]);
  });

  it.each([
    ['dice', text.replace('8d6', '7d6'), ['The text does not say 8d6.', 'No activity rolls 7d6.']],
    ['an area', text.replace('20-foot', '30-foot'), ['The text does not say 20 feet.']],
    ['the ability of a save', text.replace('Dexterity', 'Wisdom'), ['The text names no dexterity save.']],
    ['a type of damage', text.replace('Fire', 'Cold'), ['The text does not say fire.']],
    ['a condition', text.replace('Prone', 'down'), ['The text does not say prone.']],
  ])('differ by %s', (_, changed, differences) => {
    expect(differencesOf({ text: changed, higher, activities: [blast] })).toEqual(differences);
  });

  it('differ where a higher slot is not told', () => {
    expect(differencesOf({ text, activities: [blast] })).toEqual(['The text does not say 1d6.']);
  });

  it('differ by a plain number', () => {
    const shield = activity({ kind: 'effect', effects: [{ changes: [{ on: 'armorClass', add: '5' }] }] });
    expect(differencesOf({ text: 'You gain a +5 bonus to Armor Class.', activities: [shield] })).toEqual([]);
    expect(differencesOf({ text: 'You gain a +4 bonus to Armor Class.', activities: [shield] })).toEqual([
      'The text does not say the number 5.',
    ]);
  });

  it('know how a cantrip grows', () => {
    const bolt = activity({
      kind: 'attack',
      attack: { form: 'ranged', with: 'spell' },
      damage: [{ formula: '1d10', types: ['fire'], cantrip: true }],
    });
    const grown = { text: 'On a hit, 1d10 Fire damage.', activities: [bolt] };
    expect(differencesOf({ ...grown, higher: '2d10 from level 5, 3d10 from level 11, 4d10 from level 17.' })).toEqual([]);
    expect(differencesOf(grown)).toHaveLength(3);
  });

  it('may leave dice to the table', () => {
    const nothing = activity({ kind: 'utility' });
    expect(differencesOf({ text: 'Roll 1d8.', activities: [nothing] })).toEqual(['No activity rolls 1d8.']);
    expect(differencesOf({ text: 'Roll 1d8.', activities: [nothing], aside: ['1d8'] })).toEqual([]);
  });
});
