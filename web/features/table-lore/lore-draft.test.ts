import { describe, expect, it } from 'vitest';
import { blankDraft, draftOf, isTouched, readDraft } from './lore-draft.ts';

const bell = {
  id: 'bell',
  category: 'items',
  name: 'Bell',
  aliases: ['Tin'],
  text: 'It rings.',
  audience: ['mira'],
  origin: 'world',
} as const;
const entry = { ...bell, aliases: [...bell.aliases], audience: [...bell.audience] };

describe('an entry that is being written', () => {
  it('begins with what stands here, and is touched by a change of any field', () => {
    const start = draftOf(entry, 'v1');
    expect(start).toMatchObject({ entryId: 'bell', seen: 'v1' });
    expect(isTouched(start, start)).toBe(false);
    for (const change of [{ name: 'Gong' }, { aliases: [] }, { audience: 'dm' as const }]) {
      expect(isTouched({ ...start, fields: { ...start.fields, ...change } }, start)).toBe(true);
    }
  });

  it('comes back from the tab’s storage as it was', () => {
    for (const draft of [draftOf(entry, null), { ...blankDraft('new'), seen: 'v2' }]) {
      expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    }
  });

  it.each([null, 'words', {}, { entryId: 'bell', seen: 3, fields: draftOf(entry, null).fields }])(
    'is not made of anything else: %j',
    (kept) => {
      expect(readDraft(kept)).toBeNull();
    },
  );

  it.each([{ category: 'songs' }, { audience: [] }, { aliases: [1] }, { text: null }])('is not made of broken fields: %j', (broken) => {
    const draft = draftOf(entry, null);
    expect(readDraft({ ...draft, fields: { ...draft.fields, ...broken } })).toBeNull();
  });
});
