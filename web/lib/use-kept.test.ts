import { describe, expect, it } from 'vitest';
import { keep, readKept } from './use-kept.ts';

function shelfWith(items: Record<string, string> = {}) {
  const map = new Map(Object.entries(items));
  return {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, text: string) => void map.set(name, text),
    removeItem: (name: string) => void map.delete(name),
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);

describe('what is kept in a tab', () => {
  it('comes back as it was put there', () => {
    const shelf = shelfWith();
    keep(shelf, 'draft', 'a few words');
    expect(readKept(shelf, 'draft', text)).toBe('a few words');
  });

  it('is gone after it was taken away', () => {
    const shelf = shelfWith({ draft: '"a few words"' });
    keep(shelf, 'draft', null);
    expect(readKept(shelf, 'draft', text)).toBeNull();
  });

  it('is nothing where it is broken or of another kind', () => {
    expect(readKept(shelfWith({ draft: '{"half' }), 'draft', text)).toBeNull();
    expect(readKept(shelfWith({ draft: '12' }), 'draft', text)).toBeNull();
    expect(readKept(shelfWith(), 'draft', text)).toBeNull();
  });

  it('costs nothing else where the storage is full', () => {
    const full = {
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    expect(() => keep(full, 'draft', 'words')).not.toThrow();
  });
});
