import { policies } from '#domain/permissions/policies.ts';
import { pauseTurn, resumeTurn } from '#domain/turn/turn.ts';
import { pause as operation } from '#contract/play/turns.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess, updateCampaigns } from '#server/features/campaigns/index.ts';
import { postSystemLine } from '#server/features/chat/index.ts';
import { lockTurnOf, takeLockedStep } from './take-step.ts';

const sentences = {
  paused: 'The table is paused. No actions are collected.',
  resumed: 'The table goes on.',
};

export const pause = command(operation, {
  may: policies['turns.pause'],
  // Whoever raises a hand now waits for the turn, and finds the table as it is then.
  lock: lockTurnOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId, paused }, subject, locked }) => {
    const turn = await takeLockedStep(tx, locked, (before) => (paused ? pauseTurn(before, tx.now) : resumeTurn(before, tx.now)));
    if (subject.settings().paused !== paused) {
      await updateCampaigns(tx.sql, [campaignId], { settings: { paused } });
      await postSystemLine(tx, campaignId, paused ? sentences.paused : sentences.resumed);
      tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId, change: { settings: { paused } } });
    }
    return { turn, now: tx.now.toISOString() };
  },
});
