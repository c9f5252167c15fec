import type { Choice, DiceNode, DicePool, FaceTest, Successes } from './expression-tree.ts';

const testText = ({ is, value }: FaceTest) => `${is}${value}`;
const explodeSigns = { explode: '!', compound: '!!', penetrate: '!p' } as const;

function choiceText(choose: Choice | null): string {
  return choose === null ? '' : `${choose.what === 'keep' ? 'k' : 'd'}${choose.end === 'highest' ? 'h' : 'l'}${choose.count}`;
}

function successesText(successes: Successes | null): string {
  if (successes === null) return '';
  return `cs${testText(successes.success)}${successes.failure ? `df${testText(successes.failure)}` : ''}`;
}

const labelText = (label: string | null) => (label === null ? '' : `[${label}]`);

/** Dice of one kind as they are written, without their label. */
export function poolText({ count, sides, isFate, reroll, explode, least, most, choose, successes }: DicePool): string {
  const again = reroll === null ? '' : `${reroll.isOnce ? 'ro' : 'rr'}${testText(reroll.test)}`;
  const more = explode === null ? '' : `${explodeSigns[explode.way]}${explode.test === null ? '' : testText(explode.test)}`;
  const limits = `${least === null ? '' : `min${least}`}${most === null ? '' : `max${most}`}`;
  return `${count}d${isFate ? 'F' : sides}${again}${more}${limits}${choiceText(choose)}${successesText(successes)}`;
}

/** How single dice and numbers are written; `diceText` writes what joins them. */
export type LeafText = (leaf: Extract<DiceNode, { kind: 'dice' | 'number' | 'reference' }>) => string;

const plainLeaf: LeafText = (leaf) => {
  if (leaf.kind === 'dice') return `${poolText(leaf)}${labelText(leaf.label)}`;
  return leaf.kind === 'number' ? `${leaf.value}${labelText(leaf.label)}` : `@${leaf.name}`;
};

/** What is said of a group of rolls after its brace. */
export function groupOptionsText({ choose, successes }: { choose: Choice | null; successes: Successes | null }): string {
  return `${choiceText(choose)}${successesText(successes)}`;
}

const isNegated = (node: DiceNode) => node.kind === 'sum' && node.parts.length === 1;

function inBrackets(node: DiceNode, leaf: LeafText, isOpen: boolean): string {
  const text = diceText(node, leaf);
  return isOpen ? text : `(${text})`;
}

/** A node as it is written. What is read of that text is the same node. */
export function diceText(node: DiceNode, leaf: LeafText = plainLeaf): string {
  switch (node.kind) {
    case 'sum':
      return node.parts
        .map(({ sign, node: part }, place) => {
          const isOne = node.parts.length === 1;
          const isOpen = (part.kind !== 'sum' || isNegated(part)) && !(isOne && part.kind === 'product');
          const text = inBrackets(part, leaf, isOpen);
          return place === 0 ? `${sign === 1 ? '' : '-'}${text}` : ` ${sign === 1 ? '+' : '-'} ${text}`;
        })
        .join('');
    case 'product':
      return [
        inBrackets(node.first, leaf, isFactor(node.first)),
        ...node.factors.map(({ by, node: factor }) => ` ${by} ${inBrackets(factor, leaf, isFactor(factor))}`),
      ].join('');
    case 'group':
      return `{${node.members.map((member) => diceText(member, leaf)).join(', ')}}${groupOptionsText(node)}`;
    default:
      return leaf(node);
  }
}

function isFactor(node: DiceNode): boolean {
  return isNegated(node) || (node.kind !== 'sum' && node.kind !== 'product');
}
