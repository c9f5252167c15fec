import { boundsOfNode, diceBudget } from './expression-tree.ts';
import type { DiceExpression, DiceNode, DicePool } from './expression-tree.ts';

export { diceBudget } from './expression-tree.ts';

/** Why written dice cannot be rolled; `at` counts characters from 1. */
export interface DiceProblem {
  at: number;
  sentence: string;
}
export type ParsedDice = { ok: true; expression: DiceExpression } | { ok: false; problem: DiceProblem };

class Unreadable extends Error {
  readonly problem: DiceProblem;
  constructor(index: number, what: string) {
    super(what);
    this.problem = { at: index + 1, sentence: `At character ${index + 1}: ${what}` };
  }
}

/** Reads a text from left to right, and keeps count of what it found. */
class Reader {
  readonly text: string;
  index = 0;
  terms = 0;
  dice = 0;
  constructor(text: string) {
    this.text = text;
  }

  /** Takes what the sticky pattern finds here, after any blanks; null when it finds nothing. */
  take(pattern: RegExp): RegExpExecArray | null {
    this.index += /^\s*/.exec(this.text.slice(this.index))?.[0].length ?? 0;
    const found = pattern.exec(this.text.slice(this.index));
    if (found) this.index += found[0].length;
    return found;
  }

  refuse(what: string, index = this.index): never {
    throw new Unreadable(index, what);
  }

  /** What stands here, for a sentence. */
  here(): string {
    const next = /\S/u.exec(this.text.slice(this.index))?.[0];
    return next === undefined ? 'the end' : `“${next}”`;
  }

  number(digits: string, most: number, what: string): number {
    const value = Number(digits);
    if (value > most) this.refuse(`${what} may be at most ${most}.`, this.index - digits.length);
    return value;
  }

  countTerm(index: number): void {
    this.terms += 1;
    if (this.terms > diceBudget.terms) this.refuse(`a roll may hold at most ${diceBudget.terms} terms.`, index);
  }

  countDice(count: number, index: number): void {
    this.dice += count;
    if (this.dice > diceBudget.dice) this.refuse(`a roll may use at most ${diceBudget.dice} dice.`, index);
  }
}

function readSum(reader: Reader): DiceNode {
  const parts: { sign: 1 | -1; node: DiceNode }[] = [{ sign: 1, node: readProduct(reader) }];
  for (let sign = reader.take(/^[+\-–−]/); sign; sign = reader.take(/^[+\-–−]/)) {
    parts.push({ sign: sign[0] === '+' ? 1 : -1, node: readProduct(reader) });
  }
  const [only] = parts;
  return only && parts.length === 1 ? only.node : { kind: 'sum', parts };
}

function readProduct(reader: Reader): DiceNode {
  const first = readFactor(reader);
  const factors = [first];
  while (reader.take(/^[*×]/)) factors.push(readFactor(reader));
  return factors.length === 1 ? first : { kind: 'product', factors };
}

function readFactor(reader: Reader): DiceNode {
  if (reader.take(/^[-–−]/)) return { kind: 'sum', parts: [{ sign: -1, node: readFactor(reader) }] };
  if (reader.take(/^\(/)) {
    const inner = readSum(reader);
    if (!reader.take(/^\)/)) reader.refuse(`expected “)” but found ${reader.here()}.`);
    return inner;
  }
  const digits = reader.take(/^\d+/)?.[0];
  const start = reader.index - (digits?.length ?? 0);
  if (reader.take(/^d(?=[\d%\s]|$)/i)) return readPool(reader, digits, start);
  if (digits === undefined) reader.refuse(`expected dice or a number but found ${reader.here()}.`);
  const value = reader.number(digits, diceBudget.number, 'a number');
  reader.countTerm(start);
  return { kind: 'number', value };
}

function readPool(reader: Reader, digits: string | undefined, start: number): DicePool {
  const count = digits === undefined ? 1 : Number(digits);
  if (count === 0) reader.refuse('at least one die must be rolled.', start);
  const written = reader.take(/^(?:\d+|%)/)?.[0];
  if (written === undefined) reader.refuse(`expected a number of sides but found ${reader.here()}.`);
  const sides = written === '%' ? 100 : reader.number(written, diceBudget.sides, 'the sides of a die');
  if (sides < 2) reader.refuse('a die has at least 2 sides.', reader.index - written.length);
  reader.countTerm(start);
  reader.countDice(count, start);
  const pool: DicePool = { kind: 'dice', count, sides, explode: false, rerollUpTo: 0, choose: null, label: null };
  while (readOption(reader, pool));
  pool.label = reader.take(/^\[([^\]]*)\]/)?.[1]?.trim() ?? null;
  return pool;
}

/** Reads one of `!`, `ro<2`, `ro<=2`, `kh3`, `kl1`, `dh1`, `dl1` into the pool; false when none stands here. */
function readOption(reader: Reader, pool: DicePool): boolean {
  const start = reader.index;
  if (reader.take(/^!/)) {
    if (pool.explode) reader.refuse('these dice explode already.', start);
    pool.explode = true;
    return true;
  }
  const reroll = reader.take(/^ro(?:<(=?)\s*(\d+))?/i);
  if (reroll) {
    if (reroll[2] === undefined) reader.refuse(`expected “<” and a number after “ro” but found ${reader.here()}.`);
    if (pool.rerollUpTo > 0) reader.refuse('these dice are rerolled already.', start);
    pool.rerollUpTo = Number(reroll[2]) - (reroll[1] === '=' ? 0 : 1);
    if (pool.rerollUpTo < 1 || pool.rerollUpTo >= pool.sides) reader.refuse(`“${reroll[0]}” would reroll none or all.`, start);
    return true;
  }
  const choice = reader.take(/^([kd])([hl])\s*(\d*)/i);
  if (!choice) return false;
  if (pool.choose) reader.refuse('which dice count is said already.', start);
  const count = choice[3] === '' ? 1 : Number(choice[3]);
  const what = choice[1]?.toLowerCase() === 'k' ? 'keep' : 'drop';
  const most = what === 'keep' ? pool.count : pool.count - 1;
  if (count < 1 || count > most) reader.refuse(`of ${pool.count} dice, “${choice[0].trim()}” cannot ${what} ${count}.`, start);
  pool.choose = { what, end: choice[2]?.toLowerCase() === 'h' ? 'highest' : 'lowest', count };
  return true;
}

/** The only d20 of a roll becomes two, of which advantage keeps the higher and disadvantage the lower. */
function withAdvantage(reader: Reader, node: DiceNode, end: 'highest' | 'lowest'): void {
  const pools = poolsOf(node).filter((pool) => pool.sides === 20);
  const [pool] = pools;
  if (!pool || pools.length > 1 || pool.count !== 1) reader.refuse('advantage and disadvantage need exactly one d20 in the roll.');
  if (pool.choose || pool.explode || pool.rerollUpTo > 0) reader.refuse('advantage and disadvantage need a plain d20.');
  reader.countDice(1, reader.index);
  pool.count = 2;
  pool.choose = { what: 'keep', end, count: 1 };
}

function poolsOf(node: DiceNode): DicePool[] {
  if (node.kind === 'dice') return [node];
  if (node.kind === 'sum') return node.parts.flatMap((part) => poolsOf(part.node));
  return node.kind === 'product' ? node.factors.flatMap(poolsOf) : [];
}

function readExpression(text: string): DiceExpression {
  const reader = new Reader(text);
  if (text.length > diceBudget.length) reader.refuse(`a roll may have at most ${diceBudget.length} characters.`, diceBudget.length);
  const node = readSum(reader);
  const wish = reader.take(/^(adv|advantage|dis|disadvantage)(?![a-z])/i)?.[0].toLowerCase();
  if (wish !== undefined) withAdvantage(reader, node, wish.startsWith('adv') ? 'highest' : 'lowest');
  const written = text.slice(0, reader.index).trim();
  const label = reader.take(/^(?:#|for\s)\s*([^]*)$/i)?.[1]?.trim();
  if (reader.take(/^\S/)) {
    reader.index -= 1;
    reader.refuse(`expected “+”, “-”, “*” or “# what it is for” but found ${reader.here()}.`);
  }
  const { minimum, maximum } = boundsOfNode(node, diceBudget.dice);
  if (Math.max(-minimum, maximum) > diceBudget.total) reader.refuse('the total could become too large.', 0);
  return { text: written, label: label === undefined || label === '' ? null : label, node };
}

/** Reads written dice. What cannot be read, or goes over the budget, is refused with its place; nothing makes it throw. */
export function parseDice(text: string): ParsedDice {
  try {
    return { ok: true, expression: readExpression(text) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    throw error;
  }
}
