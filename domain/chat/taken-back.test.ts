import { describe, expect, it } from 'vitest';
import { afterTakingBack } from './taken-back.ts';

const told = (from: number, to: number) => ({ fightId: 'one', from, to });

describe('a passage of the story after steps of the fight were taken back', () => {
  it.each([
    { name: 'tells of nothing else', steps: told(5, 6), words: 'Taken back: The ogre falls.' },
    { name: 'tells of an earlier step too', steps: told(4, 6), words: 'Taken back in part: The ogre falls.' },
    { name: 'tells of earlier steps alone', steps: told(3, 4), words: 'The ogre falls.' },
  ])('says so where it $name', ({ steps, words }) => {
    expect(afterTakingBack('The ogre falls.', steps, 4)).toBe(words);
  });

  it('says it once, and of all of it where the rest is taken back as well', () => {
    const part = afterTakingBack('The ogre falls.', told(4, 6), 5);
    expect(afterTakingBack(part, told(4, 6), 4)).toBe(part);
    const whole = afterTakingBack(part, told(4, 6), 3);
    expect(whole).toBe('Taken back: The ogre falls.');
    expect(afterTakingBack(whole, told(4, 6), 2)).toBe(whole);
  });
});
