import { DiceRefusal } from './expression-reader.ts';
import type { Reader } from './expression-reader.ts';
import { explodesOn, facesOfDie, passes } from './expression-tree.ts';
import type { Choice, DicePool, FaceTest, Successes } from './expression-tree.ts';
import { refuseDice } from '#domain/dice/refusals.ts';

const signs: Record<string, FaceTest['is']> = { '<': '<', '<=': '<=', '≤': '<=', '=': '=', '>=': '>=', '≥': '>=', '>': '>' };

const signedTest = /(<=|>=|[<>=≤≥])\s*(-?\d+)/y;
const anyTest = /(<=|>=|[<>=≤≥])?\s*(-?\d+)/y;

/** Reads a test to the face, where one stands here. */
function takeTest(reader: Reader, pattern: RegExp): FaceTest | null {
  const found = reader.take(pattern);
  if (!found) return null;
  const is = signs[found[1] ?? '='] ?? '=';
  if (is === '<') reader.note('below');
  if (is === '>') reader.note('above');
  return { is, value: Number(found[2]) };
}

function testAfter(reader: Reader, after: string): FaceTest {
  const test = takeTest(reader, anyTest);
  if (test === null) throw new DiceRefusal(refuseDice('testExpected', { ...reader.here(), after }));
  return test;
}

function writtenFrom(reader: Reader, start: number) {
  return { ...reader.at(start), written: reader.text.slice(start, reader.index).trim() };
}

function refuseTwice(reader: Reader, start: number, earlier: unknown): void {
  if (earlier !== null) throw new DiceRefusal(refuseDice('saidAlready', writtenFrom(reader, start)));
}

/** How many faces of a die pass. */
function countFaces(pool: DicePool, passing: (face: number) => boolean): number {
  const [lowest] = facesOfDie(pool);
  let count = 0;
  for (let place = 0; place < pool.sides; place += 1) if (passing(lowest + place)) count += 1;
  return count;
}

const rerollWord = /ro|rr|r/iy;
function readReroll(reader: Reader, pool: DicePool): boolean {
  const start = reader.index;
  const word = reader.take(rerollWord)?.[0].toLowerCase();
  if (word === undefined) return false;
  const test = testAfter(reader, word);
  refuseTwice(reader, start, pool.reroll);
  if (word === 'r') reader.note('reroll');
  const count = countFaces(pool, (face) => passes(test, face));
  if (count === 0 || count === pool.sides) throw new DiceRefusal(refuseDice('rerollsNoneOrAll', writtenFrom(reader, start)));
  pool.reroll = { test, isOnce: word === 'ro' };
  return true;
}

const explodeWord = /!!|!p|!/iy;
const plainFace = /\d+/y;
const explodeWays = { '!': 'explode', '!!': 'compound', '!p': 'penetrate' } as const;
function readExplode(reader: Reader, pool: DicePool): boolean {
  const start = reader.index;
  const word = reader.take(explodeWord)?.[0].toLowerCase();
  if (word !== '!' && word !== '!!' && word !== '!p') return false;
  const test = takeTest(reader, signedTest);
  const face = test === null ? reader.take(plainFace)?.[0] : undefined;
  if (face !== undefined) throw new DiceRefusal(refuseDice('otherDialect', { ...writtenFrom(reader, start), here: `${word}=${face}` }));
  refuseTwice(reader, start, pool.explode);
  pool.explode = { way: explodeWays[word], test };
  const count = countFaces(pool, (face) => explodesOn(pool, face));
  if (count === 0 || count === pool.sides) throw new DiceRefusal(refuseDice('explodesNeverOrAlways', writtenFrom(reader, start)));
  return true;
}

const limitWord = /(mi|ma)[nx]?/iy;
const number = /-?\d+/y;
function readLimit(reader: Reader, pool: DicePool): boolean {
  const start = reader.index;
  const found = reader.take(limitWord);
  if (!found) return false;
  const digits = reader.take(number)?.[0];
  if (digits === undefined) throw new DiceRefusal(refuseDice('numberExpected', { ...reader.here(), after: found[0].toLowerCase() }));
  const end = found[1]?.toLowerCase() === 'mi' ? 'least' : 'most';
  refuseTwice(reader, start, pool[end]);
  const face = Number(digits);
  const [lowest, highest] = facesOfDie(pool);
  if (face < lowest || face > highest) throw new DiceRefusal(refuseDice('noSuchFace', writtenFrom(reader, start)));
  pool[end] = face;
  if (pool.least !== null && pool.most !== null && pool.least > pool.most)
    throw new DiceRefusal(refuseDice('leastAboveMost', reader.at(start)));
  return true;
}

const choiceWord = /([kd])(?:([hl])\s*(\d*)|(\d+))/iy;
/** Reads which of so many results count, where it stands here. */
function takeChoice(reader: Reader, count: number, ofWhat: 'dice' | 'rolls'): Choice | null {
  const start = reader.index;
  const found = reader.take(choiceWord);
  if (!found) return null;
  const what = found[1]?.toLowerCase() === 'k' ? 'keep' : 'drop';
  const plain = found[4];
  if (plain !== undefined) reader.note(what);
  const chosen = Number(plain ?? (found[3] === '' ? 1 : found[3]));
  const most = what === 'keep' ? count : count - 1;
  const slots = { ...writtenFrom(reader, start), count, chosen };
  const codes = { dice: { keep: 'cannotKeep', drop: 'cannotDrop' }, rolls: { keep: 'cannotKeepRolls', drop: 'cannotDropRolls' } } as const;
  if (chosen < 1 || chosen > most) throw new DiceRefusal(refuseDice(codes[ofWhat][what], slots));
  const natural = what === 'keep' ? 'highest' : 'lowest';
  const end = found[2] === undefined ? natural : found[2].toLowerCase() === 'h' ? 'highest' : 'lowest';
  return { what, end, count: chosen };
}

const successWord = /cs/iy;
const failureWord = /d?f\s*(?=[<>=≤≥\d-])/iy;
/** Reads what counts as a success, and then as a failure, into what is rolled. */
function readSuccesses(reader: Reader, rolled: { successes: Successes | null }): boolean {
  const start = reader.index;
  if (reader.take(failureWord)) {
    const failure = testAfter(reader, 'df');
    if (rolled.successes === null) throw new DiceRefusal(refuseDice('failuresWithoutSuccesses', reader.at(start)));
    refuseTwice(reader, start, rolled.successes.failure);
    rolled.successes = { ...rolled.successes, failure };
    return true;
  }
  const isNamed = reader.take(successWord) !== null;
  const success = isNamed ? testAfter(reader, 'cs') : takeTest(reader, signedTest);
  if (success === null) return false;
  reader.note(isNamed ? 'successes' : 'compared');
  refuseTwice(reader, start, rolled.successes);
  rolled.successes = { success, failure: null };
  return true;
}

function readChoice(reader: Reader, rolled: { choose: Choice | null }, count: number, ofWhat: 'dice' | 'rolls'): boolean {
  const start = reader.index;
  const choice = takeChoice(reader, count, ofWhat);
  if (choice === null) return false;
  refuseTwice(reader, start, rolled.choose);
  rolled.choose = choice;
  return true;
}

/** What other programs write otherwise than we do, and what it is here. */
const elsewhere: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/p([hl])(\d+)/iy, (found) => `d${found[1]?.toLowerCase()}${found[2]}`],
  [/e(\d+)/iy, (found) => `!=${found[1]}`],
  [/p(?![a-z\d])/iy, () => '!p'],
  [/xo?(\d+)/iy, (found) => `!=${found[1]}`],
  [/xo?(?![a-z])/iy, () => '!'],
];

function refuseElsewhere(reader: Reader): void {
  const start = reader.index;
  for (const [pattern, here] of elsewhere) {
    const found = reader.take(pattern);
    if (found) throw new DiceRefusal(refuseDice('otherDialect', { ...reader.at(start), written: found[0], here: here(found) }));
  }
}

/** Reads one thing that is said of dice; false when none stands here. What it begins with says which it may be. */
function readPoolOption(reader: Reader, pool: DicePool): boolean {
  switch (reader.peek().toLowerCase()) {
    case '!':
      return readExplode(reader, pool);
    case 'r':
      return readReroll(reader, pool);
    case 'm':
      return readLimit(reader, pool);
    case 'k':
      return readChoice(reader, pool, pool.count, 'dice');
    case 'd':
      return readChoice(reader, pool, pool.count, 'dice') || readSuccesses(reader, pool);
    default:
      return readSuccesses(reader, pool);
  }
}

const successSigns = 'cf<>=≤≥';
const elsewhereSigns = 'pex';
const optionSigns = `!rmkd${successSigns}`;
const begins = (reader: Reader, signs: string): boolean => {
  const here = reader.peek();
  return here !== '' && signs.includes(here.toLowerCase());
};

/** Reads all that is said of dice, such as `ro<2!kh3`, in any order. */
export function readPoolOptions(reader: Reader, pool: DicePool): void {
  while (begins(reader, optionSigns) && readPoolOption(reader, pool));
  if (begins(reader, elsewhereSigns)) refuseElsewhere(reader);
}

/** Reads all that is said of a group of rolls. */
export function readGroupOptions(reader: Reader, group: { choose: Choice | null; successes: Successes | null }, count: number): void {
  while (begins(reader, optionSigns) && (readChoice(reader, group, count, 'rolls') || readSuccesses(reader, group)));
}
