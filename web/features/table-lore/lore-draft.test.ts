import { describe, expect, it } from 'vitest';
import { blankDraft, draftOf, loreDrafts, readLoreDraft, savedVersionOf } from './lore-draft.ts';

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

const now = savedVersionOf(draftOf(entry, null));

describe('an entry that is being written', () => {
  it('begins with what stands here, and is touched by a change of any field', () => {
    const start = draftOf(entry, 'v1');
    expect(start).toMatchObject({ entryId: 'bell', seen: 'v1' });
    const begun = loreDrafts.begin(savedVersionOf(start));
    expect(loreDrafts.touched(begun)).toEqual([]);
    for (const change of [{ name: 'Gong' }, { aliases: [] }, { audience: 'dm' as const }]) {
      expect(loreDrafts.touched({ ...begun, fields: { ...begun.fields, ...change } })).toEqual(Object.keys(change));
    }
  });

  it('comes back from the tab’s storage as it was', () => {
    for (const start of [draftOf(entry, null), { ...blankDraft('new'), seen: 'v2' }]) {
      const draft = loreDrafts.begin(savedVersionOf(start));
      expect(readLoreDraft(JSON.parse(JSON.stringify(draft)), now)).toEqual(draft);
    }
  });

  it('comes back as an earlier build kept it, with the id it was begun with', () => {
    const kept = { ...blankDraft('first'), fields: { ...blankDraft('first').fields, text: 'It rings.' } };
    const read = readLoreDraft(kept, savedVersionOf(blankDraft('second')));
    expect(read).toMatchObject({ fields: { text: 'It rings.' }, base: { text: '' }, seen: { entryId: 'first', version: null } });
  });

  it.each([null, 'words', {}, { entryId: 'bell', seen: 3, fields: draftOf(entry, null).fields }])(
    'is not made of anything else: %j',
    (kept) => {
      expect(readLoreDraft(kept, now)).toBeNull();
    },
  );

  it.each([{ category: 'songs' }, { audience: [] }, { aliases: [1] }, { text: null }])('is not made of broken fields: %j', (broken) => {
    const draft = draftOf(entry, null);
    expect(readLoreDraft({ ...draft, fields: { ...draft.fields, ...broken } }, now)).toBeNull();
  });
});
