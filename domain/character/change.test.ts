import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { granted, hero, refusalOf, scores } from './character.fixture.ts';
import { coinsFor } from '#domain/rules/coins.ts';
import { itemOf } from './inventory/inventory.ts';
import { changeBetween, changeSheet, inverseOf } from './change.ts';
import { characterFact } from './character-fact.ts';
import { differenceFacts } from './sheet/difference-facts.ts';
import { tellCharacterFact } from './tell.ts';

const damage = characterFact({ kind: 'takesDamage', hero: { id: 'kara', name: 'Kara' }, amount: 4, left: 6, maximum: 10 });
const by = { actorId: 'mira', createdAt: '2026-11-21T07:00:00Z', summary: [damage] };

describe('changeBetween', () => {
  it('holds only what changed, as it was and as it is', () => {
    const change = changeBetween(hero(), hero({ damage: 4, conditions: ['prone'] }), by);
    expect(change).toEqual({ ...by, before: { damage: 0, conditions: [] }, after: { damage: 4, conditions: ['prone'] } });
  });

  it('is nothing when nothing changed', () => expect(changeBetween(hero(), hero(), by)).toBeNull());
});

describe('undo', () => {
  const first = changeBetween(hero(), hero({ damage: 4 }), by);
  const second = changeBetween(hero({ damage: 4 }), hero({ damage: 4, name: 'Kara the Bold' }), {
    ...by,
    summary: [characterFact({ kind: 'sheetChanged' })],
  });
  const third = changeBetween(hero({ damage: 4 }), hero({ damage: 6 }), by);
  if (!first || !second || !third) throw new Error('these are changes');

  it('takes an earlier change back and leaves later ones to other things alone', () => {
    const now = granted(changeSheet(hero({ damage: 4 }), second));
    expect(granted(changeSheet(now, inverseOf(first, by)))).toEqual(hero({ name: 'Kara the Bold' }));
  });

  it('refuses when the same has changed since', () => {
    const now = granted(changeSheet(hero({ damage: 4 }), third));
    expect(refusalOf(changeSheet(now, inverseOf(first, by)))).toBe('A later change affects the same thing. Undo that one first.');
  });

  it('says what it undoes', () => expect(inverseOf(first, by).summary).toEqual([{ area: 'undone', fact: damage }]));
});

describe('differenceFacts', () => {
  const sword = itemOf('longsword', 1, 'a');
  it.each<[HeroChanges, HeroChanges, string[]]>([
    [{}, {}, []],
    [{}, { name: 'Kara the Bold' }, ['Name: Kara to Kara the Bold.']],
    [{}, { stats: scores({ constitution: 12 }) }, ['Constitution: 10 to 12.', 'Hit points: 10 of 10 to 11 of 11.']],
    [{}, { damage: 4 }, ['Hit points: 10 of 10 to 6 of 10.']],
    [{}, { inventory: [itemOf('torch', 5, 'a')] }, ['Added: Torch × 5.']],
    [{ inventory: [sword] }, {}, ['Removed: Longsword.']],
    [{ inventory: [sword] }, { inventory: [{ ...sword, place: 'mainHand' }] }, ['Longsword: pack to main hand.']],
    [{ inventory: [sword] }, { inventory: [{ ...sword, bonus: 1 }] }, ['Changed: Longsword.']],
    [{ coins: coinsFor(250) }, { coins: coinsFor(150) }, ['Gold pieces: 2 to 1.']],
    [{ class: 'wizard' }, { class: 'wizard', slotsSpent: [1, 0, 0, 0, 0, 0, 0, 0, 0] }, ['Level 1 spell slots: 2 to 1.']],
    [{}, { spells: [{ spell: 'fly', prepared: true, from: 'class' }] }, ['Learned: Fly.']],
    [{ spells: [{ spell: 'fly', prepared: true, from: 'class' }] }, {}, ['No longer known: Fly.']],
    [
      { spells: [{ spell: 'fly', prepared: true, from: 'class' }] },
      { spells: [{ spell: 'fly', prepared: false, from: 'class' }] },
      ['No longer prepared: Fly.'],
    ],
    [{}, { inspiration: true }, ['The sheet was changed.']],
  ])('from %j to %j says %j', (before, after, told) =>
    expect(differenceFacts(hero(before), hero(after)).map(tellCharacterFact)).toEqual(told),
  );
});
