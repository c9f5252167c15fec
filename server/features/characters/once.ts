import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAnswer, saveAnswer } from './answers.store.ts';
import type { Ask, KeptAnswer } from './answers.store.ts';

/**
 * Does a change once: asked again under its id, it answers what it came to then, with the sheets as they stand now. The
 * sheets are held by whoever calls.
 */
export async function once<Sheets extends object>(
  tx: Tx,
  ask: Ask,
  existing: Sheets,
  change: () => Promise<KeptAnswer & Sheets>,
): Promise<KeptAnswer & Sheets> {
  const answer = await findAnswer(tx.sql, ask);
  if (answer) return { ...existing, ...answer };
  const changed = await change();
  const { told, rolls, position } = changed;
  await saveAnswer(tx.sql, ask, { told, rolls, position }, tx.now);
  return changed;
}
