import { describe, expect, it } from 'vitest';
import { asTyped } from './as-typed.ts';

describe('what is said', () => {
  it.each([
    ['May I sit here. Hold your wool.', 'May I sit here and hold your wool?', 'May I sit here and hold your wool?'],
    [
      "I'll go out. Look for it. Bring it back.",
      "I wave. I'll go out, look for it and then bring it back.",
      "I'll go out, look for it and then bring it back.",
    ],
  ])('%s is told as it was typed', (said, typed, told) => {
    expect(asTyped(said, [typed])).toBe(told);
  });

  it.each([
    ['Hello there.', 'I say "hello" and go.'],
    ['Bring it back.', 'I take the boat.'],
    ['Hanne, he did it.', 'hanne he did it'],
  ])('%s stays as it is where the line has it otherwise', (said, typed) => {
    expect(asTyped(said, [typed])).toBe(said);
  });
});
