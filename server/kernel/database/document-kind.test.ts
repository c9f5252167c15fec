import { describe, expect, it } from 'vitest';
import { NewerDocument, bareDocument, documentKind, renameField, renameValue, migrate, numbered } from './document-kind.ts';

const plain = documentKind('plain of a test');
const grown = documentKind('grown of a test', [
  ({ name, ...rest }) => ({ ...rest, title: name }),
  ({ title, ...rest }) => ({ ...rest, title: `“${String(title)}”` }),
]);

describe('a stored document', () => {
  it('is written with the number of its version', () => {
    expect(numbered(plain, { name: 'Bell' })).toEqual({ name: 'Bell', schema: 1 });
    expect(numbered(grown, { title: 'Bell' })).toEqual({ title: 'Bell', schema: 3 });
  });

  it.each([
    ['without a number, from the first version', { name: 'Bell', tone: 'low' }, { title: '“Bell”', tone: 'low' }],
    ['of the first version', { schema: 1, name: 'Bell' }, { title: '“Bell”' }],
    ['of the second version', { schema: 2, title: 'Bell' }, { title: '“Bell”' }],
    ['of the newest version', { schema: 3, title: 'Bell' }, { title: 'Bell' }],
  ])('is brought to the newest version %s', (_from, stored, document) => {
    expect(migrate(grown, stored)).toEqual(document);
  });

  it('of a newer Hearthlore is left as it is, and stored as it was', () => {
    const stored = { schema: 4, message: 'Of another day' };
    const read = migrate(grown, stored);
    expect(read).toBeInstanceOf(NewerDocument);
    expect(bareDocument(read)).toEqual(stored);
    expect(read instanceof NewerDocument && numbered(grown, read)).toEqual(stored);
  });

  it.each([[null], [7], ['words'], [[{ name: 'Bell' }]], [{ schema: 'two' }], [{ schema: 0 }], [{ schema: 1.5 }]])(
    'that is none, such as %j, is left to its schema',
    (stored) => {
      expect(migrate(grown, stored)).toBe(stored);
    },
  );
});

it('renames a value in every field of one name, and nothing else', () => {
  const renamed = documentKind('renamed value of a test', [renameValue({ field: 'health', from: 'near death', to: 'nearDeath' })]);
  const stored = {
    health: 'near death',
    name: 'near death',
    lines: [{ health: 'near death' }, { health: null }],
    note: { health: 'down' },
  };
  expect(migrate(renamed, stored)).toEqual({
    health: 'nearDeath',
    name: 'near death',
    lines: [{ health: 'nearDeath' }, { health: null }],
    note: { health: 'down' },
  });
});

it('renames a field in one object or the objects of one list, and leaves what is no object to its schema', () => {
  const renamed = documentKind('renamed field of a test', [renameField({ within: 'entries', from: 'words', to: 'topic' })]);
  expect(migrate(renamed, { words: 'kept', entries: [{ words: 'spiders', id: 'a' }, 'words', null] })).toEqual({
    words: 'kept',
    entries: [{ topic: 'spiders', id: 'a' }, 'words', null],
  });
  expect(migrate(renamed, { entries: { words: 'spiders' } })).toEqual({ entries: { topic: 'spiders' } });
  expect(migrate(renamed, { entries: 'words' })).toEqual({ entries: 'words' });
  expect(migrate(renamed, { words: 'kept' })).toEqual({ words: 'kept' });
});
