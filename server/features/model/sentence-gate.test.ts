import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openGate } from './sentence-gate.ts';

function through(pieces: string[], limit = 8000): string {
  const gate = openGate(limit);
  return pieces.map((piece) => gate.push(piece)).join('') + gate.end();
}

describe('openGate', () => {
  it('lets words through as they come', () => {
    const gate = openGate(8000);
    expect([gate.push('The'), gate.push(' door'), gate.push(' opens. '), gate.push('Now'), gate.end()]).toEqual([
      'The',
      ' door',
      ' opens.',
      ' Now',
      '',
    ]);
  });

  it('trims both ends and closes gaps between paragraphs', () => {
    expect(through([' \n', 'The door. ', '\n\n', '\n', 'It opens.', '\n \n'])).toBe('The door.\n\nIt opens.');
  });

  it('removes control and invisible characters, and joins a character that comes in halves', () => {
    expect(through(['\u0007The\u200B\u202E \u{E0041}door \uD83D', '\uDE00\r\n!'])).toBe('The door \u{1F600}\n!');
  });

  it('cuts after the last whole sentence', () => {
    expect(through(['It is dark. It is ', 'cold. "It is late," she', ' says. Go.'], 40)).toBe('It is dark. It is cold.');
    expect(through(['She says "go." And more.'], 16)).toBe('She says "go."');
  });

  it('cuts after the last whole word when no sentence fits', () => {
    expect(through(['a long and winding road'], 12)).toBe('a long and');
  });

  it('keeps a text that fits exactly', () => {
    expect(through(['It is dark. ', 'Go.', '  '], 15)).toBe('It is dark. Go.');
  });

  it('tells the same however the words are split, and never more than the limit', () => {
    const words = fc.array(fc.constantFrom('wheel', 'turns.', 'Mara', 'sweeps!', '"So?"', '\n\n', '\uD83D\uDE00', '5'), {
      minLength: 1,
      maxLength: 300,
    });
    fc.assert(
      fc.property(words, fc.array(fc.nat(40)), fc.integer({ min: 20, max: 900 }), (list, cuts, limit) => {
        const text = list.join(' ');
        const pieces: string[] = [];
        let from = 0;
        for (const cut of cuts) pieces.push(text.slice(from, (from += cut)));
        const passed = through([...pieces, text.slice(from)], limit);
        const cleaned = text
          .replace(/[ \t]+(?=\n)/g, '')
          .replace(/\n{3,}/g, '\n\n')
          .trim();
        expect(passed.length).toBeLessThanOrEqual(limit);
        expect(cleaned.startsWith(passed)).toBe(true);
        if (cleaned.length <= limit) expect(passed).toBe(cleaned);
      }),
    );
  });
});
