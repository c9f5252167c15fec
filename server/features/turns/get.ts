import { policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/play/turns.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { getTurn } from './turns.store.ts';

export const get = query(operation, {
  may: policies['turns.get'],
  find: findAccess,
  run: async ({ sql, input, kernel, subject }) => {
    const turn = await getTurn(sql, input.campaignId);
    // At rest it shows for how long the next cycle will collect.
    const next = turn.state === 'IDLE' ? { collectingTimeout: subject.settings().collectingSeconds } : {};
    return { turn: { ...turn, ...next }, now: kernel.now().toISOString() };
  },
});
