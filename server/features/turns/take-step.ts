import { Refusal } from '#domain/refusals/refusals.ts';
import type { Step, Turn } from '#domain/turn/turn.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { updateCampaigns } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { lockTurn, saveClosedCycle, saveTurn } from './turns.store.ts';

/** Locks the turn of the campaign that a call is about; null when there is no such campaign. */
export function lockTurnOf({ tx, input }: { tx: Tx; input: { campaignId: string } }): Promise<Turn | null> {
  return lockTurn(tx.sql, input.campaignId);
}

/**
 * Takes one step of a campaign's turn under its lock: applies the rule, keeps what it closed, announces both. Every
 * change of a turn goes through here, so that a cycle closes once whoever comes first.
 */
export async function takeStep(tx: Tx, campaignId: string, step: (turn: Turn) => Step): Promise<Turn> {
  return takeLockedStep(tx, await lockTurn(tx.sql, campaignId), step);
}

/** The same for a command that has locked the turn. */
export async function takeLockedStep(tx: Tx, locked: Turn | null, step: (turn: Turn) => Step): Promise<Turn> {
  if (locked === null) throw new Refusal('campaign.notFound');
  return keepStep(tx, locked, step);
}

/** The same for what waits while the table is paused: it is refused then. */
export async function takeStepInPlay(
  tx: Tx,
  { locked, subject }: { locked: Turn | null; subject: TableAccess },
  step: (turn: Turn) => Step,
): Promise<Turn> {
  if (subject.settings().paused) throw new Refusal('turn.paused');
  return takeLockedStep(tx, locked, step);
}

async function keepStep(tx: Tx, before: Turn, step: (turn: Turn) => Step): Promise<Turn> {
  const { campaignId } = before;
  const { turn: after, closed } = step(before);
  if (after === before) return before;
  const turn = { ...after, version: before.version + 1 };
  await saveTurn(tx.sql, turn);
  if (turn.state !== before.state) await updateCampaigns(tx.sql, [campaignId], { state: turn.state });
  const topic = campaignTopic(campaignId);
  if (closed) {
    await saveClosedCycle(tx.sql, campaignId, closed, tx.now);
    tx.emit(topic, { type: 'turns.closed', campaignId, closed });
  }
  tx.emit(topic, { type: 'turns.changed', turn, now: tx.now.toISOString() });
  return turn;
}
