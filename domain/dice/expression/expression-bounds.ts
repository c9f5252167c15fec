import { countsAs, diceBudget, facesOfDie, partsOf } from './expression-tree.ts';
import type { Choice, DiceExpression, DiceNode, DicePool, Operator } from './expression-tree.ts';

interface Bounds {
  minimum: number;
  maximum: number;
}

/** How many of so many results count. */
export function chosenOf(choose: Choice | null, count: number): number {
  if (choose === null) return count;
  return choose.what === 'keep' ? Math.min(choose.count, count) : Math.max(0, count - choose.count);
}

/** The bounds of so many dice, each within its own. */
function ofMany(fewest: number, most: number, { minimum, maximum }: Bounds): Bounds {
  return { minimum: minimum * (minimum < 0 ? most : fewest), maximum: maximum * (maximum > 0 ? most : fewest) };
}

function boundsOfPool(pool: DicePool, mostDice: number): Bounds {
  const { count, explode, choose, successes } = pool;
  const [lowest, highest] = facesOfDie(pool);
  const joins = explode?.way === 'compound';
  const rolled = explode ? mostDice : count;
  const fewest = chosenOf(choose, count);
  const most = chosenOf(choose, joins ? count : rolled);
  if (successes) return ofMany(0, most, { minimum: successes.failure ? -1 : 0, maximum: 1 });
  const less = explode?.way === 'penetrate' ? 1 : 0;
  const each = { minimum: countsAs(pool, lowest) - less, maximum: countsAs(pool, highest) };
  if (joins) return ofMany(fewest, rolled, each);
  return ofMany(fewest, most, each);
}

const corners = (one: Bounds, other: Bounds, join: (left: number, right: number) => number): Bounds => {
  const all = [one.minimum, one.maximum].flatMap((left) => [join(left, other.minimum), join(left, other.maximum)]);
  return { minimum: Math.min(...all), maximum: Math.max(...all) };
};

/** What an operator makes of two numbers. A remainder has the sign of what is divided by. */
export function operate(by: Operator, left: number, right: number): number {
  switch (by) {
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '//':
      return roundedDown(left / right);
    case '%':
      return left - right * roundedDown(left / right);
  }
}

/** So little that it comes of reckoning with fractions. */
const FRACTION_FAULT = 1e-9;

/** Rounded down; what misses a whole number by the fault of reckoning alone is that number. */
export function roundedDown(number: number): number {
  return Math.floor(number + FRACTION_FAULT);
}

/** Whether a number is whole, but for the fault of reckoning. */
export function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) <= FRACTION_FAULT;
}

function boundsOfFactor(by: Operator, left: Bounds, right: Bounds): Bounds {
  if (by === '%') return { minimum: Math.min(0, right.minimum), maximum: Math.max(0, right.maximum) };
  return corners(left, right, (one, other) => operate(by, one, other));
}

const ascending = (one: number, other: number) => one - other;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function boundsOfGroup({ members, choose, successes }: Extract<DiceNode, { kind: 'group' }>, most: number): Bounds {
  const count = chosenOf(choose, members.length);
  if (successes) return { minimum: successes.failure ? -count : 0, maximum: count };
  const all = members.map((member) => boundsOfNode(member, most));
  return {
    minimum: sum(
      all
        .map(({ minimum }) => minimum)
        .toSorted(ascending)
        .slice(0, count),
    ),
    maximum: sum(
      all
        .map(({ maximum }) => maximum)
        .toSorted(ascending)
        .slice(all.length - count),
    ),
  };
}

/** The lowest and highest totals a node can come to when at most `most` dice may be rolled; an exploding maximum is generous. */
export function boundsOfNode(node: DiceNode, most: number): Bounds {
  switch (node.kind) {
    case 'dice':
      return boundsOfPool(node, most);
    case 'number':
    case 'reference':
      return { minimum: node.value, maximum: node.value };
    case 'sum':
      return node.parts.reduce(
        (total, { sign, node: part }) => {
          const { minimum, maximum } = boundsOfNode(part, most);
          return sign === 1
            ? { minimum: total.minimum + minimum, maximum: total.maximum + maximum }
            : { minimum: total.minimum - maximum, maximum: total.maximum - minimum };
        },
        { minimum: 0, maximum: 0 },
      );
    case 'product':
      return node.factors.reduce(
        (product, { by, node: factor }) => boundsOfFactor(by, product, boundsOfNode(factor, most)),
        boundsOfNode(node.first, most),
      );
    case 'group':
      return boundsOfGroup(node, most);
  }
}

/** Whether a node, or anything within it, could come to more than a total may be. */
export function couldBeTooLarge(node: DiceNode): boolean {
  // The most dice of the most sides, and the largest number, are well below it.
  if (node.kind !== 'sum' && node.kind !== 'product' && node.kind !== 'group') return false;
  const { minimum, maximum } = boundsOfNode(node, diceBudget.dice);
  return Math.max(-minimum, maximum) > diceBudget.total || partsOf(node).some(couldBeTooLarge);
}

/** The lowest and highest totals written dice can come to, were five hundred rolled. */
export function boundsOf(expression: DiceExpression): Bounds {
  const { minimum, maximum } = boundsOfNode(expression.node, diceBudget.dice);
  return { minimum: roundedDown(minimum), maximum: roundedDown(maximum) };
}
