import { locationOf } from '#domain/narration/whereabouts.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';

/** Tells the table where the heroes are now, and what has changed there. */
export async function announceScene(tx: Tx, campaignId: string): Promise<void> {
  const play = await findPlay(tx.sql, campaignId);
  const location = play && locationOf(await adventureOf(tx.sql, play), play.state);
  tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId, change: { location } });
}
