import type { FallenDie } from '#domain/dice/dice-of-roll.ts';
import { limits } from '#domain/limits/limits.ts';

type Stage = (dice: readonly FallenDie[]) => void;

const stages = new Set<Stage>();

/** Throws dice that have fallen, wherever the page has a place for it; nothing happens for none, or for more than a hand holds. */
export function throwDice(dice: readonly FallenDie[]): void {
  if (dice.length === 0 || dice.length > limits.diceThrown) return;
  for (const stage of stages) stage(dice);
}

/** Calls back for each throw; answers how to stop. */
export function onThrow(stage: Stage): () => void {
  stages.add(stage);
  return () => void stages.delete(stage);
}
