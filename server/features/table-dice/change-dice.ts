import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { endSecrets, openSecrets } from './table-dice.store.ts';

/** Tells the table that its secrets, or the words that are added to them, are others. */
export const announceDice = (tx: Tx, campaignId: string): void => tx.emit(campaignTopic(campaignId), { type: 'dice.changed', campaignId });

/** Shows, at the end of a session, the secret by which its rolls fell that all see. One that nothing fell by stays, and so does that of hidden rolls. */
export async function showDiceOfSession(tx: Tx, campaignId: string): Promise<void> {
  const at = { campaignId, isHidden: false, now: tx.now };
  if (!(await endSecrets(tx.sql, at, { rolled: true }))) return;
  await openSecrets(tx.sql, at);
  announceDice(tx, campaignId);
}
