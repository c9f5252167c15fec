import { limits } from '#domain/limits/limits.ts';
import type { Tome } from '#domain/world/tome.ts';
import { describe, expect, it } from 'vitest';
import { blankTome, readTomeDraft, readTomeEdit, savedVersionOf, tomeEditing, tomeEdits, wrongWithTome } from './tome-draft.ts';

const tome: Tome = {
  id: 't',
  worldId: 'w',
  title: 'Annals',
  content: 'Year one.',
  category: 'history',
  audience: 'everyone',
  file: null,
  versions: { title: 2, content: 5, category: 1, audience: 1 },
  createdAt: '2026-11-20T18:00:00.000Z',
  updatedAt: '2026-11-20T18:00:00.000Z',
};

describe('a tome’s form', () => {
  it('wants a title', () => {
    expect(wrongWithTome({ ...blankTome, title: '  ' })).toEqual({ title: 'Please enter a title for the tome' });
    expect(wrongWithTome({ ...blankTome, title: 'Annals' })).toEqual({});
  });

  it('says when there is too much of something', () => {
    const wrong = wrongWithTome({
      ...blankTome,
      title: 'x'.repeat(limits.tomeTitleLength + 1),
      content: 'x'.repeat(limits.tomeTextLength + 1),
    });
    expect(wrong).toEqual({ title: 'At most 160 characters.', content: 'At most 200000 characters.' });
  });

  it('sends what was changed, each from the version that was seen', () => {
    expect(tomeEdits(tome, { ...tome, content: 'Year two.', audience: 'dm' })).toEqual({
      content: { value: 'Year two.', seen: 5 },
      audience: { value: 'dm', seen: 1 },
    });
    expect(tomeEdits(tome, { ...tome, title: 'Annals ', category: 'history' })).toBeNull();
    expect(tomeEdits(tome, { ...tome, title: 'Chronicle', category: 'events' })).toEqual({
      title: { value: 'Chronicle', seen: 2 },
      category: { value: 'events', seen: 1 },
    });
  });

  it('is read again as it was kept, and nothing else is', () => {
    const draft = { ...blankTome, title: 'A', content: 'B', category: 'events' as const, audience: ['p1'] };
    expect(readTomeDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const other of [null, 7, {}, { ...draft, category: 'nothing' }, { ...draft, audience: [] }, { ...draft, title: 7 }]) {
      expect(readTomeDraft(other)).toBeNull();
    }
  });

  it('is read again with what it began from', () => {
    const begun = tomeEditing.begin(savedVersionOf(tome));
    const edit = { ...begun, fields: { ...begun.fields, title: 'A' } };
    expect(readTomeEdit(JSON.parse(JSON.stringify(edit)))).toEqual(edit);
    expect(readTomeEdit({ ...edit, seen: undefined })).toBeNull();
    expect(readTomeEdit({ base: edit.base })).toBeNull();
    expect(readTomeEdit(null)).toBeNull();
  });

  it('is read again as an earlier build kept it', () => {
    const { fields, seen } = savedVersionOf(tome);
    const kept = { base: { ...fields, versions: seen }, draft: { ...fields, content: 'Year two.' } };
    expect(readTomeEdit(kept)).toEqual({ fields: kept.draft, base: fields, seen });
  });
});
