import type { Dice } from '#domain/dice/dice.ts';
import { chosenOf, isWhole, operate, roundedDown } from './expression-bounds.ts';
import { countDice, countOf, countsAs, diceBudget, explodesOn, passes } from './expression-tree.ts';
import type { Choice, DiceExpression, DiceNode, DicePool } from './expression-tree.ts';

/** A face as it fell, and what became of it. */
export interface RolledFace {
  face: number;
  /** What it adds where it counts: other than the face for a penetrating die or a lowest face that counts. */
  counts: number;
  fate: 'kept' | 'dropped' | 'rerolled';
  /** Whether it rolled one more die. */
  exploded: boolean;
  /** Whether it was added to the die before it. */
  joined: boolean;
  /** Where successes are counted: 1 for a success, -1 for a failure. */
  success: number;
}

/** Dice of one kind, in the order they fell. */
export interface RolledPool {
  sides: number;
  isFate: boolean;
  label: string | null;
  faces: RolledFace[];
  /** The sum of those that count, or the successes less the failures. */
  sum: number;
}

/** Every face of a roll in the order they fell, and what became of each. */
export interface RolledExpression {
  text: string;
  label: string | null;
  pools: RolledPool[];
  total: number;
  /** What was rounded down to the total; the total itself where it is whole. */
  exact: number;
  /** Whether the budget ended before all dice were rolled. */
  cut: boolean;
}

interface Table {
  dice: Dice;
  /** Dice that may still be rolled again or explode. */
  spare: number;
  pools: RolledPool[];
  cut: boolean;
}

/** Whether one die more may be rolled; notes on the table when not. */
function spares(table: Table): boolean {
  if (table.spare === 0) table.cut = true;
  else table.spare -= 1;
  return !table.cut;
}

/** Rolls one die with all that it brings, onto the faces of its pool. */
function rollDie(table: Table, pool: DicePool, faces: RolledFace[]): void {
  const { sides, isFate, reroll, explode } = pool;
  const shift = isFate ? 2 : 0;
  let isFirst = true;
  for (let more = true; more;) {
    let face = table.dice(sides) - shift;
    while (reroll && passes(reroll.test, face) && spares(table)) {
      faces.push({ face, counts: face, fate: 'rerolled', exploded: false, joined: false, success: 0 });
      face = table.dice(sides) - shift;
      if (reroll.isOnce) break;
    }
    more = explode !== null && explodesOn(pool, face) && spares(table);
    const counts = countsAs(pool, face) - (isFirst || explode?.way !== 'penetrate' ? 0 : 1);
    faces.push({ face, counts, fate: 'kept', exploded: more, joined: !isFirst && explode?.way === 'compound', success: 0 });
    isFirst = false;
  }
}

/** A die that counts as one: its first face, and what it comes to with those that were added. */
interface Whole {
  from: number;
  to: number;
  counts: number;
}

/** The dice of a pool that count, those that were added to one another as one. */
function wholesOf(faces: readonly RolledFace[]): Whole[] {
  const wholes: Whole[] = [];
  let last: Whole | undefined;
  for (const [place, { fate, joined, counts }] of faces.entries()) {
    if (fate === 'rerolled') continue;
    if (joined && last) {
      last.to = place;
      last.counts += counts;
    } else {
      last = { from: place, to: place, counts };
      wholes.push(last);
    }
  }
  return wholes;
}

/** Places of the results that do not count. */
export function placesDropped(results: readonly number[], choose: Choice | null): number[] {
  if (choose === null) return [];
  const count = results.length - chosenOf(choose, results.length);
  if (count === 0) return [];
  const ascending = [...results.keys()].toSorted((one, other) => (results[one] ?? 0) - (results[other] ?? 0));
  const fromLow = (choose.what === 'drop') === (choose.end === 'lowest');
  return fromLow ? ascending.slice(0, count) : ascending.slice(ascending.length - count);
}

function dropFaces(faces: readonly RolledFace[], { from, to }: Whole): void {
  for (const each of faces.slice(from, to + 1)) if (each.fate === 'kept') each.fate = 'dropped';
}

function rollPool(table: Table, pool: DicePool): number {
  const faces: RolledFace[] = [];
  for (let die = 0; die < pool.count; die += 1) rollDie(table, pool, faces);
  const { choose, successes, sides, isFate, label } = pool;
  let sum = 0;
  if (choose === null && successes === null) {
    for (const { fate, counts } of faces) if (fate === 'kept') sum += counts;
  } else {
    const wholes = wholesOf(faces);
    const dropped = new Set(
      placesDropped(
        wholes.map(({ counts }) => counts),
        choose,
      ),
    );
    for (const [place, whole] of wholes.entries()) {
      const first = faces[whole.from];
      if (dropped.has(place)) dropFaces(faces, whole);
      else if (successes && first) first.success = countOf(successes, whole.counts);
      if (!dropped.has(place)) sum += successes ? countOf(successes, whole.counts) : whole.counts;
    }
  }
  table.pools.push({ sides, isFate, label, faces, sum });
  return sum;
}

/** What a group comes to of what its members came to. */
export function groupTotal({ choose, successes }: Extract<DiceNode, { kind: 'group' }>, results: readonly number[]): number {
  const dropped = placesDropped(results, choose);
  return results.reduce(
    (total, result, place) => (dropped.includes(place) ? total : total + (successes ? countOf(successes, result) : result)),
    0,
  );
}

function rollGroup(table: Table, group: Extract<DiceNode, { kind: 'group' }>): number {
  const starts: number[] = [];
  const results = group.members.map((member) => {
    starts.push(table.pools.length);
    return rollNode(table, member);
  });
  for (const place of placesDropped(results, group.choose)) {
    for (const { faces } of table.pools.slice(starts[place], starts[place + 1])) {
      for (const each of faces) if (each.fate === 'kept') each.fate = 'dropped';
    }
  }
  return groupTotal(group, results);
}

function rollNode(table: Table, node: DiceNode): number {
  switch (node.kind) {
    case 'dice':
      return rollPool(table, node);
    case 'number':
    case 'reference':
      return node.value;
    case 'sum':
      return node.parts.reduce((total, { sign, node: part }) => total + sign * rollNode(table, part), 0);
    case 'product':
      return node.factors.reduce((total, { by, node: factor }) => operate(by, total, rollNode(table, factor)), rollNode(table, node.first));
    case 'group':
      return rollGroup(table, node);
  }
}

/** Rolls dice that were read, from left to right. Rerolls and explosions stop, and say so, when the budget is spent. */
export function rollExpression(dice: Dice, { text, label, node }: DiceExpression): RolledExpression {
  const table: Table = { dice, spare: Math.max(0, diceBudget.dice - countDice(node)), pools: [], cut: false };
  const sum = rollNode(table, node);
  const total = roundedDown(sum) + 0;
  return { text, label, pools: table.pools, total, exact: isWhole(sum) ? total : sum, cut: table.cut };
}

/** Whether a total says all: dice and numbers that are added or taken off. */
export function isPlainSum(node: DiceNode): boolean {
  if (node.kind === 'dice')
    return node.successes === null && node.explode?.way !== 'penetrate' && node.least === null && node.most === null;
  if (node.kind === 'sum') return node.parts.every((part) => (part.sign === 1 || part.node.kind === 'number') && isPlainSum(part.node));
  return node.kind === 'number' || node.kind === 'reference';
}
