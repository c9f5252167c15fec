/** Dice of one kind rolled together, as `4d6ro<2!kh3`. */
export interface DicePool {
  kind: 'dice';
  count: number;
  sides: number;
  /** The highest face rolls one more die. */
  explode: boolean;
  /** Faces up to this one are rolled again, once; 0 for none. */
  rerollUpTo: number;
  choose: { what: 'keep' | 'drop'; end: 'highest' | 'lowest'; count: number } | null;
  label: string | null;
}

export type DiceNode =
  | DicePool
  | { kind: 'number'; value: number }
  | { kind: 'sum'; parts: readonly { sign: 1 | -1; node: DiceNode }[] }
  | { kind: 'product'; factors: readonly DiceNode[] };

/** Written dice that were understood and are within the budget. */
export interface DiceExpression {
  /** As it was written, without the label. */
  text: string;
  label: string | null;
  node: DiceNode;
}

interface Bounds {
  minimum: number;
  maximum: number;
}

function boundsOfPool({ count, sides, explode, choose }: DicePool, most: number): Bounds {
  const rolled = explode ? most : count;
  if (choose === null) return { minimum: count, maximum: rolled * sides };
  if (choose.what === 'keep') return { minimum: choose.count, maximum: choose.count * sides };
  return { minimum: count - choose.count, maximum: (rolled - choose.count) * sides };
}

/** The lowest and highest totals a node can come to when at most `most` dice may be rolled; an exploding maximum is generous. */
export function boundsOfNode(node: DiceNode, most: number): Bounds {
  switch (node.kind) {
    case 'dice':
      return boundsOfPool(node, most);
    case 'number':
      return { minimum: node.value, maximum: node.value };
    case 'sum':
      return node.parts.reduce(
        (sum, { sign, node: part }) => {
          const { minimum, maximum } = boundsOfNode(part, most);
          return sign === 1
            ? { minimum: sum.minimum + minimum, maximum: sum.maximum + maximum }
            : { minimum: sum.minimum - maximum, maximum: sum.maximum - minimum };
        },
        { minimum: 0, maximum: 0 },
      );
    case 'product':
      return node.factors.reduce(
        (product, factor) => {
          const { minimum, maximum } = boundsOfNode(factor, most);
          const corners = [product.minimum, product.maximum].flatMap((each) => [each * minimum, each * maximum]);
          return { minimum: Math.min(...corners), maximum: Math.max(...corners) };
        },
        { minimum: 1, maximum: 1 },
      );
  }
}

/** The lowest and highest totals written dice can come to, were five hundred rolled. */
export function boundsOf(expression: DiceExpression): Bounds {
  return boundsOfNode(expression.node, diceBudget.dice);
}

/** What one roll may hold. */
export const diceBudget = {
  /** Dice rolled, those rolled again and those that exploded among them. */
  dice: 500,
  /** Numbers and kinds of dice. */
  terms: 100,
  sides: 1000,
  /** The largest number that may be written. */
  number: 100_000,
  /** Characters. */
  length: 600,
  /** The largest total, above or below nothing, that may be possible. */
  total: 1_000_000_000,
} as const;

function doubled(node: DiceNode): DiceNode {
  switch (node.kind) {
    case 'dice':
      return { ...node, count: node.count * 2 };
    case 'number':
      return node;
    case 'sum':
      return { ...node, parts: node.parts.map(({ sign, node: part }) => ({ sign, node: doubled(part) })) };
    case 'product':
      return { ...node, factors: node.factors.map(doubled) };
  }
}

/** Twice as many dice and the same numbers besides: the damage of a critical hit. */
export function doubleDice(expression: DiceExpression): DiceExpression {
  return { ...expression, node: doubled(expression.node) };
}
