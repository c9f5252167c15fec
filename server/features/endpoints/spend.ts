import { randomUUID } from 'node:crypto';
import { startOfDay } from '#domain/limits/start-of-day.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { log } from '#server/kernel/log.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { EndpointFault, refusalFor } from './endpoint-fault.ts';
import { deleteExpense, insertExpense, lockSpent } from './ledger.store.ts';
import type { Expense } from './ledger.store.ts';

interface Spending extends Omit<Expense, 'id'> {
  /** What one person may spend in a day of UTC; null for any amount. */
  perDay: number | null;
}

/**
 * Has a service make something for somebody, and writes down what it costs. The cost is written before the service is asked,
 * so that two calls at once cannot pass the cap together, and is taken back when the service refused. Refuses what is beyond
 * the cap, and tells a fault of the service as a refusal.
 */
export async function spend<Made>(kernel: Kernel, { perDay, ...expense }: Spending, make: () => Promise<Made>): Promise<Made> {
  const id = randomUUID();
  await transact(kernel, async ({ sql, now }) => {
    const spent = perDay === null ? 0 : await lockSpent(sql, expense.requestedBy, expense.kind, startOfDay(now));
    if (perDay !== null && spent + expense.amount > perDay) throw new Refusal('endpoint.capReached');
    await insertExpense(sql, { id, ...expense }, now);
  });
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof EndpointFault)) throw error;
    log.fault(`The ${expense.kind} service failed`, error);
    if (error.isFree) await transact(kernel, ({ sql }) => deleteExpense(sql, id));
    throw refusalFor(error);
  }
}
