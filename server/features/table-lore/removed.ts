import { policies } from '#domain/permissions/policies.ts';
import { removed as operation } from '#contract/play/table-lore.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listDamagedTableLore, listRemovedTableLore } from './table-lore.store.ts';

export const removed = query(operation, {
  may: policies['tableLore.removed'],
  find: findAccess,
  run: async ({ sql, input: { campaignId } }) => [
    ...(await listDamagedTableLore(sql, campaignId)).map((entry) => ({ ...entry, isDamaged: true })),
    ...(await listRemovedTableLore(sql, campaignId)).map((entry) => ({ ...entry, isDamaged: false })),
  ],
});
