import { describe, expect, it } from 'vitest';
import { courtesyIn } from './courtesy.ts';

describe('a few words that only agree', () => {
  it.each(['Deal, Wenna.', 'Fair enough.', 'ok ok I get it', 'Very well then.', 'Whatever.', 'Yes. Understood.', 'I see.'])(
    'are assent, and ask for nothing: %s',
    (text) => {
      expect(courtesyIn(text)).toBe('assent');
    },
  );

  it.each(['Deal with him.', 'Fine boards you have there', 'I see the ship.', 'Right behind you', 'Whatever you do, run.'])(
    'are no assent where they say more: %s',
    (text) => {
      expect(courtesyIn(text)).not.toBe('assent');
    },
  );
});
