import { operate } from '#domain/dice/expression/expression-bounds.ts';
import { groupOptionsText, poolText } from '#domain/dice/expression/expression-text.ts';
import type { DiceExpression, DiceNode } from '#domain/dice/expression/expression-tree.ts';
import { groupTotal, placesDropped } from '#domain/dice/expression/expression-roll.ts';
import type { RolledExpression, RolledFace, RolledPool } from '#domain/dice/expression/expression-roll.ts';

/** A step of an explanation: words between dice, or dice with how they were written. */
export type Explained = { kind: 'text'; text: string } | { kind: 'dice'; written: string; pool: RolledPool; isFate: boolean };

interface Told {
  parts: Explained[];
  value: number;
}

const words = (text: string): Explained => ({ kind: 'text', text });
const between = (all: readonly Told[], sign: string): Explained[] =>
  all.flatMap(({ parts }, place) => (place === 0 ? parts : [words(sign), ...parts]));

function bracketed(told: Told, node: DiceNode): Explained[] {
  const isOpen = node.kind !== 'sum' && node.kind !== 'product';
  return isOpen ? told.parts : [words('('), ...told.parts, words(')')];
}

/** Goes through a tree in the order in which its dice fell. */
class Teller {
  private readonly pools: readonly RolledPool[];
  private next = 0;
  constructor(pools: readonly RolledPool[]) {
    this.pools = pools;
  }

  tell(node: DiceNode): Told {
    switch (node.kind) {
      case 'dice': {
        const pool = this.pools[this.next++];
        if (!pool) return { parts: [], value: 0 };
        return { parts: [{ kind: 'dice', written: poolText(node), pool, isFate: node.isFate }], value: pool.sum };
      }
      case 'number':
        return { parts: [words(node.label === null ? `${node.value}` : `${node.value} ${node.label}`)], value: node.value };
      case 'reference':
        return { parts: [words(`${node.value} (${node.name})`)], value: node.value };
      case 'sum':
        return this.tellSum(node);
      case 'product':
        return this.tellProduct(node);
      case 'group':
        return this.tellGroup(node);
    }
  }

  private tellSum({ parts }: Extract<DiceNode, { kind: 'sum' }>): Told {
    let value = 0;
    const told = parts.flatMap(({ sign, node }, place) => {
      const part = this.tell(node);
      value += sign * part.value;
      const before = place === 0 ? (sign === 1 ? [] : [words('−')]) : [words(sign === 1 ? ' + ' : ' − ')];
      const isOpen = node.kind !== 'sum' && (place > 0 || sign === 1 || node.kind !== 'product');
      return [...before, ...(isOpen ? part.parts : [words('('), ...part.parts, words(')')])];
    });
    return { parts: told, value };
  }

  private tellProduct({ first, factors }: Extract<DiceNode, { kind: 'product' }>): Told {
    const start = this.tell(first);
    let { value } = start;
    const parts = bracketed(start, first);
    for (const { by, node } of factors) {
      const factor = this.tell(node);
      value = operate(by, value, factor.value);
      parts.push(words(` ${by === '*' ? '×' : by} `), ...bracketed(factor, node));
    }
    return { parts, value };
  }

  private tellGroup(group: Extract<DiceNode, { kind: 'group' }>): Told {
    const members = group.members.map((member) => this.tell(member));
    const results = members.map(({ value }) => value);
    const dropped = placesDropped(results, group.choose);
    const told = members.map(({ parts, value }, place) => ({
      parts: [...parts, words(` = ${tellNumber(value)}${dropped.includes(place) ? ' dropped' : ''}`)],
      value,
    }));
    const options = groupOptionsText(group);
    return { parts: [words('{'), ...between(told, ', '), words(`}${options}`)], value: groupTotal(group, results) };
  }
}

/** A number with at most two digits after the point, and a true minus. */
export function tellNumber(number: number): string {
  return String(Math.round(number * 100) / 100).replace('-', '−');
}

/** What was rolled, step by step, in the order it was written. */
export function explainRoll({ node }: DiceExpression, { pools }: RolledExpression): Explained[] {
  return new Teller(pools).tell(node).parts;
}

const fateFaces = new Map([
  [-1, '−'],
  [0, '0'],
  [1, '+'],
]);

/** A face as it is shown: a Fate die has signs. */
export function faceText(face: number, isFate: boolean): string {
  return isFate ? (fateFaces.get(face) ?? `${face}`) : `${face}`;
}

/** What became of a face besides counting as it fell, in words; an empty text where there is nothing to say. */
export function faceNote({ face, counts, fate, exploded, joined, success }: RolledFace): string {
  if (fate === 'rerolled') return 'rolled again';
  // Most faces are as they fell.
  if (fate === 'kept' && counts === face && !joined && !exploded && success === 0) return '';
  return [
    fate === 'dropped' && 'dropped',
    joined && 'added',
    exploded && 'exploded',
    counts !== face && `counts as ${counts}`,
    success === 1 && 'success',
    success === -1 && 'failure',
  ]
    .filter(Boolean)
    .join(', ');
}

function diceWords({ written, pool, isFate }: Extract<Explained, { kind: 'dice' }>): string {
  let faces = '';
  for (const face of pool.faces) {
    const note = faceNote(face);
    faces += `${faces === '' ? '' : ', '}${faceText(face.face, isFate)}${note === '' ? '' : ` ${note}`}`;
  }
  return `${written} [${faces}]${pool.label === null ? '' : ` ${pool.label}`}`;
}

/** The same as one line: `4d6kh3 [6, 4, 3, 1 dropped] + 2 = 15`. */
export function explainInWords(expression: DiceExpression, rolled: RolledExpression): string {
  let steps = '';
  for (const part of explainRoll(expression, rolled)) steps += part.kind === 'text' ? part.text : diceWords(part);
  const rounded = rolled.exact === rolled.total ? '' : ` = ${tellNumber(rolled.exact)}, rounded down`;
  return `${steps}${rounded} = ${tellNumber(rolled.total)}`;
}
