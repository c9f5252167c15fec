import type { CampaignSettings } from '#domain/campaign/settings.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Step, Turn } from '#domain/turn/turn.ts';
import { campaignTopic } from '#contract/topics.ts';
import type { Tx } from '#server/kernel/kernel.ts';
import { findSettings, saveCollecting } from '#server/features/campaigns/index.ts';
import { lockTurn, saveClosedCycle, saveTurn } from './turns.store.ts';

/**
 * Takes one step of a campaign's turn under its lock: applies the rule, keeps what it closed, announces both. Every
 * change of a turn goes through here, so that a cycle closes once whoever comes first.
 */
export async function takeStep(tx: Tx, campaignId: string, step: (turn: Turn) => Step): Promise<Turn> {
  return keepStep(tx, await lockTurn(tx.sql, campaignId), step);
}

/** The same for what waits while the table is paused: it is refused then. The step is told how the table is played. */
export async function takeStepInPlay(tx: Tx, campaignId: string, step: (turn: Turn, settings: CampaignSettings) => Step): Promise<Turn> {
  const before = await lockTurn(tx.sql, campaignId);
  const settings = await findSettings(tx.sql, campaignId);
  if (settings.paused) throw new Refusal('turn.paused');
  return keepStep(tx, before, (turn) => step(turn, settings));
}

async function keepStep(tx: Tx, before: Turn, step: (turn: Turn) => Step): Promise<Turn> {
  const { campaignId } = before;
  const { turn, closed } = step(before);
  if (turn === before) return turn;
  await saveTurn(tx.sql, turn);
  if (turn.state !== before.state) await saveCollecting(tx.sql, campaignId, turn.state);
  const topic = campaignTopic(campaignId);
  if (closed) {
    await saveClosedCycle(tx.sql, campaignId, closed, tx.now);
    tx.emit(topic, { type: 'turns.closed', campaignId, closed });
  }
  tx.emit(topic, { type: 'turns.changed', turn, now: tx.now.toISOString() });
  return turn;
}
