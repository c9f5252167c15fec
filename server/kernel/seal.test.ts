import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const words = 'sk-a key that nobody reads';

describe('a seal', () => {
  it('opens what it closed, and closes the same words differently each time', () => {
    const seal = createSeal('secret', 'keys');
    const [one, other] = [seal.close(words), seal.close(words)];
    expect(one).not.toBe(other);
    expect([seal.open(one), seal.open(other)]).toEqual([words, words]);
    expect(seal.open(seal.close(''))).toBe('');
    expect(Buffer.from(one, 'base64url').includes(words)).toBe(false);
  });

  it('opens for no other secret and no other purpose', () => {
    const sealed = createSeal('secret', 'keys').close(words);
    expect(createSeal('secret', 'letters').open(sealed)).toBeNull();
    expect(createSeal('another', 'keys').open(sealed)).toBeNull();
  });

  it('opens nothing that was changed in any of its bytes', () => {
    const seal = createSeal('secret', 'keys');
    const bytes = Buffer.from(seal.close(words), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(seal.open(changed.toString('base64url'))).toBeNull();
    }
    expect(seal.open(randomBytes(8).toString('base64url'))).toBeNull();
  });
});
