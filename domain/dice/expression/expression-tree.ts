/** A question to the face of a die, such as `<=2`. */
export interface FaceTest {
  is: '<' | '<=' | '=' | '>=' | '>';
  value: number;
}

/** Which dice count, such as the three highest. */
export interface Choice {
  what: 'keep' | 'drop';
  end: 'highest' | 'lowest';
  count: number;
}

/** What is counted in place of a sum. A failure takes one off. */
export interface Successes {
  success: FaceTest;
  failure: FaceTest | null;
}

/** Dice of one kind rolled together, as `4d6ro<2!kh3`. */
export interface DicePool {
  kind: 'dice';
  count: number;
  /** Three for a Fate die, whose faces are -1, 0 and 1. */
  sides: number;
  isFate: boolean;
  /** Faces that are rolled again: once, or until another one falls. */
  reroll: { test: FaceTest; isOnce: boolean } | null;
  /** Faces that roll one more die: beside the first, added to it, or less one. Without a test, the highest face does. */
  explode: { way: 'explode' | 'compound' | 'penetrate'; test: FaceTest | null } | null;
  /** A lower face counts as this one. */
  least: number | null;
  /** A higher face counts as this one. */
  most: number | null;
  choose: Choice | null;
  successes: Successes | null;
  label: string | null;
}

export type Operator = '*' | '/' | '//' | '%';

export type DiceNode =
  | DicePool
  | { kind: 'number'; value: number; label: string | null }
  /** A number of the sheet, such as `@str`. */
  | { kind: 'reference'; name: string; value: number }
  | { kind: 'sum'; parts: readonly { sign: 1 | -1; node: DiceNode }[] }
  | { kind: 'product'; first: DiceNode; factors: readonly { by: Operator; node: DiceNode }[] }
  /** Rolls beside one another, as `{2d6, 1d12}kh1`. */
  | { kind: 'group'; members: readonly DiceNode[]; choose: Choice | null; successes: Successes | null };

/** Written dice that were understood and are within the budget. */
export interface DiceExpression {
  /** As it was written, without the label. */
  text: string;
  label: string | null;
  node: DiceNode;
  /** What is written here that other programs read otherwise. */
  readings: readonly string[];
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

/** The lowest and the highest face of a die. */
export function facesOfDie({ sides, isFate }: Pick<DicePool, 'sides' | 'isFate'>): [lowest: number, highest: number] {
  return isFate ? [-1, 1] : [1, sides];
}

/** Whether a number passes a test. */
export function passes({ is, value }: FaceTest, number: number): boolean {
  switch (is) {
    case '<':
      return number < value;
    case '<=':
      return number <= value;
    case '=':
      return number === value;
    case '>=':
      return number >= value;
    case '>':
      return number > value;
  }
}

/** Whether a face rolls one more die. */
export function explodesOn(pool: DicePool, face: number): boolean {
  if (pool.explode === null) return false;
  return pool.explode.test === null ? face === facesOfDie(pool)[1] : passes(pool.explode.test, face);
}

/** What a face counts as, with the lowest and highest that count. */
export function countsAs({ least, most }: DicePool, face: number): number {
  return Math.min(Math.max(face, least ?? face), most ?? Infinity);
}

/** What is counted of a number: a success, a failure or nothing. */
export function countOf({ success, failure }: Successes, number: number): number {
  if (passes(success, number)) return 1;
  return failure !== null && passes(failure, number) ? -1 : 0;
}

const none: readonly DiceNode[] = [];
/** What stands directly in a node. */
export function partsOf(node: DiceNode): readonly DiceNode[] {
  switch (node.kind) {
    case 'sum':
      return node.parts.map((part) => part.node);
    case 'product':
      return [node.first, ...node.factors.map((factor) => factor.node)];
    case 'group':
      return node.members;
    default:
      return none;
  }
}

/** All dice of a node, from left to right. */
export function poolsOf(node: DiceNode): DicePool[] {
  return node.kind === 'dice' ? [node] : partsOf(node).flatMap(poolsOf);
}

/** How many dice a node rolls, without those that are rolled again or explode. */
export function countDice(node: DiceNode): number {
  if (node.kind === 'dice') return node.count;
  let count = 0;
  for (const part of partsOf(node)) count += countDice(part);
  return count;
}

function doubled(node: DiceNode): DiceNode {
  switch (node.kind) {
    case 'dice':
      return { ...node, count: node.count * 2 };
    case 'sum':
      return { ...node, parts: node.parts.map(({ sign, node: part }) => ({ sign, node: doubled(part) })) };
    case 'product':
      return { ...node, first: doubled(node.first), factors: node.factors.map(({ by, node: factor }) => ({ by, node: doubled(factor) })) };
    case 'group':
      return { ...node, members: node.members.map(doubled) };
    default:
      return node;
  }
}

/** Twice as many dice and the same numbers besides: the damage of a critical hit. */
export function doubleDice(expression: DiceExpression): DiceExpression {
  return { ...expression, node: doubled(expression.node) };
}
