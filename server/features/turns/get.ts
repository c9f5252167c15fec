import { policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/turns.ts';
import { query } from '#server/kernel/handle.ts';
import { findSettings, findAccess } from '#server/features/campaigns/index.ts';
import { getTurn } from './turns.store.ts';

export const get = query(operation, {
  may: policies['turns.get'],
  find: findAccess,
  run: async ({ sql, input, kernel }) => {
    const turn = await getTurn(sql, input.campaignId);
    // At rest it shows for how long the next cycle will collect.
    const next = turn.state === 'IDLE' ? { collectingTimeout: (await findSettings(sql, input.campaignId)).collectingSeconds } : {};
    return { turn: { ...turn, ...next }, now: kernel.now().toISOString() };
  },
});
