import { describe, expect, it } from 'vitest';
import { contentsOf, leavesOf, linesOf, partedAt, passageOf, whereText } from './document-lines.ts';

const text = 'The Ford\nA slow ferry crosses.\nIts bell is cracked.\nThe Mire\nA slow ferry crosses.\n';
const document = {
  text,
  sections: [
    { path: ['The Ford'], start: 0, body: 9, end: 52 },
    { path: ['The Ford', 'The Mire'], start: 52, body: 61, end: 83 },
  ],
  pages: [0, 31, 31, 52],
};
const lines = linesOf(document);

describe('the lines of a document', () => {
  it('know their place, their headings and the pages that begin with them', () => {
    expect(lines.map(({ start, level, page }) => [start, level, page])).toEqual([
      [0, 1, 1],
      [9, null, null],
      [31, null, 3],
      [52, 2, 4],
      [61, null, null],
    ]);
    expect(lines.every(({ start, text: content }) => text.startsWith(content, start))).toBe(true);
  });

  it('have no pages where there are none, and no heading before the first', () => {
    expect(linesOf({ text: 'One\n\nTwo', sections: [{ path: [], start: 0, body: 0, end: 8 }], pages: [] })).toEqual([
      { start: 0, text: 'One', level: null, page: null },
      { start: 5, text: 'Two', level: null, page: null },
    ]);
  });

  it('give a page that begins with an empty line to the next line', () => {
    expect(linesOf({ text: 'One\n\nTwo', sections: [], pages: [0, 4] }).map(({ page }) => page)).toEqual([1, 2]);
  });

  it('are bound into leaves', () => {
    expect(leavesOf(lines, 2).map((leaf) => leaf.length)).toEqual([2, 2, 1]);
  });

  it('are found by their headings, as deep as there is room', () => {
    expect(contentsOf(lines).map((line) => line.text)).toEqual(['The Ford', 'The Mire']);
    expect(contentsOf(lines, 1).map((line) => line.text)).toEqual(['The Ford']);
    expect(contentsOf(lines.slice(0, 1), 0).map((line) => line.text)).toEqual(['The Ford']);
  });
});

describe('a passage', () => {
  it('is the first place of its words, or the one nearest to where it is said to be', () => {
    expect(passageOf(text, 'A slow ferry', null)).toEqual({ start: 9, end: 21 });
    expect(passageOf(text, 'A slow ferry', 70)).toEqual({ start: 61, end: 73 });
  });

  it('is found with other spaces and signs between its words', () => {
    expect(passageOf(text, 'crosses.  Its', null)).toEqual({ start: 22, end: 34 });
    expect(passageOf('What (if) anything?', 'What\n(if) anything?', null)).toEqual({ start: 0, end: 19 });
  });

  it('is a whole line where only its place is known, and nothing where there is none', () => {
    expect(passageOf(text, '', 33)).toEqual({ start: 31, end: 51 });
    expect(passageOf(text, '', 9999)).toBeNull();
    expect(passageOf(text, '', null)).toBeNull();
    expect(passageOf(text, 'dragons', 3)).toBeNull();
  });

  it('parts the lines it runs through', () => {
    const passage = { start: 22, end: 34 };
    expect(lines.map((line) => partedAt(line, passage)[1])).toEqual(['', 'crosses.', 'Its', '', '']);
    expect(partedAt({ start: 9, text: 'A slow ferry', level: null, page: null }, null)).toEqual(['A slow ferry', '', '']);
  });

  it('is told by page and heading', () => {
    expect(whereText(lines, 62)).toBe('page 4, The Mire');
    expect(whereText(linesOf({ text: 'One', sections: [], pages: [] }), 0)).toBe('');
  });
});
