import { describe, expect, it } from 'vitest';
import { fightLines } from './lines.fixture.ts';
import { heroesOnTurn, readOn } from './fight-lines.fixture.ts';

/** A sentence as far as the table has it. */
const shortened = (text: string) => text.replaceAll(/"([^"]{36})[^"]*"/g, '"$1…"');

describe.each(heroesOnTurn)('what the player of %s types on their turn in a fight', (name) => {
  const lines = fightLines[name]
    .trim()
    .split('\n')
    .map((row) => row.split(' => '));

  it.each(lines)('“%s” comes to: %s', async (line = '', comesTo = '') => {
    expect(shortened(await readOn(name, line))).toBe(comesTo);
  });
});

describe('the table of lines', () => {
  it('has at least 150, and none twice', () => {
    const all = heroesOnTurn.flatMap((name) =>
      fightLines[name]
        .trim()
        .split('\n')
        .map((row) => `${name}: ${row}`),
    );
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all).size).toBe(all.length);
  });
});
