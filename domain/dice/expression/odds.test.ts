import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseDice } from './expression.ts';
import type { DiceExpression } from './expression-tree.ts';
import { fairDice } from '#domain/dice/fair-dice.ts';
import { chanceOfAtLeast, distributionOf, exactDistribution, meanOf, sampledDistribution } from './odds.ts';
import { tier } from '#tests/support/tier.ts';

const dice = fairDice((words) => webcrypto.getRandomValues(words));

function read(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function exact(text: string) {
  const odds = exactDistribution(read(text));
  if (odds === null) throw new Error(`${text} is not reckoned.`);
  return odds;
}

describe('the odds of a roll', () => {
  // Each is a fraction that can be counted on paper.
  it.each([
    ['2d6', 12, 1 / 36],
    ['2d6 + 3', 10, 21 / 36],
    ['1d20 + 5 adv', 25, 39 / 400],
    ['1d20 + 5 dis', 25, 1 / 400],
    ['4d6kh3', 18, 21 / 1296],
    ['4d6dl1', 18, 21 / 1296],
    ['3d6dh2', 6, 1 / 216],
    ['1d6!', 7, 1 / 6],
    ['2d6!!kh1', 13, 1 - (1 - 1 / 36) ** 2],
    ['1d6!p', 6, 1 / 6],
    ['2d6ro<3', 12, (1 / 6 + 2 / 6 / 6) ** 2],
    ['1d6rr<3', 6, 1 / 4],
    ['1d20min10', 10, 1],
    ['3d6cs>=5', 3, 1 / 27],
    ['2d10cs>=8df=1', 0, 1 - 0.1 ** 2 - 2 * 0.1 * 0.6],
    ['4dF', 4, 1 / 81],
    ['d%', 96, 0.05],
    ['{1d6, 1d6}kh1', 6, 11 / 36],
    ['{1d6, 1d8}', 14, 1 / 48],
    ['{1d20, 1d20}cs>=11', 2, 1 / 4],
    ['1d6 // 2', 3, 1 / 6],
    ['1d6 / 2', 3, 1 / 6],
    ['1d20 % 5', 4, 1 / 5],
    ['1d4 * 1d4', 16, 1 / 16],
    ['10 - 1d4', 9, 1 / 4],
  ])('of %s to come to at least %i are reckoned', (text, least, chance) => {
    expect(chanceOfAtLeast(exact(text), least)).toBeCloseTo(chance, 9);
    expect(exact(text).totals.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1, 9);
  });

  it('are the same when many dice are counted', () => {
    for (const text of ['3d6!', '5d6kh3cs>=4', '4d6!!dl1', '2d8ro=1!p + 1', '{2d6, 1d12}kl1 * 2']) {
      const counted = sampledDistribution(read(text), dice);
      expect(Math.abs(meanOf(counted) - meanOf(exact(text)))).toBeLessThan(0.25);
    }
  });

  it('are counted, and said to be, where they are not reckoned', () => {
    expect(exactDistribution(read('4d6!kh3'))).toBeNull();
    expect(exactDistribution(read('{1d6, 1d8, 1d10}kh2'))).toBeNull();
    expect(distributionOf(read('4d6!kh3'), dice).samples).toBeGreaterThan(1000);
    expect(distributionOf(read('4d6kh3'), dice).samples).toBeNull();
  });

  it('end for the most dice that can be rolled', () => {
    for (const text of ['500d1000', '499d6!>=2', '100d20kh50', '20d6!!>=2kh10', '(100d6)*(100d6)*(100d6)']) {
      const { totals } = distributionOf(read(text), dice);
      expect(totals.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1, 6);
    }
  });
});

/** The chi-square of so many rolls of a die against faces that are all as likely. */
function chiSquare(sides: number, rolls: number): number {
  const counts = new Uint32Array(sides);
  for (let n = 0; n < rolls; n += 1) {
    const place = dice(sides) - 1;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const expected = rolls / sides;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a fair die', () => {
  // So far out a fair die comes less than once in ten million runs.
  it.each([2, 3, 6, 20, 100, 1000])('of %i sides shows each face as often', (sides) => {
    const freedom = sides - 1;
    const farOut = freedom + 6 * Math.sqrt(2 * freedom) + 24;
    expect(chiSquare(sides, tier.bound(100_000, 10_000_000))).toBeLessThan(farOut);
  });

  it('passes over words that would make low faces likelier', () => {
    // 2^32 is 4 above a multiple of 6: the last four words are no face.
    const words = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5, 6];
    const scripted = fairDice((into) => into.set(words));
    expect([scripted(6), scripted(6)]).toEqual([6, 1]);
  });
});
