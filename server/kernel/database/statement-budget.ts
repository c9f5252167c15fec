import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds one statement may take before its connection is given up: what somebody waits for, and long jobs. */
export const budgets = {
  interactive: 8000,
  /** Exports, imports, lore that is written, replies, and what is forgotten hourly. */
  job: 2 * 60 * 1000,
  /** A migration may rewrite the largest table. */
  migration: 24 * 60 * 60 * 1000,
} as const;

const current = new AsyncLocalStorage<number>();

/** Does a long job, whose statements have this budget instead of the interactive one. */
export function withBudget<Result>(budget: keyof typeof budgets, work: () => Result): Result {
  return current.run(budgets[budget], work);
}

/** Milliseconds that statements of this job may take; undefined where nobody has said. */
export const currentBudget = (): number | undefined => current.getStore();
