import { randomBytes } from 'node:crypto';
import { screenKeyBytes } from '#domain/battle-map/screen-key.ts';
import { policies } from '#domain/permissions/policies.ts';
import { open as operation } from '#contract/play/battle-maps/table-screens.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { keepScreen } from './table-screens.store.ts';

export const open = command(operation, {
  may: policies['tableScreens.open'],
  find: findAccess,
  run: async ({ tx, input: { campaignId } }) => {
    const key = randomBytes(screenKeyBytes).toString('base64url');
    await keepScreen(tx.sql, campaignId, key, tx.now);
    return { key };
  },
});
