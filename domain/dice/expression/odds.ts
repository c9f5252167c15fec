import type { Dice } from '#domain/dice/dice.ts';
import { operate, roundedDown } from './expression-bounds.ts';
import { rollExpression } from './expression-roll.ts';
import { countDice, countOf } from './expression-tree.ts';
import type { DiceExpression, DiceNode } from './expression-tree.ts';
import { add, joinOdds, mapOdds, oddsBudget, oddsOfPool } from './pool-odds.ts';
import type { Odds, Steps } from './pool-odds.ts';

/** How likely each total of a roll is, in ascending order. */
export interface Distribution {
  totals: readonly { total: number; chance: number }[];
  /** How many rolls the odds were counted from; null where they are exact. */
  samples: number | null;
}

/** The odds of a node; null where they are not known exactly, or take too many steps. */
function oddsOf(node: DiceNode, steps: Steps): Odds | null {
  switch (node.kind) {
    case 'dice':
      return oddsOfPool(node, steps);
    case 'number':
    case 'reference':
      return new Map([[node.value, 1]]);
    case 'sum':
      return joinAll(
        node.parts.map(({ sign, node: part }) => ({ node: part, join: (left: number, right: number) => left + sign * right })),
        new Map([[0, 1]]),
        steps,
      );
    case 'product': {
      const first = oddsOf(node.first, steps);
      const factors = node.factors.map(({ by, node: factor }) => ({
        node: factor,
        join: (left: number, right: number) => operate(by, left, right),
      }));
      return first && joinAll(factors, first, steps);
    }
    case 'group':
      return oddsOfGroup(node, steps);
  }
}

interface Joined {
  node: DiceNode;
  join: (left: number, right: number) => number;
}

function joinAll(all: readonly Joined[], first: Odds, steps: Steps): Odds | null {
  let joined: Odds | null = first;
  for (const { node, join } of all) {
    const odds: Odds | null = joined && oddsOf(node, steps);
    joined = joined && odds && joinOdds(joined, odds, join, steps);
  }
  return joined;
}

function oddsOfGroup({ members, choose, successes }: Extract<DiceNode, { kind: 'group' }>, steps: Steps): Odds | null {
  const all = members.map((member) => oddsOf(member, steps));
  const count = choose && (choose.what === 'keep' ? choose.count : members.length - choose.count);
  // Which of three rolls is the second is not asked of two numbers at a time.
  if (choose && count !== 1 && count !== members.length) return null;
  const isHighest = choose && (choose.what === 'keep') === (choose.end === 'highest');
  const picked = count === 1 ? (isHighest ? Math.max : Math.min) : null;
  const worth = (odds: Odds) => (successes ? mapOdds(odds, (number) => countOf(successes, number)) : odds);
  const join = picked ?? add;
  const [first = null, ...rest] = picked ? all : all.map((odds) => odds && worth(odds));
  const joined = rest.reduce((so, odds) => so && odds && joinOdds(so, odds, (one, other) => join(one, other), steps), first);
  return joined && (picked ? worth(joined) : joined);
}

function inOrder(odds: Odds, samples: number | null): Distribution {
  const totals = [...odds].map(([total, chance]) => ({ total: total + 0, chance }));
  return { totals: totals.toSorted((one, other) => one.total - other.total), samples };
}

/** How likely each total is, reckoned; null where that takes too many steps. */
export function exactDistribution({ node }: DiceExpression): Distribution | null {
  const odds = oddsOf(node, { left: oddsBudget.steps });
  return odds && inOrder(mapOdds(odds, roundedDown), null);
}

/** How likely each total is, counted from many rolls. */
export function sampledDistribution(expression: DiceExpression, dice: Dice): Distribution {
  const count = Math.max(1, countDice(expression.node));
  const rolls = Math.min(oddsBudget.rolls, Math.ceil(oddsBudget.dice / count));
  const odds = new Map<number, number>();
  for (let n = 0; n < rolls; n += 1) {
    const { total } = rollExpression(dice, expression);
    odds.set(total, (odds.get(total) ?? 0) + 1 / rolls);
  }
  return inOrder(odds, rolls);
}

/** How likely each total is: reckoned where that is possible, else counted from many rolls. */
export function distributionOf(expression: DiceExpression, dice: Dice): Distribution {
  return exactDistribution(expression) ?? sampledDistribution(expression, dice);
}

/** How likely a total of at least so much is. */
export function chanceOfAtLeast({ totals }: Distribution, least: number): number {
  return Math.min(
    1,
    totals.reduce((sum, { total, chance }) => (total >= least ? sum + chance : sum), 0),
  );
}

/** The mean of all totals, each by its odds. */
export function meanOf({ totals }: Distribution): number {
  return totals.reduce((sum, { total, chance }) => sum + total * chance, 0);
}
