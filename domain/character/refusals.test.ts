import { describe, expect, it } from 'vitest';
import { refuse } from './refusals.ts';
import { tellCharacterRefusal } from './refusal-sentences.ts';

describe('what the rules of characters refuse', () => {
  it('is told with the names and numbers that its sentence has places for', () => {
    const { refused } = refuse('needsHigherSlot', { spell: 'Fireball', level: 3 });
    expect(refused).toEqual({ code: 'needsHigherSlot', slots: { spell: 'Fireball', level: 3 } });
    expect(tellCharacterRefusal(refused)).toBe('Fireball needs a slot of level 3 or higher.');
  });

  it('includes what the rules of scores and coins refuse', () => {
    const { refused } = refuse('coinsThere', { count: 2, coin: 'gold' });
    expect(tellCharacterRefusal(refused)).toBe('There are only 2 gold pieces.');
  });

  it('says what is missing in the words of the form', () => {
    expect(tellCharacterRefusal(refuse('formIsIncomplete', {}).refused)).toBe('Please fill in all fields (name, race, class).');
  });
});
