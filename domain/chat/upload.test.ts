import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingOf, safeFileName } from './upload.ts';

describe('the name of an uploaded file', () => {
  it.each([
    ['The Salt Road.PDF', 'The Salt Road.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\maps\\Toll hithe.md', 'Toll hithe.md'],
    ['.htaccess', 'htaccess'],
    ['a"\r\nx: y.txt', 'a x y.txt'],
    ['...', 'file'],
    ['.pdf', 'pdf'],
    ['Fährt über.txt', 'Fährt über.txt'],
  ])('%j is kept as %j', (given, kept) => {
    expect(safeFileName(given)).toBe(kept);
  });

  it('stays within its folder and its length, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = safeFileName(given);
        expect(name).not.toMatch(/[/\\\0\n\r"]|^\./);
        expect(Array.from(name).length).toBeLessThanOrEqual(120);
        expect(name.length).toBeGreaterThan(0);
      }),
    );
  });

  it('ends in lower case', () => {
    expect(['a.PDF', 'a.tar.gz', 'none', 'a.'].map(endingOf)).toEqual(['pdf', 'gz', '', '']);
  });
});
