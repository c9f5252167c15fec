import { describe, expect, it } from 'vitest';
import { importJson, leftOver } from '#server/features/world-formats/formats.fixture.ts';

const harbour = {
  uid: 4,
  key: ['Saltmouth', 'the harbour, the quay', '/salt\\w+/i'],
  keysecondary: ['tide'],
  comment: 'Saltmouth',
  content: 'A harbour town.',
  order: 100,
  disable: false,
  selective: true,
};
const toll = {
  uid: 5,
  key: ['toll'],
  comment: '',
  content: '@@depth 4\n@@constant\n\nThe guild takes a toll.',
  group: 'Guilds',
  disable: true,
  order: 100,
  characterFilter: { names: ['Mira'] },
};

describe('a lorebook', () => {
  it.each([
    ['an object', { 0: harbour, 1: toll }],
    ['a list', [harbour, toll]],
  ])('is read with its entries as %s', (_what, entries) => {
    const { kind, bundle } = importJson({ entries }, 'Salt Coast.json');
    expect(kind).toBe('lorebook');
    expect(bundle.name).toBe('Salt Coast');
    expect(bundle.entries).toEqual([
      expect.objectContaining({
        id: 'lore-4',
        category: 'geography',
        name: 'Saltmouth',
        aliases: ['the harbour', 'the quay'],
        text: 'A harbour town.',
        audience: 'everyone',
      }),
      expect.objectContaining({
        id: 'lore-5',
        category: 'factions',
        name: 'toll',
        tags: ['Guilds', 'switched off'],
        text: 'The guild takes a toll.',
        audience: 'dm',
      }),
    ]);
  });

  it('names each field without a place, and keeps its words for the Dungeon Master', () => {
    const read = importJson({ entries: [harbour, toll], originalData: { by: 'somebody' } });
    const places = new Map(read.report.noPlace.map(({ path, count }) => [path, count]));
    expect(Object.fromEntries(places)).toEqual({
      'entries[].keys (patterns)': 1,
      'entries[].keysecondary': 1,
      'entries[].order': 2,
      'entries[].selective': 1,
      'entries[].content (decorators)': 1,
      'entries[].characterFilter': 1,
      originalData: 1,
    });
    for (const text of ['tide (Saltmouth)', '- 100 (Saltmouth, toll)', '@@depth 4', 'Mira', 'somebody', '/salt\\w+/i'])
      expect(leftOver(read)).toContain(text);
    expect(leftOver(read)).toMatch(/^::: dm\n[\s\S]*\n:::$/);
  });

  it('is read from within its envelope, with its name and description', () => {
    const { bundle } = importJson({
      spec: 'lorebook_v3',
      data: {
        name: 'Coast',
        description: 'Salt.',
        entries: [{ keys: ['x+'], use_regex: true, name: 'Fog', content: 'Fog', enabled: true }],
      },
    });
    expect(bundle).toMatchObject({ name: 'Coast', description: 'Salt.', entries: [{ name: 'Fog', aliases: [], audience: 'everyone' }] });
  });
});
