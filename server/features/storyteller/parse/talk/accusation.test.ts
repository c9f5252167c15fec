import { describe, expect, it } from 'vitest';
import { accusesYou } from './accusation.ts';

describe('an accusation', () => {
  it.each(["Dorrit you're lying to us", 'you stole her, admit it', 'We know what you did.', 'It was you!', "you're under arrest"])(
    '%s',
    (text) => {
      expect(accusesYou(text)).toBe(true);
    },
  );

  it.each(["it's not your fault", 'you are kind', 'Pryce is a liar', 'are you well?', 'you know the way'])('%s is none', (text) => {
    expect(accusesYou(text)).toBe(false);
  });
});
