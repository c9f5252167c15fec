import { describe, expect, it } from 'vitest';
import { afterSaving, editsOf, isOvertaken, readWordsDraft, shownOf, written } from './words-draft.ts';

const world = { name: 'Slake', description: 'A coast of mud.', versions: { name: 2, description: 5 } };

describe('words of a world that are being written', () => {
  it('name the version they were begun from, also after others went on', () => {
    const begun = written({}, world, 'description', 'A coast of salt.');
    const later = written(begun, { ...world, versions: { name: 2, description: 6 } }, 'description', 'A coast of salt and mud.');
    expect(later.description).toEqual({ value: 'A coast of salt and mud.', seen: 5 });
  });

  it('are no draft when they are what stands there', () => {
    const begun = written({}, world, 'name', 'Slake Coast');
    expect(written(begun, world, 'name', 'Slake')).toEqual({});
  });

  it('are saved field by field, without those that nobody touched', () => {
    expect(editsOf(written({}, world, 'name', 'Slake Coast'), world)).toEqual({ name: { value: 'Slake Coast', seen: 2 } });
  });

  it('begin from version one where a world names none', () => {
    expect(written({}, { name: 'Slake', description: '' }, 'name', 'S').name?.seen).toBe(1);
  });
});

describe('words that were saved', () => {
  const draft = { name: { value: 'Slake Coast', seen: 2 }, description: { value: 'Salt.', seen: 4 } };

  it('are no draft any more, but what was written while they were saved is', () => {
    expect(afterSaving(draft, { name: { value: 'Slake Coast' }, description: { value: 'Salt.' } })).toEqual({});
    expect(afterSaving(draft, { name: { value: 'Slake Coast' }, description: { value: 'Sal' } })).toEqual({
      description: draft.description,
    });
    expect(afterSaving(draft, {})).toEqual(draft);
  });

  it('are told apart from those whose field nobody touched', () => {
    expect(isOvertaken(draft, world, 'description')).toBe(true);
    expect(isOvertaken(draft, world, 'name')).toBe(false);
    expect(isOvertaken({}, world, 'name')).toBe(false);
  });

  it('show in place of what stands in the world until then', () => {
    expect(shownOf(draft, world, 'name')).toBe('Slake Coast');
    expect(shownOf({}, world, 'name')).toBe('Slake');
  });
});

describe('words that were kept in the tab', () => {
  it('come back as they were', () => {
    const draft = { name: { value: 'Slake', seen: 1 }, description: { value: '', seen: 3 } };
    expect(readWordsDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('are left out where they are broken', () => {
    expect(readWordsDraft({ name: { value: 3, seen: 1 }, description: 'words' })).toEqual({});
    expect(readWordsDraft('words')).toBeNull();
  });
});
