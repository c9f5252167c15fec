import { describe, expect, it } from 'vitest';
import { withoutTableGreeting } from './opening-questions.ts';

describe('what is asked at the beginning of an evening', () => {
  it.each([
    ['Hello everybody! Where are we, and who is here?', 'Where are we, and who is here?'],
    ['Good day, my dear. I am new to this. Would you tell me where we are?', 'Would you tell me where we are?'],
    ['Hi! Before we start, what is this story about?', 'what is this about?'],
    ['Could you tell me where Mira finds herself?', 'Could you tell me where I am?'],
  ])('is asked of the narrator, whatever is said ahead of it: %s', (typed, plain) => {
    expect(withoutTableGreeting(typed, 'Mira')).toBe(plain);
  });

  it.each(['Good evening, Wenna. What is your name?', 'Hello! Is anybody there?', 'I greet her.'])('is nothing else: %s', (typed) => {
    expect(withoutTableGreeting(typed, 'Mira')).toBe(typed);
  });
});
