import { policies } from '#domain/policies.ts';
import { get as operation } from '#contract/turns.ts';
import { query } from '#server/kernel/handle.ts';
import { findStanding } from '#server/features/campaigns/index.ts';
import { getTurn } from './turns.store.ts';

export const get = query(operation, {
  may: policies['turns.get'],
  find: findStanding,
  run: async ({ sql, input, kernel }) => ({ turn: await getTurn(sql, input.campaignId), now: kernel.now().toISOString() }),
});
