import { z } from 'zod';
import type { Dice } from './dice.ts';
import { diceBudget } from './expression-tree.ts';
import type { DiceExpression, DiceNode, DicePool } from './expression-tree.ts';

const RolledFace = z.object({
  face: z.int(),
  fate: z.enum(['kept', 'dropped', 'rerolled']),
  /** Whether it rolled one more die. */
  exploded: z.boolean(),
});
type RolledFace = z.infer<typeof RolledFace>;

/** Every face of a roll in the order they fell, and what became of each. */
export const RolledExpression = z.object({
  text: z.string(),
  label: z.string().nullable(),
  pools: z.array(z.object({ sides: z.int(), label: z.string().nullable(), faces: z.array(RolledFace), sum: z.int() })),
  total: z.int(),
  /** Whether the budget ended before all dice were rolled. */
  cut: z.boolean(),
});
export type RolledExpression = z.infer<typeof RolledExpression>;

interface Table {
  dice: Dice;
  /** Dice that may still be rolled again or explode. */
  spare: number;
  pools: RolledExpression['pools'];
  cut: boolean;
}

/** Whether one die more may be rolled; notes on the table when not. */
function spares(table: Table): boolean {
  if (table.spare === 0) table.cut = true;
  else table.spare -= 1;
  return !table.cut;
}

function rollDie(table: Table, { sides, rerollUpTo, explode }: DicePool): RolledFace[] {
  const faces: RolledFace[] = [];
  for (let more = true; more;) {
    let face = table.dice(sides);
    if (face <= rerollUpTo && spares(table)) {
      faces.push({ face, fate: 'rerolled', exploded: false });
      face = table.dice(sides);
    }
    more = explode && face === sides && spares(table);
    faces.push({ face, fate: 'kept', exploded: more });
  }
  return faces;
}

function dropped(faces: RolledFace[], choose: NonNullable<DicePool['choose']>): RolledFace[] {
  const ascending = faces.filter((each) => each.fate === 'kept').toSorted((one, other) => one.face - other.face);
  const count = choose.what === 'drop' ? choose.count : ascending.length - choose.count;
  const fromLow = (choose.what === 'drop') === (choose.end === 'lowest');
  return fromLow ? ascending.slice(0, count) : ascending.slice(ascending.length - count);
}

function rollPool(table: Table, pool: DicePool): number {
  const dice = Array.from({ length: pool.count }, () => rollDie(table, pool)).flat();
  const lost = pool.choose ? dropped(dice, pool.choose) : [];
  const faces = dice.map((each): RolledFace => (lost.includes(each) ? { ...each, fate: 'dropped' } : each));
  const sum = faces.reduce((total, { face, fate }) => (fate === 'kept' ? total + face : total), 0);
  table.pools.push({ sides: pool.sides, label: pool.label, faces, sum });
  return sum;
}

function rollNode(table: Table, node: DiceNode): number {
  switch (node.kind) {
    case 'dice':
      return rollPool(table, node);
    case 'number':
      return node.value;
    case 'sum':
      return node.parts.reduce((total, { sign, node: part }) => total + sign * rollNode(table, part), 0);
    case 'product':
      return node.factors.reduce((total, factor) => total * rollNode(table, factor), 1);
  }
}

function countDice(node: DiceNode): number {
  if (node.kind === 'dice') return node.count;
  if (node.kind === 'sum') return node.parts.reduce((count, part) => count + countDice(part.node), 0);
  return node.kind === 'product' ? node.factors.reduce((count, factor) => count + countDice(factor), 0) : 0;
}

/** Rolls dice that were read, from left to right. Rerolls and explosions stop, and say so, when the budget is spent. */
export function rollExpression(dice: Dice, { text, label, node }: DiceExpression): RolledExpression {
  const table: Table = { dice, spare: Math.max(0, diceBudget.dice - countDice(node)), pools: [], cut: false };
  const total = rollNode(table, node) + 0;
  return { text, label, pools: table.pools, total, cut: table.cut };
}
