import { describe, expect, it } from 'vitest';
import { blankWorld, readWorldDraft } from './world-draft.ts';
import type { WorldDraft } from './world-draft.ts';

const draft: WorldDraft = {
  name: 'Slake',
  description: 'A coast of mud.',
  entries: [{ category: 'geography', name: 'The Flats', text: 'Grey to the horizon.' }],
  tab: 'upload',
  made: { id: 'w1', name: 'Slake' },
};

describe('the draft of a world', () => {
  it('is read back as it was kept', () => {
    expect(readWorldDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readWorldDraft(blankWorld)).toEqual(blankWorld);
  });

  it.each([null, 'words', 12, {}, { name: 'Slake' }, { ...draft, entries: 'none' }])('is nothing when %j stands there', (value) => {
    expect(readWorldDraft(value)).toBeNull();
  });

  it('leaves out entries that are none, and a world that is none', () => {
    const read = readWorldDraft({
      ...draft,
      entries: [...draft.entries, { category: 'weather', name: 'Fog', text: '' }, 7],
      made: { id: 3 },
    });
    expect(read?.entries).toEqual(draft.entries);
    expect(read?.made).toBeNull();
  });
});
