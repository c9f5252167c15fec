import { policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/play/maps.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findMarks } from './marks.ts';
import { showMap } from './show-map.ts';

export const get = query(operation, {
  may: policies['maps.get'],
  find: findAccess,
  run: async ({ sql, input, ...viewer }) => showMap(sql, viewer, await findMarks(sql, input.campaignId)),
});
