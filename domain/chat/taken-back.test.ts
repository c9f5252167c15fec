import { describe, expect, it } from 'vitest';
import { afterTakingBack, afterUndo } from './taken-back.ts';

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

describe('a passage of the story after a change of a sheet was taken back', () => {
  const change = { characterId: 'kara', position: 4 };

  it('is marked, is bare again once that was taken back too, and is marked anew', () => {
    const once = afterUndo('Kara staggers.', change, { position: 4, by: 6 });
    expect(once).toEqual({ content: 'Taken back: Kara staggers.', told: { ...change, takenBackBy: 6 } });
    const again = afterUndo(once?.content ?? '', once?.told ?? change, { position: 6, by: 8 });
    expect(again).toEqual({ content: 'Kara staggers.', told: change });
    expect(afterUndo(again?.content ?? '', change, { position: 4, by: 9 })?.content).toBe('Taken back: Kara staggers.');
  });

  it('stays as it is where another change was', () => expect(afterUndo('Kara staggers.', change, { position: 5, by: 6 })).toBeNull());
});
