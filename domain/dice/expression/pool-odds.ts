import { chosenOf } from './expression-bounds.ts';
import { countOf, countsAs, explodesOn, facesOfDie, passes } from './expression-tree.ts';
import type { DicePool } from './expression-tree.ts';

/** How likely each number is. */
export type Odds = ReadonlyMap<number, number>;

/** Steps that exact odds may take in all; what needs more is sampled. */
export interface Steps {
  left: number;
}

/** What odds may cost. */
export const oddsBudget = {
  /** Steps that the exact odds of one roll may take: a tenth of a second on a slow phone. */
  steps: 1_000_000,
  /** What is less likely than this is left out where dice explode. */
  negligible: 1e-12,
  /** Rolls that odds are counted from where they are not reckoned, and the dice that these may roll in all. */
  rolls: 20_000,
  dice: 400_000,
} as const;

/** Takes steps off; false when there are not so many left. */
function spend(steps: Steps, count: number): boolean {
  steps.left -= count;
  return steps.left >= 0;
}

/** The odds of what two independent numbers come to together; null when that takes too many steps. */
export function joinOdds(one: Odds, other: Odds, join: (left: number, right: number) => number, steps: Steps): Odds | null {
  if (!spend(steps, one.size * other.size)) return null;
  const joined = new Map<number, number>();
  for (const [left, chance] of one) {
    for (const [right, odds] of other) {
      const number = join(left, right);
      joined.set(number, (joined.get(number) ?? 0) + chance * odds);
    }
  }
  return joined;
}

/** The odds of a number that follows from another. */
export function mapOdds(odds: Odds, change: (number: number) => number): Odds {
  const changed = new Map<number, number>();
  for (const [number, chance] of odds) changed.set(change(number), (changed.get(change(number)) ?? 0) + chance);
  return changed;
}

export const add = (left: number, right: number) => left + right;

/** The odds of a sum of `count` independent numbers with the same odds. */
function sumOfMany(odds: Odds, count: number, steps: Steps): Odds | null {
  let sum: Odds | null = new Map([[0, 1]]);
  let power: Odds | null = odds;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = sum && power && joinOdds(sum, power, add, steps);
    if (left > 1) power = power && joinOdds(power, power, add, steps);
    if (sum === null || power === null) return null;
  }
  return sum;
}

/** How likely each face is, once it is not rolled again. */
function oddsOfFace(pool: DicePool): Odds {
  const [lowest] = facesOfDie(pool);
  const faces = Array.from({ length: pool.sides }, (_, place) => lowest + place);
  const { reroll } = pool;
  const again = reroll ? faces.filter((face) => passes(reroll.test, face)).length : 0;
  const each = 1 / faces.length;
  return new Map(
    faces.flatMap((face) => {
      const isAgain = reroll !== null && passes(reroll.test, face);
      if (reroll?.isOnce) return [[face, (isAgain ? 0 : each) + (again / faces.length) * each]];
      return isAgain ? [] : [[face, 1 / (faces.length - again)]];
    }),
  );
}

/** The odds of a die with all that explode from it, each face worth what `worth` says. */
function oddsOfChain(pool: DicePool, faces: Odds, worth: (face: number, isFirst: boolean) => number, steps: Steps): Odds | null {
  const ended = new Map<number, number>();
  let going: Odds = new Map([[0, 1]]);
  for (let isFirst = true; going.size > 0; isFirst = false) {
    if (!spend(steps, going.size * faces.size)) return null;
    const next = new Map<number, number>();
    for (const [sum, chance] of going) {
      for (const [face, odds] of faces) {
        const into = explodesOn(pool, face) && chance * odds > oddsBudget.negligible ? next : ended;
        const number = sum + worth(face, isFirst);
        into.set(number, (into.get(number) ?? 0) + chance * odds);
      }
    }
    going = next;
  }
  return ended;
}

/** How many ways there are to choose, times chances: `count` of `left` dice show a face of these odds. */
function binomial(left: number, count: number, odds: number): number {
  let chance = (1 - odds) ** (left - count);
  for (let each = 1; each <= count; each += 1) chance *= (odds * (left - count + each)) / each;
  return chance;
}

/** The odds of the sum of what the highest (or lowest) of a pool are worth: face by face from that end, by how many dice show it. */
function oddsOfBest(each: Odds, pool: DicePool, worth: (number: number) => number, steps: Steps): Odds | null {
  const kept = chosenOf(pool.choose, pool.count);
  const fromHigh = (pool.choose?.what === 'keep') === (pool.choose?.end === 'highest');
  const numbers = [...each].toSorted(([one], [other]) => (fromHigh ? other - one : one - other));
  let remaining = 1;
  let states = new Map<number, Map<number, number>>([[pool.count, new Map([[0, 1]])]]);
  for (const [number, chance] of numbers) {
    const odds = remaining <= chance ? 1 : chance / remaining;
    remaining -= chance;
    const next = new Map<number, Map<number, number>>();
    for (const [left, sums] of states) {
      if (!spend(steps, (left + 1) * sums.size)) return null;
      for (let count = 0; count <= left; count += 1) {
        const share = binomial(left, count, odds);
        if (share === 0) continue;
        const counting = Math.min(count, Math.max(0, kept - (pool.count - left)));
        const into = next.get(left - count) ?? new Map<number, number>();
        next.set(left - count, into);
        for (const [sum, before] of sums) {
          const total = sum + counting * worth(number);
          into.set(total, (into.get(total) ?? 0) + before * share);
        }
      }
    }
    states = next;
  }
  return states.get(0) ?? null;
}

/** The exact odds of dice of one kind; null where they are not known, or take too many steps. */
export function oddsOfPool(pool: DicePool, steps: Steps): Odds | null {
  const { count, explode, choose, successes } = pool;
  const faces = oddsOfFace(pool);
  const worth = (number: number) => (successes ? countOf(successes, number) : number);
  if (explode?.way === 'compound' || !explode) {
    const whole = explode
      ? oddsOfChain(pool, faces, (face) => countsAs(pool, face), steps)
      : mapOdds(faces, (face) => countsAs(pool, face));
    if (whole === null) return null;
    return choose ? oddsOfBest(whole, pool, worth, steps) : sumOfMany(mapOdds(whole, worth), count, steps);
  }
  if (choose) return null;
  const less = explode.way === 'penetrate' ? 1 : 0;
  const chain = oddsOfChain(pool, faces, (face, isFirst) => worth(countsAs(pool, face) - (isFirst ? 0 : less)), steps);
  return chain && sumOfMany(chain, count, steps);
}
