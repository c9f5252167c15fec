import { describe, expect, it } from 'vitest';
import { hitDiceIn, hitDiceOfHero } from './hit-dice-said.ts';

describe('hit dice that are said', () => {
  it.each([
    ['We take a short rest and I spend two hit dice', 2],
    ['I spend one hit die', 1],
    ['short rest, 3 hit dice', 3],
    ['I rest and use a hit die', 1],
    ['I spend all my hit dice', 20],
    ['I rest and spend no hit dice', 0],
    ['I take a short rest', null],
  ])('are counted in “%s”', (text, count) => {
    expect(hitDiceIn(text)).toBe(count);
  });

  it('are those of the hero whose player says them, and of nobody else', () => {
    const intents = [
      { heroId: 'quinn', text: 'We take a short rest and I spend two hit dice' },
      { heroId: 'petra', text: 'I keep watch.' },
      { heroId: 'mira', text: 'I rest, too.' },
    ];
    expect(['quinn', 'petra', 'mira', 'tov'].map((heroId) => hitDiceOfHero(intents, heroId))).toEqual([2, 0, null, 0]);
  });
});
