import { describe, expect, it } from 'vitest';
import { writeStored, readStored } from './use-session-storage.ts';

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
    writeStored(shelf, 'draft', 'a few words');
    expect(readStored(shelf, 'draft', text)).toBe('a few words');
  });

  it('is gone after it was taken away', () => {
    const shelf = shelfWith({ draft: '"a few words"' });
    writeStored(shelf, 'draft', null);
    expect(readStored(shelf, 'draft', text)).toBeNull();
  });

  it('is nothing where it is broken or of another kind', () => {
    expect(readStored(shelfWith({ draft: '{"half' }), 'draft', text)).toBeNull();
    expect(readStored(shelfWith({ draft: '12' }), 'draft', text)).toBeNull();
    expect(readStored(shelfWith(), 'draft', text)).toBeNull();
  });

  it('costs nothing else where the storage is full', () => {
    const full = {
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    expect(() => writeStored(full, 'draft', 'words')).not.toThrow();
  });
});
