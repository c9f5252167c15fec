import { describe, expect, it } from 'vitest';
import { storeDraft, readDraft } from './draft.ts';
import { memoryShelf } from '#web/features/chat/room/memory-shelf.fixture.ts';

describe('a draft', () => {
  it('survives a reload together with who it is for', () => {
    const shelf = memoryShelf();
    storeDraft(shelf, 'mira', 'c', { text: 'Do not trust Tov', to: { kind: 'dm' }, pinned: true });
    expect(readDraft(shelf, 'mira', 'c')).toEqual({ text: 'Do not trust Tov', to: { kind: 'dm' }, pinned: true });
    expect(readDraft(shelf, 'tov', 'c')).toEqual({ text: '', to: { kind: 'group' }, pinned: false });
  });

  it('leaves nothing behind once it is blank', () => {
    const shelf = memoryShelf();
    storeDraft(shelf, 'mira', 'c', { text: 'I', to: { kind: 'group' }, pinned: false });
    storeDraft(shelf, 'mira', 'c', { text: '', to: { kind: 'group' }, pinned: false });
    expect(shelf.length).toBe(0);
  });

  it('of an earlier version keeps its target once, not pinned', () => {
    const shelf = memoryShelf();
    shelf.setItem('hearthlore.draft/mira/c', '{"text":"psst","to":{"kind":"dm"}}');
    expect(readDraft(shelf, 'mira', 'c')).toEqual({ text: 'psst', to: { kind: 'dm' }, pinned: false });
  });

  it('starts blank when what is kept cannot be read', () => {
    const shelf = memoryShelf();
    shelf.setItem('hearthlore.draft/mira/c', '{"text":7}');
    expect(readDraft(shelf, 'mira', 'c').text).toBe('');
  });
});
