import { describe, expect, it } from 'vitest';
import { withOrderFirst } from './order-first.ts';

describe('an order beside a way that a hero is called along', () => {
  it.each([
    ['Tov, lets go to the mill, but keep your eyes open', 'Tov, keep your eyes open. lets go to the mill'],
    ['Cheers. Tov, drink up, we are off to the mill', 'Tov, drink up, we are off to the mill'],
    ['tov let’s head back to the inn and stay close to me!', 'tov stay close to me. let’s head back to the inn!'],
  ])('comes first: %s', (typed, plain) => {
    expect(withOrderFirst(typed, ['Mira', 'Tov'])).toBe(plain);
  });

  it.each(['Wenna, let’s go to the mill, but keep your eyes open', 'Tov, let’s go to the mill', 'Let’s go, and be quiet'])(
    'is none that is put to others, or to nobody: %s',
    (typed) => {
      expect(withOrderFirst(typed, ['Mira', 'Tov'])).toBe(typed);
    },
  );
});
