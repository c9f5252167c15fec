import type { Tx } from '#server/kernel/calls/kernel.ts';
import { lockTable } from './narrator.store.ts';

/** Holds the table that a command is about, so that its branch does not change under what is judged and written. */
export function lockTableOf({ tx, input }: { tx: Tx; input: { campaignId: string } }): Promise<void> {
  return lockTable(tx.sql, input.campaignId);
}
