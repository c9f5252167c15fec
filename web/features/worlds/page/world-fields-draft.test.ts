import { describe, expect, it } from 'vitest';
import { editsOf, readWorldFieldsDraft, savedVersionOf, worldFieldsDrafts } from './world-fields-draft.ts';
import type { WorldFields } from './world-fields-draft.ts';

const world = { name: 'Slake', description: 'A coast of mud.', versions: { name: 2, description: 5 } };
const now = savedVersionOf(world);
const written = (text: Partial<WorldFields>, draft = worldFieldsDrafts.begin(now)) => ({ ...draft, fields: { ...draft.fields, ...text } });
const later = savedVersionOf({ ...world, description: 'A coast of sand.', versions: { name: 2, description: 6 } });

describe('words of a world that are being written', () => {
  it('name the version they were begun from, also after others went on', () => {
    const begun = worldFieldsDrafts.catchUp(written({ description: 'A coast of salt.' }), later);
    expect(editsOf(written({ description: 'A coast of salt and mud.' }, begun))).toEqual({
      description: { value: 'A coast of salt and mud.', seen: 5 },
    });
    expect(worldFieldsDrafts.meanwhile(begun, later)).toEqual(['description']);
  });

  it('are no draft when they are what stands there', () => {
    expect(worldFieldsDrafts.touched(written({ name: 'Slake' }, written({ name: 'Slake Coast' })))).toEqual([]);
  });

  it('are saved field by field, without those that nobody touched', () => {
    expect(editsOf(written({ name: 'Slake Coast' }))).toEqual({ name: { value: 'Slake Coast', seen: 2 } });
  });

  it('begin from version one where a world names none', () => {
    const begun = worldFieldsDrafts.begin(savedVersionOf({ name: 'Slake', description: '' }));
    expect(editsOf(written({ name: 'S' }, begun))).toEqual({ name: { value: 'S', seen: 1 } });
  });

  it('show what others made of a field that nobody touches here', () => {
    expect(worldFieldsDrafts.catchUp(written({ name: 'Slake Coast' }), later).fields).toEqual({
      name: 'Slake Coast',
      description: 'A coast of sand.',
    });
  });
});

describe('words that were saved', () => {
  const sent = written({ name: 'Slake Coast', description: 'Salt.' });
  const saved = savedVersionOf({ name: 'Slake Coast', description: 'Salt.', versions: { name: 3, description: 6 } });

  it('are no draft any more, but what was written while they were saved is, upon what was saved', () => {
    expect(worldFieldsDrafts.touched(worldFieldsDrafts.afterSaving(sent, sent, saved))).toEqual([]);
    const after = worldFieldsDrafts.afterSaving(written({ description: 'Salt and mud.' }, sent), sent, saved);
    expect(editsOf(after)).toEqual({ description: { value: 'Salt and mud.', seen: 6 } });
  });
});

describe('words that were kept in the tab', () => {
  it('come back as they were', () => {
    const draft = written({ description: '' });
    expect(readWorldFieldsDraft(JSON.parse(JSON.stringify(draft)), now)).toEqual(draft);
  });

  it('come back as an earlier build kept them, each touched field alone', () => {
    const draft = readWorldFieldsDraft({ description: { value: 'Salt.', seen: 3 } }, now);
    expect(draft).toEqual({ ...written({ description: 'Salt.' }), seen: { name: 2, description: 3 } });
  });

  it('are left out where they are broken', () => {
    expect(readWorldFieldsDraft({ name: { value: 3, seen: 1 }, description: 'words' }, now)).toEqual(worldFieldsDrafts.begin(now));
    expect(readWorldFieldsDraft('words', now)).toBeNull();
  });
});
