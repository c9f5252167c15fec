import { beforeEach, describe, expect, it } from 'vitest';
import { beginDraft } from './entry-draft.ts';
import { entryOf } from './entry.fixture.ts';
import { storeDraft, storedDraft } from './entry-draft-storage.ts';
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let kept: Map<string, string>;
let shelf: Shelf;
const draft = beginDraft(entryOf({ text: 'Sand.', audience: ['p1'], date: '1204' }));

beforeEach(() => {
  kept = new Map();
  shelf = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

describe('what was written and not saved', () => {
  it('comes back as it was, to who wrote it', () => {
    storeDraft(shelf, 'mira', 'e1', draft);
    expect(storedDraft(shelf, 'mira', 'e1')).toEqual(draft);
    expect(storedDraft(shelf, 'tov', 'e1')).toBeNull();
    expect(storedDraft(shelf, 'mira', 'e2')).toBeNull();
  });

  it('leaves nothing behind once it is saved', () => {
    storeDraft(shelf, 'mira', 'e1', draft);
    storeDraft(shelf, 'mira', 'e1', null);
    expect(kept.size).toBe(0);
  });

  it('is left alone where it cannot be read', () => {
    for (const broken of ['{', 'null', '[]', '{"fields":{"name":1}}', JSON.stringify({ ...draft, base: { ...draft.base, tags: [1] } })]) {
      storeDraft(shelf, 'mira', 'e1', draft);
      for (const key of kept.keys()) kept.set(key, broken);
      expect(storedDraft(shelf, 'mira', 'e1')).toBeNull();
    }
  });

  it('is no reason to fail where nothing can be kept', () => {
    const full: Shelf = {
      ...shelf,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => storeDraft(full, 'mira', 'e1', draft)).not.toThrow();
  });
});
