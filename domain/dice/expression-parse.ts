import { remember } from '#domain/memoise.ts';
import { yes } from '#domain/result.ts';
import type { Refused } from '#domain/result.ts';
import { boundsOfNode, diceBudget } from './expression-tree.ts';
import type { DiceExpression, DiceNode, DicePool } from './expression-tree.ts';

import { refuseDice } from './refusals.ts';
import type { DiceRefusalCode, DiceResult } from './refusals.ts';

export { diceBudget } from './expression-tree.ts';

/** Ends the reading of dice that cannot be rolled; `parseDice` catches it. */
class DiceRefusal extends Error {
  readonly refused: Refused<DiceRefusalCode>;
  constructor({ refused }: { refused: Refused<DiceRefusalCode> }) {
    super(refused.code);
    this.refused = refused;
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

  /** What a refusal says of a place: the character, counted from 1, and what stands here. */
  at(index = this.index): { at: number } {
    return { at: index + 1 };
  }

  /** The same, with what stands here instead of what was expected. */
  here(): { at: number; found: string } {
    return { ...this.at(), found: /\S/u.exec(this.text.slice(this.index))?.[0] ?? '' };
  }

  number(digits: string, most: number, code: 'numberTooLarge' | 'tooManySides'): number {
    const value = Number(digits);
    if (value > most) throw new DiceRefusal(refuseDice(code, { ...this.at(this.index - digits.length), most }));
    return value;
  }

  countTerm(index: number): void {
    this.terms += 1;
    if (this.terms > diceBudget.terms) throw new DiceRefusal(refuseDice('tooManyTerms', { ...this.at(index), most: diceBudget.terms }));
  }

  countDice(count: number, index: number): void {
    this.dice += count;
    if (this.dice > diceBudget.dice) throw new DiceRefusal(refuseDice('tooManyDice', { ...this.at(index), most: diceBudget.dice }));
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
    if (!reader.take(/^\)/)) throw new DiceRefusal(refuseDice('closingExpected', reader.here()));
    return inner;
  }
  const digits = reader.take(/^\d+/)?.[0];
  const start = reader.index - (digits?.length ?? 0);
  if (reader.take(/^d(?=[\d%\s]|$)/i)) return readPool(reader, digits, start);
  if (digits === undefined) throw new DiceRefusal(refuseDice('termExpected', reader.here()));
  const value = reader.number(digits, diceBudget.number, 'numberTooLarge');
  reader.countTerm(start);
  return { kind: 'number', value };
}

function readPool(reader: Reader, digits: string | undefined, start: number): DicePool {
  const count = digits === undefined ? 1 : Number(digits);
  if (count === 0) throw new DiceRefusal(refuseDice('noDice', reader.at(start)));
  const written = reader.take(/^(?:\d+|%)/)?.[0];
  if (written === undefined) throw new DiceRefusal(refuseDice('sidesExpected', reader.here()));
  const sides = written === '%' ? 100 : reader.number(written, diceBudget.sides, 'tooManySides');
  if (sides < 2) throw new DiceRefusal(refuseDice('tooFewSides', reader.at(reader.index - written.length)));
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
    if (pool.explode) throw new DiceRefusal(refuseDice('explodesAlready', reader.at(start)));
    pool.explode = true;
    return true;
  }
  const reroll = reader.take(/^ro(?:<(=?)\s*(\d+))?/i);
  if (reroll) {
    if (reroll[2] === undefined) throw new DiceRefusal(refuseDice('rerollExpected', reader.here()));
    if (pool.rerollUpTo > 0) throw new DiceRefusal(refuseDice('rerolledAlready', reader.at(start)));
    pool.rerollUpTo = Number(reroll[2]) - (reroll[1] === '=' ? 0 : 1);
    if (pool.rerollUpTo < 1 || pool.rerollUpTo >= pool.sides)
      throw new DiceRefusal(refuseDice('rerollsNoneOrAll', { ...reader.at(start), written: reroll[0] }));
    return true;
  }
  const choice = reader.take(/^([kd])([hl])\s*(\d*)/i);
  if (!choice) return false;
  if (pool.choose) throw new DiceRefusal(refuseDice('chosenAlready', reader.at(start)));
  const count = choice[3] === '' ? 1 : Number(choice[3]);
  const what = choice[1]?.toLowerCase() === 'k' ? 'keep' : 'drop';
  const most = what === 'keep' ? pool.count : pool.count - 1;
  const slots = { ...reader.at(start), count: pool.count, written: choice[0].trim(), chosen: count };
  if (count < 1 || count > most) throw new DiceRefusal(refuseDice(what === 'keep' ? 'cannotKeep' : 'cannotDrop', slots));
  pool.choose = { what, end: choice[2]?.toLowerCase() === 'h' ? 'highest' : 'lowest', count };
  return true;
}

/** The only d20 of a roll becomes two, of which advantage keeps the higher and disadvantage the lower. */
function withAdvantage(reader: Reader, node: DiceNode, end: 'highest' | 'lowest'): void {
  const pools = poolsOf(node).filter((pool) => pool.sides === 20);
  const [pool] = pools;
  if (!pool || pools.length > 1 || pool.count !== 1) throw new DiceRefusal(refuseDice('needsOneD20', reader.at()));
  if (pool.choose || pool.explode || pool.rerollUpTo > 0) throw new DiceRefusal(refuseDice('needsPlainD20', reader.at()));
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
  if (text.length > diceBudget.length)
    throw new DiceRefusal(refuseDice('tooLong', { ...reader.at(diceBudget.length), most: diceBudget.length }));
  const node = readSum(reader);
  const wish = reader.take(/^(adv|advantage|dis|disadvantage)(?![a-z])/i)?.[0].toLowerCase();
  if (wish !== undefined) withAdvantage(reader, node, wish.startsWith('adv') ? 'highest' : 'lowest');
  const written = text.slice(0, reader.index).trim();
  const label = reader.take(/^(?:#|for\s)\s*([^]*)$/i)?.[1]?.trim();
  if (reader.take(/^\S/)) {
    reader.index -= 1;
    throw new DiceRefusal(refuseDice('operatorExpected', reader.here()));
  }
  const { minimum, maximum } = boundsOfNode(node, diceBudget.dice);
  if (Math.max(-minimum, maximum) > diceBudget.total) throw new DiceRefusal(refuseDice('totalTooLarge', reader.at(0)));
  return { text: written, label: label === undefined || label === '' ? null : label, node };
}

/** Reads written dice. What cannot be read, or goes over the budget, is refused with its place; nothing makes it throw. */
export function parseDice(text: string): DiceResult<DiceExpression> {
  try {
    return yes(readExpression(text));
  } catch (error) {
    if (error instanceof DiceRefusal) return { ok: false, refused: error.refused };
    throw error;
  }
}

/** How many written dice are remembered: more than a table uses in an evening. */
const rememberedDice = 500;

/** Reads dice that are rolled again and again, such as those of attacks: each text is read once. */
export const parseKnownDice = remember(parseDice, rememberedDice);
