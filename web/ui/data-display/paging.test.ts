import { describe, expect, it } from 'vitest';
import { pageFrom, pagesIn, pageText } from './paging.ts';

const people = { one: 'person', many: 'people' };

describe('pages of a list', () => {
  it('hold everything, the last one what is left', () => {
    expect([0, 1, 50, 51, 240].map((total) => pagesIn(total, 50))).toEqual([1, 1, 1, 2, 5]);
  });

  it.each([
    ['3', 3],
    [undefined, 1],
    ['', 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['99999999999', 1],
  ])('an address that says %s means page %i', (text, page) => {
    expect(pageFrom(text)).toBe(page);
  });

  it('say what they show', () => {
    expect(pageText(people, 2, 50, 240)).toBe('51–100 of 240 people');
    expect(pageText(people, 5, 50, 1240)).toBe('201–250 of 1,240 people');
    expect(pageText(people, 5, 50, 240)).toBe('201–240 of 240 people');
  });

  it('past the end say how many there are', () => {
    expect(pageText(people, 9, 50, 240)).toBe('240 people');
  });

  it('of a list that fits on one say no more than that', () => {
    expect(pageText(people, 1, 50, 50)).toBe('50 people');
    expect(pageText(people, 1, 50, 1)).toBe('1 person');
  });
});
