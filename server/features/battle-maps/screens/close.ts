import { policies } from '#domain/permissions/policies.ts';
import { close as operation } from '#contract/play/battle-maps/table-screens.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { deleteScreen } from './table-screens.store.ts';

export const close = command(operation, {
  may: policies['tableScreens.close'],
  find: findAccess,
  run: async ({ tx, input: { campaignId } }) => {
    await deleteScreen(tx.sql, campaignId);
    return {};
  },
});
