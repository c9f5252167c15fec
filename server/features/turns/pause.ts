import { policies } from '#domain/permissions/policies.ts';
import { pauseTurn, resumeTurn } from '#domain/turn/turn.ts';
import { pause as operation } from '#contract/turns.ts';
import { campaignTopic } from '#contract/topics.ts';
import { command } from '#server/kernel/handle.ts';
import { findSettings, findAccess, saveTableSettings } from '#server/features/campaigns/index.ts';
import { postSystemLine } from '#server/features/chat/index.ts';
import { takeStep } from './take-step.ts';

const words = {
  paused: 'The table is paused. No actions are collected.',
  resumed: 'The table goes on.',
};

export const pause = command(operation, {
  may: policies['turns.pause'],
  find: findAccess,
  run: async ({ tx, input: { campaignId, paused } }) => {
    // The turn's lock comes first: whoever raises a hand now waits for it and finds the table as it is then.
    const turn = await takeStep(tx, campaignId, (before) => (paused ? pauseTurn(before, tx.now) : resumeTurn(before, tx.now)));
    if ((await findSettings(tx.sql, campaignId)).paused !== paused) {
      await saveTableSettings(tx.sql, campaignId, { paused });
      await postSystemLine(tx, campaignId, paused ? words.paused : words.resumed);
      tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId });
    }
    return { turn, now: tx.now.toISOString() };
  },
});
