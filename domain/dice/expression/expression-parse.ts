import { remember } from '#domain/memoise.ts';
import { yes } from '#domain/result.ts';
import { boundsOfNode, couldBeTooLarge } from './expression-bounds.ts';
import { DiceRefusal, Reader } from './expression-reader.ts';
import { diceBudget, poolsOf } from './expression-tree.ts';
import type { Choice, DiceExpression, DiceNode, DicePool, Operator, Successes } from './expression-tree.ts';
import { readGroupOptions, readPoolOptions } from './read-options.ts';
import { refuseDice } from '#domain/dice/refusals.ts';
import type { DiceResult } from '#domain/dice/refusals.ts';
import { sheetReference, sheetReferences } from '#domain/dice/sheet-references.ts';
import type { SheetNumbers } from '#domain/dice/sheet-references.ts';

const minus = '-–−';
/** Takes a plus or minus, or null where neither stands. */
function takeAddition(reader: Reader): 1 | -1 | null {
  const sign = reader.peek();
  if (sign === '' || !(sign === '+' || minus.includes(sign))) return null;
  reader.index += 1;
  return sign === '+' ? 1 : -1;
}

function readSum(reader: Reader): DiceNode {
  const first = readProduct(reader);
  const parts: { sign: 1 | -1; node: DiceNode }[] = [{ sign: 1, node: first }];
  for (let sign = takeAddition(reader); sign !== null; sign = takeAddition(reader)) parts.push({ sign, node: readProduct(reader) });
  return parts.length === 1 ? first : { kind: 'sum', parts };
}

const operators: Record<string, Operator> = { '*': '*', '×': '*', '/': '/', '÷': '/', '%': '%' };
function takeOperator(reader: Reader): Operator | null {
  const by = operators[reader.peek()];
  if (by === undefined) return null;
  reader.index += 1;
  if (by !== '/' || reader.text[reader.index - 1] !== '/' || reader.text[reader.index] !== '/') return by;
  reader.index += 1;
  return '//';
}

function readProduct(reader: Reader): DiceNode {
  const first = readFactor(reader);
  const factors: { by: Operator; node: DiceNode }[] = [];
  for (let by = takeOperator(reader); by !== null; by = takeOperator(reader)) {
    if (by === '/') reader.note('divided');
    reader.skipBlanks();
    const start = reader.index;
    const node = readFactor(reader);
    if (by !== '*') refuseZero(reader, node, start);
    if (by === '%' && [{ kind: 'product', first, factors } as const, node].some(couldBeNegative)) reader.note('remainder');
    factors.push({ by, node });
  }
  return factors.length === 0 ? first : { kind: 'product', first, factors };
}

const couldBeNegative = (node: DiceNode): boolean => boundsOfNode(node, diceBudget.dice).minimum < 0;

function refuseZero(reader: Reader, node: DiceNode, start: number): void {
  const { minimum, maximum } = boundsOfNode(node, diceBudget.dice);
  if (minimum <= 0 && maximum >= 0) throw new DiceRefusal(refuseDice('divisorCouldBeZero', reader.at(start)));
}

const opening = /\[\[|\(/y;
const closings = { '(': /\)/y, '[[': /\]\]/y } as const;
const digitsHere = /\d+/y;
const sidesHere = /\d+|%|f/iy;
const wordHere = /[a-z]*/iy;
const dieHere = /d(?=[\d%f\s]|$)/iy;
function readFactor(reader: Reader): DiceNode {
  const sign = reader.peek();
  if (sign !== '' && minus.includes(sign)) {
    reader.index += 1;
    return { kind: 'sum', parts: [{ sign: -1, node: readFactor(reader) }] };
  }
  const bracket = sign === '(' || sign === '[' ? reader.take(opening)?.[0] : undefined;
  if (bracket === '(' || bracket === '[[') {
    const inner = readSum(reader);
    if (!reader.take(closings[bracket]))
      throw new DiceRefusal(refuseDice('closingExpected', { ...reader.here(), closing: bracket === '(' ? ')' : ']]' }));
    const start = reader.index;
    if (reader.take(dieHere)) throw new DiceRefusal(refuseDice('countNotFixed', reader.at(start)));
    return inner;
  }
  if (reader.takeSign('{')) return readGroup(reader);
  if (reader.takeSign('@')) return readReference(reader);
  const digits = reader.take(digitsHere)?.[0];
  const start = reader.index - (digits?.length ?? 0);
  if (reader.take(dieHere)) return readPool(reader, digits, digits === undefined ? reader.index - 1 : start);
  if (digits === undefined) throw new DiceRefusal(refuseDice('termExpected', reader.here()));
  const value = reader.number(digits, diceBudget.number, 'numberTooLarge');
  reader.countTerm(start);
  return { kind: 'number', value, label: readLabel(reader) };
}

const label = /\[(?!\[)([^\][]*)\]/y;
function readLabel(reader: Reader): string | null {
  if (reader.peek() !== '[') return null;
  const written = reader.take(label)?.[1]?.trim();
  return written === undefined || written === '' ? null : written;
}

function readPool(reader: Reader, digits: string | undefined, start: number): DicePool {
  const count = digits === undefined ? 1 : Number(digits);
  if (count === 0) throw new DiceRefusal(refuseDice('noDice', reader.at(start)));
  const written = reader.take(sidesHere)?.[0].toLowerCase();
  if (written === undefined) throw new DiceRefusal(refuseDice('sidesExpected', reader.here()));
  if (written === '%') reader.note('percent');
  const isFate = written === 'f';
  const sides = isFate ? 3 : written === '%' ? 100 : reader.number(written, diceBudget.sides, 'tooManySides');
  if (sides < 2) throw new DiceRefusal(refuseDice('tooFewSides', reader.at(reader.index - written.length)));
  reader.countTerm(start);
  reader.countDice(count, start);
  const rolled = { reroll: null, explode: null, least: null, most: null, choose: null, successes: null, label: null };
  const pool: DicePool = { kind: 'dice', count, sides, isFate, ...rolled };
  readPoolOptions(reader, pool);
  pool.label = readLabel(reader);
  return pool;
}

function readGroup(reader: Reader): DiceNode {
  const members = [readSum(reader)];
  while (reader.takeSign(',')) members.push(readSum(reader));
  if (!reader.takeSign('}')) throw new DiceRefusal(refuseDice('closingExpected', { ...reader.here(), closing: '}' }));
  const said: { choose: Choice | null; successes: Successes | null } = { choose: null, successes: null };
  readGroupOptions(reader, said, members.length);
  return { kind: 'group', members, ...said };
}

function readReference(reader: Reader): DiceNode {
  const start = reader.index - 1;
  const written = reader.take(wordHere)?.[0] ?? '';
  const name = sheetReference(written);
  const names = sheetReferences.map((each) => `@${each}`).join(', ');
  if (name === undefined) throw new DiceRefusal(refuseDice('unknownReference', { ...reader.at(start), name: written, names }));
  if (reader.sheet === null) throw new DiceRefusal(refuseDice('needsSheet', { ...reader.at(start), name }));
  const value = reader.sheet[name];
  if (value === null) throw new DiceRefusal(refuseDice('notOnSheet', { ...reader.at(start), name }));
  reader.countTerm(start);
  return { kind: 'reference', name, value };
}

/** The only d20 of a roll becomes two, of which advantage keeps the higher and disadvantage the lower. */
function withAdvantage(reader: Reader, node: DiceNode, end: 'highest' | 'lowest'): void {
  const pools = poolsOf(node).filter((pool) => pool.sides === 20);
  const [pool] = pools;
  if (!pool || pools.length > 1 || pool.count !== 1) throw new DiceRefusal(refuseDice('needsOneD20', reader.at()));
  if (pool.choose || pool.explode || pool.reroll) throw new DiceRefusal(refuseDice('needsPlainD20', reader.at()));
  reader.countDice(1, reader.index);
  pool.count = 2;
  pool.choose = { what: 'keep', end, count: 1 };
}

const advantage = /(adv|advantage|dis|disadvantage)(?![a-z])/iy;
const comment = /(?:#|for\s)\s*([^]*)$/iy;
function readExpression(text: string, sheet: SheetNumbers | null): DiceExpression {
  const reader = new Reader(text, sheet);
  if (text.length > diceBudget.length)
    throw new DiceRefusal(refuseDice('tooLong', { ...reader.at(diceBudget.length), most: diceBudget.length }));
  const node = readSum(reader);
  const wish = reader.peek() === '' ? undefined : reader.take(advantage)?.[0].toLowerCase();
  if (wish !== undefined) withAdvantage(reader, node, wish.startsWith('adv') ? 'highest' : 'lowest');
  const written = text.slice(0, reader.index).trim();
  const said = reader.peek() === '' ? undefined : reader.take(comment)?.[1]?.trim();
  if (reader.peek() !== '') throw new DiceRefusal(refuseDice('operatorExpected', reader.here()));
  if (couldBeTooLarge(node)) throw new DiceRefusal(refuseDice('totalTooLarge', reader.at(0)));
  return { text: written, label: said === undefined || said === '' ? null : said, node, readings: reader.readings };
}

/**
 * Reads written dice. What cannot be read, or goes over the budget, is refused with its place; nothing makes it throw. Without the
 * numbers of a sheet, references such as `@str` are refused.
 */
export function parseDice(text: string, sheet: SheetNumbers | null = null): DiceResult<DiceExpression> {
  try {
    return yes(readExpression(text, sheet));
  } catch (error) {
    if (error instanceof DiceRefusal) return { ok: false, refused: error.refused };
    throw error;
  }
}

/** How many written dice are remembered: more than a table uses in an evening. */
const rememberedDice = 500;

/** Reads dice that are rolled again and again, such as those of attacks: each text is read once. */
export const parseKnownDice = remember((text) => parseDice(text), rememberedDice);
