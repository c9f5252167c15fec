import { describe, expect, it } from 'vitest';
import { qrMatrix } from './qr-matrix.ts';

/** A code as text, one line per row. */
function drawn(text: string): string[] {
  return qrMatrix(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
}

describe('a QR code', () => {
  it('is the one that other encoders draw', () => {
    expect(drawn('Hearthlore')).toEqual([
      '#######...#...#######',
      '#.....#....##.#.....#',
      '#.###.#.###...#.###.#',
      '#.###.#.##.##.#.###.#',
      '#.###.#.#..##.#.###.#',
      '#.....#.##..#.#.....#',
      '#######.#.#.#.#######',
      '........#.###........',
      '#.#####..#..#.#####..',
      '######.#.##.#######.#',
      '.##...######.##..###.',
      '###.....#....#.#.##..',
      '..##.###...#.##.#...#',
      '........#..##..##.#..',
      '#######..##.#.#..###.',
      '#.....#.######.#.##.#',
      '#.###.#.#...#.####..#',
      '#.###.#.#.#.##.##.#..',
      '#.###.#.#..#.#.......',
      '#.....#........#.##..',
      '#######.####.....#.#.',
    ]);
  });

  it.each([
    [14, 21],
    [15, 25],
    [122, 45],
    [123, 49],
    [666, 97],
  ])('of %i bytes has %i modules a side', (bytes, side) => {
    const rows = qrMatrix('x'.repeat(bytes));
    expect(rows).toHaveLength(side);
    expect(rows.every((row) => row.length === side)).toBe(true);
  });

  it('has an eye in three corners', () => {
    const rows = drawn('otpauth://totp/Hearthlore:mira@table.example?secret=JBSWY3DPEHPK3PXP&issuer=Hearthlore');
    const eye = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(eye);
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(eye);
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(eye);
  });

  it('refuses what does not fit', () => {
    expect(() => qrMatrix('x'.repeat(667))).toThrow('too long');
  });
});
