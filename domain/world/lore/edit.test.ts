import { describe, expect, it } from 'vitest';
import { applyEdits } from './edit.ts';

const current = { name: 'The Mill', text: 'one\ntwo\nTHREE', tags: ['sea', 'bell'], audience: 'everyone' };
const versions = { name: 1, text: 2, tags: 2, audience: 2 };
const history: Record<string, unknown> = { 'text 1': 'one\ntwo\nthree', 'tags 1': ['sea'], 'audience 1': 'dm' };
const past = (field: string, version: number) => history[`${field} ${version}`];
const edit = (edits: Parameters<typeof applyEdits>[0]['edits']) => applyEdits({ current, versions, edits, past });

describe('an edit that names its fields', () => {
  it('changes those alone, and remembers what stood there', () => {
    expect(edit({ name: { value: 'The Old Mill', seen: 1 } })).toEqual({
      fields: { name: 'The Old Mill' },
      versions: { ...versions, name: 2 },
      before: { name: { value: 'The Mill', version: 1 } },
      conflicts: [],
    });
  });

  it('merges lines that another did not touch', () => {
    expect(edit({ text: { value: 'ONE\ntwo\nthree', seen: 1 } })).toMatchObject({ fields: { text: 'ONE\ntwo\nTHREE' }, conflicts: [] });
  });

  it('merges tags', () => {
    expect(edit({ tags: { value: ['sea', 'mud'], seen: 1 } })).toMatchObject({ fields: { tags: ['sea', 'bell', 'mud'] } });
  });

  it.each([
    ['the same line', { text: { value: 'one\ntwo\ndrei', seen: 1 } }],
    ['an audience that was changed meanwhile', { audience: { value: ['mira'], seen: 1 } }],
    ['a version nobody knows', { text: { value: 'new', seen: 7 } }],
  ])('keeps the later value beside the earlier: %s', (_name, edits) => {
    const { fields, conflicts, versions: after } = edit(edits);
    expect(fields).toEqual({});
    expect(after).toEqual(versions);
    expect(conflicts).toEqual(Object.entries(edits).map(([field, { value }]) => ({ field, value })));
  });

  it('changes nothing when it wants what is there already, or what was there before', () => {
    expect(edit({ text: { value: current.text, seen: 1 }, audience: { value: 'dm', seen: 1 } })).toMatchObject({
      fields: {},
      conflicts: [],
    });
  });
});
