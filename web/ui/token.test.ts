import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialOf } from './token.tsx';

afterEach(() => vi.restoreAllMocks());

describe('the first letter of a name', () => {
  // First of all, as the tables are kept once they were used.
  it('is found without the tables of all scripts where it stands by itself', () => {
    const looked = vi.spyOn(Intl, 'Segmenter');
    expect([initialOf('Wren'), initialOf('O')]).toEqual(['W', 'O']);
    expect(looked).not.toHaveBeenCalled();
  });

  it.each([
    ['mira', 'M'],
    ['  Oda of the Quay', 'O'],
    ['7th daughter', '7'],
    ['E\u0301lodie', 'E\u0301'],
    ['élodie', 'É'],
    ['1\uFE0F\u20E3 pip', '1\uFE0F\u20E3'],
    ['👩‍🚀 Vale', '👩‍🚀'],
    ['   ', '?'],
    ['', '?'],
  ])('of "%s" is "%s"', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });
});
