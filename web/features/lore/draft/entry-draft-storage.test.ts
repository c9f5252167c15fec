import { describe, expect, it } from 'vitest';
import { entryDrafts, savedVersionOf } from './entry-draft.ts';
import { entryDraftName, readEntryDraft } from './entry-draft-storage.ts';
import { entryOf } from './entry.fixture.ts';

const draft = entryDrafts.begin(savedVersionOf(entryOf({ text: 'Sand.', audience: ['p1'], date: '1204' })));
const again = (kept: unknown) => readEntryDraft(JSON.parse(JSON.stringify(kept)));

describe('what was written of an entry and not saved', () => {
  it('comes back as it was', () => {
    expect(again(draft)).toEqual(draft);
  });

  it('comes back while nobody is chosen yet who may read it', () => {
    const choosing = { ...draft, fields: { ...draft.fields, audience: [] } };
    expect(again(choosing)).toEqual(choosing);
  });

  it('is kept for one person and one entry', () => {
    expect(new Set([entryDraftName('mira', 'e1'), entryDraftName('tov', 'e1'), entryDraftName('mira', 'e2')]).size).toBe(3);
  });

  it.each([null, [], { fields: { name: 1 } }, { ...draft, base: { ...draft.base, tags: [1] } }, { ...draft, seen: { text: 'one' } }])(
    'is left alone where it cannot be read: %j',
    (broken) => {
      expect(again(broken)).toBeNull();
    },
  );
});
