import { isDm } from '#domain/campaign/seat.ts';
import { policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listMaps } from './battle-maps.store.ts';

export const list = query(operation, {
  may: policies['battleMaps.list'],
  find: findAccess,
  run: async ({ sql, subject, input: { campaignId } }) => {
    const maps = await listMaps(sql, campaignId);
    return isDm(subject.seat) ? maps : maps.filter(({ isShown }) => isShown);
  },
});
