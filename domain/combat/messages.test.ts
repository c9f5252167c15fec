import { describe, expect, it } from 'vitest';
import { combatFact } from './fact.ts';
import { combatMessages } from './tell.ts';

const fell = (name: string, rolls = 0) => {
  const roll = { label: name, dice: '1d20', faces: [1], kept: [1], modifier: 0, total: 1, against: null };
  return combatFact('fell', { target: { id: name, name }, rolls: Array.from({ length: rolls }, () => roll) });
};

describe('the messages of a fight', () => {
  it('say each step on a line of its own', () => {
    const messages = combatMessages([[fell('Al'), fell('Bo')], [], [fell('Cy')]], { characters: 100, rolls: 10 });
    expect(messages).toEqual([{ content: 'Al falls unconscious. Bo falls unconscious.\nCy falls unconscious.', rolls: [] }]);
  });

  it.each([
    ['characters', { characters: 45, rolls: 10 }],
    ['dice', { characters: 100, rolls: 4 }],
  ])('are as many as their %s need, and cut no sentence', (_, most) => {
    const messages = combatMessages([[fell('Al', 2), fell('Bo', 2), fell('Cy', 1)]], most);
    expect(messages.map(({ content }) => content)).toEqual(['Al falls unconscious. Bo falls unconscious.', 'Cy falls unconscious.']);
    expect(messages.map(({ rolls }) => rolls.length)).toEqual([4, 1]);
  });

  it('are none where nothing is told', () => {
    expect(combatMessages([[], []], { characters: 100, rolls: 4 })).toEqual([]);
  });
});
