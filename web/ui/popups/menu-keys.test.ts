import { describe, expect, it } from 'vitest';
import { nextInMenu } from './menu-keys.ts';

const labels = ['Profile', 'Characters', 'Colour theme', 'Sign Out'];

describe('keys in a menu', () => {
  it('go round with the arrows', () => {
    expect(nextInMenu('ArrowDown', 3, labels)).toBe(0);
    expect(nextInMenu('ArrowUp', 0, labels)).toBe(3);
    expect(nextInMenu('ArrowDown', -1, labels)).toBe(0);
    expect(nextInMenu('ArrowUp', -1, labels)).toBe(3);
  });

  it('jump to both ends', () => {
    expect(nextInMenu('Home', 2, labels)).toBe(0);
    expect(nextInMenu('End', 0, labels)).toBe(3);
  });

  it('find the next item that begins with a letter, going round', () => {
    expect(nextInMenu('c', 0, labels)).toBe(1);
    expect(nextInMenu('C', 1, labels)).toBe(2);
    expect(nextInMenu('c', 2, labels)).toBe(1);
    expect(nextInMenu('x', 0, labels)).toBeNull();
  });

  it('leave other keys alone, and an empty menu too', () => {
    expect(nextInMenu('Enter', 0, labels)).toBeNull();
    expect(nextInMenu('ArrowDown', -1, [])).toBeNull();
  });
});
