import { describe, expect, it } from 'vitest';
import { turnedQuestion } from './turned-question.ts';

describe('a question that whoever is asked says again', () => {
  it.each([
    ['Why are you crying?', 'Why am I crying?', true],
    ['Who wears plum velvet?', 'Who wears plum velvet?', false],
    ['so where were you that night, Hesper?', 'Where was I that night?', true],
    ['Nice place. What did they tell you?', 'What did they tell me?', true],
    ['where can we find the mayor?', 'Where can you find the mayor?', false],
    ['What are we to do?', 'What are you to do?', false],
  ])('turns %j into %j', (text, echo, isPersonal) => {
    expect(turnedQuestion(text, 'Hesper Dunn')).toEqual({ echo, isPersonal });
  });

  it.each(['I cut the rope', 'who?', 'what on earth would make any of the people of this old town do such a thing?'])(
    'cannot turn %j',
    (text) => {
      expect(turnedQuestion(text, 'Hesper Dunn')).toBeNull();
    },
  );
});
