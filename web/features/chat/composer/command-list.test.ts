import { describe, expect, it } from 'vitest';
import { offersFor } from './command-list.tsx';

const names = ['Mira', 'Mira Vale', 'Tov'];

describe('what the box offers', () => {
  it.each<[string, string[]]>([
    ['/', ['/roll ', '/me ', '/ooc ', '/w ']],
    ['/M', ['/me ']],
    ['/roll 2', []],
    ['I run /', []],
    ['@', ['@Mira ', '@Mira Vale ', '@Tov ']],
    ['hear me, @mi', ['hear me, @Mira ', 'hear me, @Mira Vale ']],
    ['@Tov', []],
    ['mail@to', []],
    ['', []],
  ])('after “%s” is what fits', (text, offered) => {
    expect(offersFor(text, names).map((offer) => offer.text)).toEqual(offered);
  });

  it('two people of one name are offered once', () => {
    expect(offersFor('@m', ['Mira', 'Mira']).map((offer) => offer.text)).toEqual(['@Mira ']);
  });
});
