import { describe, expect, it } from 'vitest';
import { shortNames, withShortNames } from './short-name.ts';

const knight = 'Sir Bartholomew Quillfeather-Montague of the Seven Marshes';

describe('a long name', () => {
  it.each([
    [knight, 'Sir Bartholomew'],
    ['Wilhelmina Hollowbrook the Younger', 'Wilhelmina'],
    ['The Old Lady Ermengarde of Nine Chimneys', undefined],
    ['Bree Underhill', undefined],
  ])('has a short form: %s', (name, short) => {
    expect(shortNames([name, 'Aldric']).get(name)).toBe(short);
  });

  it('stays whole where another goes by its short form', () => {
    expect(shortNames([knight, 'Sir Bartholomew']).size).toBe(0);
    expect(shortNames(['Wilhelmina Hollowbrook the Elder', 'Wilhelmina Hollowbrook the Younger']).size).toBe(0);
  });

  it('is said once', () => {
    expect(withShortNames(`Aldric waits. ${knight} looks up, and ${knight}'s hand shakes.`, [knight, 'Aldric'])).toBe(
      `Aldric waits. ${knight} looks up, and Sir Bartholomew's hand shakes.`,
    );
    expect(withShortNames('Nobody speaks.', [knight])).toBe('Nobody speaks.');
  });
});
