import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  diceBudget,
  diceOfCommand,
  doubleDice,
  parseDice,
  rollExpression,
  rollText,
  tellDiceRefusal,
  rollOf,
} from './expression.ts';
import type { RolledExpression } from './expression.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { rollInline } from '#domain/dice/inline-rolls.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import { Roll } from '#domain/dice/roll.ts';

function scripted(...faces: number[]): Dice {
  const left = [...faces];
  return () => left.shift() ?? 1;
}
/** Any run of faces, spread evenly; the same seed gives the same run. */
function seeded(seed: number): Dice {
  let step = seed;
  return (sides) => {
    step = (step * 48_271) % (2 ** 31 - 1);
    return 1 + Math.floor((step / (2 ** 31 - 1)) * sides);
  };
}
const anySeed = fc.integer({ min: 1, max: 2 ** 31 - 2 });

function rolledFrom(dice: Dice, text: string): RolledExpression {
  const result = rollText(dice, text);
  if (!result.ok) throw new Error(`${text}: ${tellDiceRefusal(result.refused)}`);
  return result.value;
}
const marks = { kept: '', dropped: '-', rerolled: '~' };
/** Faces as they fell: 5, -2 dropped, ~1 rolled again, 6! exploded. */
function shown({ pools }: RolledExpression): string {
  return pools
    .map(({ faces }) => faces.map(({ face, fate, exploded }) => `${marks[fate]}${face}${exploded ? '!' : ''}`).join(' '))
    .join(' / ');
}

describe('written dice', () => {
  it.each([
    ['2d6+3', [3, 4], '3 4', 10],
    ['d20', [17], '17', 17],
    ['D%', [88], '88', 88],
    ['4d6kh3', [5, 2, 6, 4], '5 -2 6 4', 15],
    ['4d6dl1', [5, 2, 6, 4], '5 -2 6 4', 15],
    ['4d6dh1', [5, 2, 6, 4], '5 2 -6 4', 11],
    ['2d20kl1', [14, 7], '-14 7', 7],
    ['4d6 kh', [1, 6, 6, 2], '-1 -6 6 -2', 6],
    ['1d20+5 advantage', [8, 15], '-8 15', 20],
    ['1d20+5 dis', [8, 15], '8 -15', 13],
    ['(2d6+1)*2', [3, 4], '3 4', 16],
    ['2 * (1d4 - 3)', [1], '1', -4],
    ['-1d4', [3], '3', -3],
    ['10 − 1d4 × 2', [3], '3', 4],
    ['1d6!', [6, 6, 2], '6! 6! 2', 14],
    ['2d6!kh1', [6, 5, 3], '6! -5 -3', 6],
    ['3d6ro<2', [1, 1, 4, 1, 5], '~1 1 4 ~1 5', 10],
    ['2d6ro<=2', [2, 3, 5], '~2 3 5', 8],
    ['1d8[fire]+2d4[cold]', [8, 1, 2], '8 / 1 2', 11],
    ['7', [], '', 7],
  ])('%s with %j shows %s and comes to %i', (text, faces, fallen, total) => {
    const rolled = rolledFrom(scripted(...faces), text);
    expect(shown(rolled)).toBe(fallen);
    expect(rolled.total).toBe(total);
  });

  it.each([
    ['8d6 # fireball', '8d6', 'fireball'],
    ['1d20 + 5 for climbing the wall', '1d20 + 5', 'climbing the wall'],
    ['1d20 adv # ', '1d20 adv', null],
    ['1d6', '1d6', null],
  ])('%s is %s for %s', (text, written, label) => {
    expect(rolledFrom(scripted(), text)).toMatchObject({ text: written, label });
  });

  it('keeps the labels of parts', () => {
    expect(rolledFrom(scripted(), '1d8[fire] + 1d4 [ cold ]').pools.map((pool) => pool.label)).toEqual(['fire', 'cold']);
  });

  it.each([
    ['', 1, 'expected dice or a number but found the end.'],
    ['2d', 3, 'expected a number of sides but found the end.'],
    ['2d6+', 5, 'expected dice or a number but found the end.'],
    ['2d6 gold', 5, 'expected “+”, “-”, “*”, “/” or “# what it is for” but found “g”.'],
    ['(2d6', 5, 'expected “)” but found the end.'],
    ['2d6)', 4, 'expected “+”, “-”, “*”, “/” or “# what it is for” but found “)”.'],
    ['1d1', 3, 'a die has at least 2 sides.'],
    ['0d6', 1, 'at least one die must be rolled.'],
    ['1d1001', 3, 'the sides of a die may be at most 1000.'],
    ['100001', 1, 'a number may be at most 100000.'],
    ['501d6', 1, 'a roll may use at most 500 dice.'],
    ['400d6+101d4', 7, 'a roll may use at most 500 dice.'],
    ['4d6kh5', 4, 'of 4 dice, “kh5” cannot keep 5.'],
    ['4d6dl4', 4, 'of 4 dice, “dl4” cannot drop 4.'],
    ['4d6kh3kl1', 7, '“kl1” says again what is said already.'],
    ['1d6!!!', 6, '“!” says again what is said already.'],
    ['1d6ro<1', 4, '“ro<1” would reroll none or all.'],
    ['1d6ro<7', 4, '“ro<7” would reroll none or all.'],
    ['1d6ro', 6, 'expected a number or a test such as “<3” after “ro” but found the end.'],
    ['2d6 advantage', 14, 'advantage and disadvantage need exactly one d20 in the roll.'],
    ['1d20+1d20 adv', 14, 'advantage and disadvantage need exactly one d20 in the roll.'],
    ['1d20! adv', 10, 'advantage and disadvantage need a plain d20.'],
    ['100000*100000', 1, 'the total could become too large.'],
  ])('refuses %j at character %i', (text, at, what) => {
    const result = parseDice(text);
    expect(result).toMatchObject({ ok: false, refused: { slots: { at } } });
    expect(result.ok ? null : tellDiceRefusal(result.refused)).toBe(`At character ${at}: ${what}`);
  });

  it('takes a hundred terms and five hundred dice, and not one more', () => {
    const terms = (count: number) => Array.from({ length: count }, () => '5d4').join('+');
    expect(parseDice(terms(100)).ok).toBe(true);
    expect(parseDice(`${terms(100)}+1`)).toEqual({ ok: false, refused: { code: 'tooManyTerms', slots: { at: 401, most: 100 } } });
    expect(parseDice(`1${' '.repeat(diceBudget.length)}`)).toMatchObject({ ok: false, refused: { slots: { at: diceBudget.length + 1 } } });
  });

  it('stops exploding when the budget is spent, and says so', () => {
    const rolled = rolledFrom((sides) => sides, '2d6!');
    expect(rolled.pools[0]?.faces).toHaveLength(diceBudget.dice);
    expect(rolled).toMatchObject({ total: 6 * diceBudget.dice, cut: true });
    expect(rolledFrom(scripted(6, 1, 1), '2d6!').cut).toBe(false);
  });

  it('rolls twice the dice and the same bonus for a critical hit', () => {
    const parsed = parseDice('2d6+1d4+3');
    expect(parsed.ok && rollExpression((sides) => sides, doubleDice(parsed.value)).total).toBe(4 * 6 + 2 * 4 + 3);
  });
});

describe('a roll in the chat', () => {
  it.each([
    ['/roll 2d6+3', '2d6+3'],
    ['/r 1d20 adv', '1d20 adv'],
    ['/ROLL', '1d20'],
    [' /r ', '1d20'],
    ['/rolls 2d6', null],
    ['roll 2d6', null],
    ['I say /roll 2d6', null],
  ])('%j asks for %s', (message, dice) => {
    expect(diceOfCommand(message)).toBe(dice);
  });

  it.each([
    ['I hit for [[1d8+3]]!', 'I hit for 5!', 1],
    ['[[1d8[fire]]] and [[2d6]]', '2 and 4', 2],
    ['[[1d4]] [[1d4]] [[1d4]]', '2 2 [[1d4]]', 2],
    ['See [[Orra]], [[7]], [[2d6+]] and [[1d20+@str]]', 'See [[Orra]], [[7]], [[2d6+]] and [[1d20+@str]]', 0],
    ['[[', '[[', 0],
  ])('%j within a message becomes %j', (words, said, count) => {
    const rolled = rollInline(() => 2, words, 2);
    expect(rolled.words).toBe(said);
    expect(rolled.rolls).toHaveLength(count);
  });

  it('shows a card with all faces, and knows a natural 20', () => {
    const card = rollOf(rolledFrom(scripted(3, 20), '1d20+5 advantage for the leap'), 15);
    expect(card).toEqual({ label: 'the leap', dice: '2d20', faces: [3, 20], kept: [20], modifier: 5, total: 25, against: 15 });
    expect(naturalOf(card)).toBe(20);
  });
});

const anyPool = fc
  .tuple(
    fc.integer({ min: 1, max: 12 }),
    fc.constantFrom(2, 4, 6, 8, 10, 12, 20, 100),
    fc.constantFrom('', '!', 'ro<2', 'kh1', 'kl1', 'ro<2!kh1', '!kl1'),
  )
  .map(([count, sides, options]) => `${count}d${sides}${options}`);
const { expression: anyDiceText } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anyPool,
    fc.integer({ min: 0, max: 30 }).map(String),
    fc.tuple(tie('expression'), fc.constantFrom('+', '-', ' * '), tie('expression')).map(([one, sign, other]) => `(${one}${sign}${other})`),
  ),
}));

it('comes to a total within its bounds, shows every face, and is the same for the same dice', () => {
  fc.assert(
    fc.property(anyDiceText, anySeed, (text, seed) => {
      const parsed = parseDice(text);
      fc.pre(parsed.ok);
      if (!parsed.ok) return;
      const rolled = rollExpression(seeded(seed), parsed.value);
      const { minimum, maximum } = boundsOf(parsed.value);
      expect(rolled.total).toBeGreaterThanOrEqual(minimum);
      expect(rolled.total).toBeLessThanOrEqual(maximum);
      expect(rollExpression(seeded(seed), parsed.value)).toEqual(rolled);
      expect(Roll.parse(rollOf(rolled)).total).toBe(rolled.total);
      expect(rolled.pools.flatMap((pool) => pool.faces).length).toBeLessThanOrEqual(diceBudget.dice);
      for (const { sides, faces, sum } of rolled.pools) {
        const kept = faces.filter((each) => each.fate === 'kept');
        expect(faces.every(({ face }) => face >= 1 && face <= sides)).toBe(true);
        expect(kept.reduce((total, each) => total + each.face, 0)).toBe(sum);
      }
    }),
    { numRuns: 300 },
  );
});

it('answers anything at all, with a place inside the text when it refuses', () => {
  const bits = fc.constantFrom('d', '6', '20', '+', '-', '*', '(', ')', 'kh', 'dl1', '!', 'ro<', '2', ' ', 'adv', '#', '[a]', '%', '0');
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(bits, { maxLength: 40 }).map((each) => each.join('')),
  );
  fc.assert(
    fc.property(anyText, anySeed, (text, seed) => {
      const result = rollText(seeded(seed), text);
      if (result.ok) {
        expect(Number.isSafeInteger(result.value.total)).toBe(true);
        return;
      }
      expect(result.refused.slots['at']).toBeGreaterThanOrEqual(1);
      expect(result.refused.slots['at']).toBeLessThanOrEqual(text.length + 1);
      expect(tellDiceRefusal(result.refused)).toMatch(/^At character \d+: [^]+\.$/);
    }),
    { numRuns: 2000 },
  );
});
