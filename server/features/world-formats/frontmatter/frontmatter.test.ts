import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePoint } from '#tests/support/code-point.ts';
import { readFrontmatter } from './read-frontmatter.ts';
import { writeFrontmatter } from './write-frontmatter.ts';

describe('the properties of a note', () => {
  it('come back as they were written, whatever words they hold', () => {
    const anyText = fc.oneof(
      fc.string({ unit: codePoint }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('yes', 'No', '~', '1', '0x1f', '2020-01-01', '=', '<<', 'a: b', "it's", 'é'),
    );
    fc.assert(
      fc.property(anyText, fc.array(anyText), anyText, fc.string(), (one, list, inner, text) => {
        const { properties, text: rest } = readFrontmatter(writeFrontmatter({ id: 'x', one, list, record: { inner } }, text), 'a.md');
        expect(properties).toEqual({ id: 'x', one, ...(list.length > 0 ? { list } : {}), record: { inner } });
        expect(rest).toBe(`\n${text}\n`);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['no properties', 'Just words.\n---\n'],
    ['an opening alone', '---\na: 1\nwords'],
    ['a list instead of properties', '---\n- a\n---\nwords'],
    ['properties that are not YAML', '---\na: [\n---\nwords'],
    ['a line across', '---\n\nwords'],
  ])('are none, and the note all words, with %s', (_what, note) => {
    expect(readFrontmatter(note, 'a.md')).toEqual({ properties: {}, text: note });
  });

  it('are read with the line ends and marks of other systems', () => {
    expect(readFrontmatter('\uFEFF---\r\na: b\r\n--- \r\nwords', 'a.md')).toEqual({ properties: { a: 'b' }, text: 'words' });
    expect(readFrontmatter('---\n---\nwords', 'a.md')).toEqual({ properties: {}, text: '---\n---\nwords' });
  });

  it('may use an anchor as people do', () => {
    expect(readFrontmatter('---\na: &x [1]\nb: *x\n---\n', 'a.md').properties).toEqual({ a: [1], b: [1] });
  });
});
