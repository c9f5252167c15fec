import { policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/play/battle-maps/table-screens.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findOpenedAt } from './table-screens.store.ts';

export const get = query(operation, {
  may: policies['tableScreens.get'],
  find: findAccess,
  run: async ({ sql, input: { campaignId } }) => ({ openedAt: (await findOpenedAt(sql, campaignId))?.toISOString() ?? null }),
});
