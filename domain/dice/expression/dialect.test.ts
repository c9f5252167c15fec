import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dice } from '#domain/dice/dice.ts';
import { explainInWords } from '#domain/dice/explain.ts';
import { explainedRoll, parseDice, rollExpression, tellDiceRefusal } from './expression.ts';
import { diceText } from './expression-text.ts';
import type { Choice, DiceExpression, DiceNode, FaceTest } from './expression-tree.ts';
import type { SheetNumbers } from '#domain/dice/sheet-references.ts';

const sheet: SheetNumbers = { str: 3, dex: -1, con: 2, int: 0, wis: 1, cha: 4, prof: 2, level: 5, spell: null };

function scripted(...faces: number[]): Dice {
  const left = [...faces];
  return () => left.shift() ?? 1;
}

function read(text: string): DiceExpression {
  const parsed = parseDice(text, sheet);
  if (!parsed.ok) throw new Error(`${text}: ${tellDiceRefusal(parsed.refused)}`);
  return parsed.value;
}

/** Written dice, the faces that fall, and how the roll is explained. */
const explained: readonly [string, number[], string][] = [
  // Division and remainders.
  ['7 / 2', [], '7 / 2 = 3.5, rounded down = 3'],
  ['7 / 2 * 2', [], '7 / 2 × 2 = 7'],
  ['7 // 2 * 2', [], '7 // 2 × 2 = 6'],
  ['-7 // 2', [], '(−7) // 2 = −4'],
  ['1d20 % 6', [17], '1d20 [17] % 6 = 5'],
  ['1 / 49 * 49', [], '1 / 49 × 49 = 1'],
  ['10 - (3 - 1d4)', [4], '10 − (3 − 1d4 [4]) = 11'],
  // Which dice count.
  ['4d6k3', [6, 4, 3, 1], '4d6kh3 [6, 4, 3, 1 dropped] = 13'],
  ['4d6d1', [6, 4, 3, 1], '4d6dl1 [6, 4, 3, 1 dropped] = 13'],
  // Rolled again, exploding, counted as.
  ['2d6rr<3', [1, 2, 5, 6], '2d6rr<3 [1 rolled again, 2 rolled again, 5, 6] = 11'],
  ['2d6r1', [1, 1, 5, 6], '2d6rr=1 [1 rolled again, 1 rolled again, 5, 6] = 11'],
  ['2d6ro=1', [1, 1, 6], '2d6ro=1 [1 rolled again, 1, 6] = 7'],
  ['1d6!>=5', [5, 6, 2], '1d6!>=5 [5 exploded, 6 exploded, 2] = 13'],
  ['1d6!!', [6, 6, 2], '1d6!! [6 exploded, 6 added, exploded, 2 added] = 14'],
  ['2d6!!kh1', [6, 2, 5], '2d6!!kh1 [6 exploded, 2 added, 5 dropped] = 8'],
  ['1d6!p', [6, 6, 1], '1d6!p [6 exploded, 6 exploded, counts as 5, 1 counts as 0] = 11'],
  ['1d20min10', [3], '1d20min10 [3 counts as 10] = 10'],
  ['2d6mi2ma5', [1, 6], '2d6min2max5 [1 counts as 2, 6 counts as 5] = 7'],
  // Successes.
  ['5d10cs>=8', [8, 9, 1, 3, 10], '5d10cs>=8 [8 success, 9 success, 1, 3, 10 success] = 3'],
  ['5d10>7', [8, 7, 1, 3, 10], '5d10cs>7 [8 success, 7, 1, 3, 10 success] = 2'],
  ['3d10cs>=8df=1', [8, 1, 1], '3d10cs>=8df=1 [8 success, 1 failure, 1 failure] = −1'],
  ['3d10>=8f1', [8, 1, 1], '3d10cs>=8df=1 [8 success, 1 failure, 1 failure] = −1'],
  ['3d6kh2cs>=5', [6, 5, 5], '3d6kh2cs>=5 [6 success, 5 dropped, 5 success] = 2'],
  // Groups.
  ['{2d6, 1d12}kh1', [3, 4, 9], '{2d6 [3 dropped, 4 dropped] = 7 dropped, 1d12 [9] = 9}kh1 = 9'],
  ['{1d4, 1d6 + 1}', [2, 5], '{1d4 [2] = 2, 1d6 [5] + 1 = 6} = 8'],
  ['{1d20+5, 1d20+3}cs>=15', [12, 4], '{1d20 [12] + 5 = 17, 1d20 [4] + 3 = 7}cs>=15 = 1'],
  // Percentile, Fate, labels, inline rolls, the sheet.
  ['d%', [100], '1d100 [100] = 100'],
  ['4dF+2', [1, 3, 2, 3], '4dF [−, +, 0, +] + 2 = 3'],
  ['1d8[fire] + 2[magic]', [5], '1d8 [5] fire + 2 magic = 7'],
  ['[[1d4+1]] * 2 # doubled', [3], '(1d4 [3] + 1) × 2 = 8'],
  ['1d20 + @str + @PROF', [10], '1d20 [10] + 3 (str) + 2 (prof) = 15'],
  ['1d20 + @dex', [10], '1d20 [10] + -1 (dex) = 9'],
];

describe('the dialect', () => {
  it.each(explained)('reads %s, and with %j explains it as %s', (text, faces, words) => {
    const expression = read(text);
    expect(explainInWords(expression, rollExpression(scripted(...faces), expression))).toBe(words);
  });

  it.each([
    ['{1d6', 5, 'expected “}” but found the end.'],
    ['[[1d6', 6, 'expected “]]” but found the end.'],
    ['{1d6, 1d8}kh3', 11, 'of 2 rolls, “kh3” cannot keep 3.'],
    ['(1d4)d6', 6, 'how many dice are rolled must be a number, not a roll.'],
    ['10 / (1d4 - 2)', 6, 'what is divided by could be 0.'],
    ['3d6df<2', 4, 'failures are taken off successes. Say first what a success is, such as “cs>=5”.'],
    ['1d6!>=1', 4, '“!>=1” would explode never or always.'],
    ['1d6min7', 4, '“min7” names a face that the die does not have.'],
    ['1d6min', 7, 'expected a number after “min” but found the end.'],
    ['1d6min5max4', 8, 'the lowest face that counts is above the highest.'],
    ['1d20 + @luck', 8, 'the sheet has no “@luck”. It has @str, @dex, @con, @int, @wis, @cha, @prof, @level, @spell.'],
    ['1d20 + @spell', 8, 'this character has no “@spell”.'],
    ['4d6pl1', 4, '“pl1” is written “dl1” here.'],
    ['4d6p1', 4, 'expected “+”, “-”, “*”, “/” or “# what it is for” but found “p”.'],
    ['3d6e6', 4, '“e6” is written “!=6” here.'],
    ['3d6x', 4, '“x” is written “!” here.'],
    ['3d6x5', 4, '“x5” is written “!=5” here.'],
    ['3d6!5', 4, '“!5” is written “!=5” here.'],
    ['3d6!! 5kh1', 4, '“!! 5” is written “!!=5” here.'],
    ['1d6p', 4, '“p” is written “!p” here.'],
    ['1d6p+2', 4, '“p” is written “!p” here.'],
  ])('refuses %j at character %i', (text, at, what) => {
    const result = parseDice(text, sheet);
    expect(result.ok ? null : tellDiceRefusal(result.refused)).toBe(`At character ${at}: ${what}`);
  });

  it('asks for a character where the sheet is named and there is none', () => {
    const result = parseDice('1d20+@str');
    expect(result.ok ? null : tellDiceRefusal(result.refused)).toBe(
      'At character 6: “@str” is a number of a character, and there is none here.',
    );
  });

  it.each([
    ['4d6k3', 'In Avrae it keeps every die that shows a 3.'],
    ['2d6r<2', 'In Foundry it rolls once'],
    ['2d6ro<2', 'In Roll20 it means that number or below'],
    ['5d10>7', 'In Roll20 it means that number or above'],
    ['d%', 'With two d10, 00 and 0 is 100.'],
    ['-7%3', 'In Roll20 and Foundry -7 % 3 is -1, here it is 2.'],
    ['5 % (1d4 - 5)', 'In Roll20 and Foundry -7 % 3 is -1, here it is 2.'],
    ['2 * (1d4 - 6) % 3', 'In Roll20 and Foundry -7 % 3 is -1, here it is 2.'],
  ])('names the other reading of %s', (text, words) => {
    expect(read(text).readings.join(' ')).toContain(words);
  });

  it('says nothing of other readings where all read the same', () => {
    expect(read('4d6kh3 + 2d8[fire] # all').readings).toEqual([]);
    expect(read('1d20 % 6').readings).toEqual([]);
  });

  it('puts the explanation on the card only where faces and a number do not say all', () => {
    const card = (text: string) => explainedRoll(read(text), rollExpression(scripted(3, 5), read(text)));
    expect(card('2d6 + 3')).not.toHaveProperty('explained');
    expect(card('2d6 // 2')).toMatchObject({ total: 4, explained: '2d6 [3, 5] // 2 = 4' });
    expect(card('2dF')).toMatchObject({ dice: '2dF', faces: [1, 3] });
  });
});

const anyTest = fc.record<FaceTest>({ is: fc.constantFrom('<', '<=', '=', '>=', '>'), value: fc.integer({ min: 2, max: 5 }) });
const anySuccesses = fc.option(fc.record({ success: anyTest, failure: fc.option(anyTest) }));
const anyLabel = fc.option(fc.constantFrom('fire', 'cold iron', '2'));
const choiceOf = (count: number): fc.Arbitrary<Choice | null> =>
  fc.option(
    fc
      .record<Choice>({
        what: fc.constantFrom('keep', 'drop'),
        end: fc.constantFrom('highest', 'lowest'),
        count: fc.integer({ min: 1, max: count }),
      })
      .filter((choice) => choice.what === 'keep' || choice.count < count),
  );
const anyPool = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc
    .record({
      sides: fc.constantFrom(6, 8, 20, 100),
      reroll: fc.option(fc.record({ test: anyTest, isOnce: fc.boolean() })),
      explode: fc.option(
        fc.record({ way: fc.constantFrom('explode' as const, 'compound' as const, 'penetrate' as const), test: fc.option(anyTest) }),
      ),
      least: fc.option(fc.integer({ min: 1, max: 3 })),
      most: fc.option(fc.integer({ min: 4, max: 6 })),
      choose: choiceOf(count),
      successes: anySuccesses,
      label: anyLabel,
    })
    .map((pool): DiceNode => ({ kind: 'dice', count, isFate: false, ...pool })),
);
const { node: anyNode } = fc.letrec<{ node: DiceNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anyPool,
    fc.tuple(fc.integer({ min: 1, max: 30 }), anyLabel).map(([value, label]): DiceNode => ({ kind: 'number', value, label })),
    fc.constant(3).map((value): DiceNode => ({ kind: 'reference', name: 'str', value })),
    tie('node').map((node): DiceNode => ({ kind: 'sum', parts: [{ sign: -1, node }] })),
    fc.tuple(tie('node'), fc.constantFrom(1 as const, -1 as const), tie('node')).map(([one, sign, other]): DiceNode => ({
      kind: 'sum',
      parts: [
        { sign: 1, node: one },
        { sign, node: other },
      ],
    })),
    fc
      .tuple(tie('node'), fc.constantFrom('*' as const, '/' as const, '//' as const, '%' as const), tie('node'))
      .map(([first, by, node]): DiceNode => ({ kind: 'product', first, factors: [{ by, node }] })),
    fc.integer({ min: 1, max: 3 }).chain((count) =>
      fc
        .record({
          members: fc.array(tie('node'), { minLength: count, maxLength: count }),
          choose: choiceOf(count),
          successes: anySuccesses,
        })
        .map((group): DiceNode => ({ kind: 'group', ...group })),
    ),
  ),
}));

it('reads what it writes as the same tree, and writes that as the same text', () => {
  let count = 0;
  fc.assert(
    fc.property(anyNode, (node) => {
      const text = diceText(node);
      const parsed = parseDice(text, sheet);
      // Trees over the budget, or with dice that always explode, are not dice that can be rolled.
      if (!parsed.ok) {
        expect(parsed.refused.code).not.toMatch(/Expected|otherDialect|saidAlready|needs|unknown/);
        return;
      }
      count += 1;
      expect(parsed.value.node).toEqual(node);
      expect(diceText(parsed.value.node)).toBe(text);
    }),
    { numRuns: 400 },
  );
  expect(count).toBeGreaterThan(100);
});
