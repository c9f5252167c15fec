import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { describe, expect, it } from 'vitest';
import { editsOf, entryDrafts, savedVersionOf } from './entry-draft.ts';
import { entryOf } from './entry.fixture.ts';

const bar = entryOf({ name: 'The Bar', text: 'Sand.', tags: ['coast'] });
const beginDraft = (entry: SeenEntry) => entryDrafts.begin(savedVersionOf(entry));
const catchUp = (draft: ReturnType<typeof beginDraft>, entry: SeenEntry) => entryDrafts.catchUp(draft, savedVersionOf(entry));
const changedMeanwhile = (draft: ReturnType<typeof beginDraft>, entry: SeenEntry) => entryDrafts.meanwhile(draft, savedVersionOf(entry));
const typed = (change: Partial<SeenEntry>, of = beginDraft(bar)) => ({ ...of, fields: { ...of.fields, ...change } });
/** The entry after somebody else changed fields of it. */
const byOthers = (change: Partial<SeenEntry>): SeenEntry => ({
  ...bar,
  ...change,
  versions: { ...bar.versions, ...Object.fromEntries(Object.keys(change).map((field) => [field, 2])) },
});
const sent = (draft: ReturnType<typeof typed>) =>
  Object.fromEntries(Object.entries(editsOf(draft)).filter(([, edit]) => edit !== undefined));

describe('a draft of an entry', () => {
  it('sends what was touched, with the version it was typed upon', () => {
    expect(sent(beginDraft(bar))).toEqual({});
    expect(sent(typed({ text: 'Mud.' }))).toEqual({ text: { value: 'Mud.', seen: 1 } });
    expect(sent(typed({ text: 'Sand.', tags: ['coast', 'sea'] }))).toEqual({ tags: { value: ['coast', 'sea'], seen: 1 } });
    expect(sent(typed({ name: ' The Bar ', date: ' 12 ' }))).toEqual({ date: { value: '12', seen: 1 } });
  });

  it('takes over what others change in fields that are not touched', () => {
    const draft = catchUp(typed({ text: 'Mud.' }), byOthers({ name: 'The Long Bar' }));
    expect(draft.fields).toMatchObject({ name: 'The Long Bar', text: 'Mud.' });
    expect(sent(draft)).toEqual({ text: { value: 'Mud.', seen: 1 } });
  });

  it('keeps typed words, and says that others changed the same', () => {
    const now = byOthers({ text: 'Shingle.' });
    const draft = catchUp(typed({ text: 'Mud.' }), now);
    expect(draft.fields.text).toBe('Mud.');
    expect(changedMeanwhile(draft, now)).toEqual(['text']);
    expect(sent(draft)).toEqual({ text: { value: 'Mud.', seen: 1 } });
  });

  it('is untouched again where others wrote the same', () => {
    const now = byOthers({ text: 'Mud.' });
    const draft = catchUp(typed({ text: 'Mud.' }), now);
    expect(entryDrafts.touched(draft)).toEqual([]);
    expect(changedMeanwhile(draft, now)).toEqual([]);
  });

  it('goes on from what was saved with what was typed meanwhile', () => {
    const first = typed({ text: 'Mud.' });
    const now = byOthers({ text: 'Mud.' });
    const second = entryDrafts.afterSaving(typed({ text: 'Mud and shell.' }), first, savedVersionOf(now));
    expect(sent(second)).toEqual({ text: { value: 'Mud and shell.', seen: 2 } });
    expect(entryDrafts.touched(entryDrafts.afterSaving(first, first, savedVersionOf(now)))).toEqual([]);
  });
});
