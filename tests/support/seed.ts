import { randomInt } from 'node:crypto';
import { onTestFailed } from 'vitest';

/** What random inputs of this run are made from: HEARTHLORE_SEED, to have the same ones again, or another number each time. */
export const seed = Number(process.env['HEARTHLORE_SEED'] ?? randomInt(2 ** 31));

/** For `beforeEach`: says at a failure how the same inputs are had again. Properties of fast-check say so themselves. */
export function tellSeed(): void {
  onTestFailed(() => console.error(`The same inputs again: HEARTHLORE_SEED=${seed}`));
}
