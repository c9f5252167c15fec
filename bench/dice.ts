import { randomFillSync } from 'node:crypto';
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { explainInWords } from '#domain/dice/explain.ts';
import { parseDice, rollExpression } from '#domain/dice/expression/expression.ts';
import { fairDice } from '#domain/dice/fair-dice.ts';
import { compared } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { percentile } from '#bench/figures/statistics.ts';

const ROUNDS = 60;
const WARM_UP_ROUNDS = 10;
const ROLLS_PER_ROUND = 100;
/** Ours is at least three times as fast. */
const MOST_OF_BARE = 0.33;

/** Written dice that mean the same to both. */
const written = ['1d20+5', '2d6+3', '4d6kh3', '8d6', '3d6!', '2d20kl1-1', '5d10>=8', '(2d6+1)*2', '{2d6, 1d12}kh1', '4dF'];

/** Microseconds of one roll from its text to its explanation, over all texts. */
function microseconds(roll: (text: string) => number): number {
  const began = performance.now();
  for (let n = 0; n < ROLLS_PER_ROUND; n += 1) for (const text of written) roll(text);
  return ((performance.now() - began) / (ROLLS_PER_ROUND * written.length)) * 1000;
}

const dice = fairDice((words) => randomFillSync(words));

/** How long the explanation of a roll is, so that nothing is left undone. */
function rollOurs(text: string): number {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text} cannot be read.`);
  return explainInWords(parsed.value, rollExpression(dice, parsed.value)).length;
}

const rollBare = (text: string) => new DiceRoll(text).output.length;

/** What a roll costs from its text to its explanation, beside the library that most programs use. */
export function measureDice(): Figure[] {
  const ours: number[] = [];
  const bare: number[] = [];
  // They take turns, so that whatever else keeps the machine busy slows both.
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(microseconds(rollOurs));
    bare.push(microseconds(rollBare));
  }
  const median = (rounds: number[]) => percentile(rounds.slice(WARM_UP_ROUNDS), 0.5);
  const what = 'a roll from its text to its explanation, @dice-roller/rpg-dice-roller as bare';
  return [compared({ what, unit: 'µs', ours: median(ours), bare: median(bare), atMost: MOST_OF_BARE })];
}
