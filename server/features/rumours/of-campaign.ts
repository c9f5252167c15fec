import { policies } from '#domain/permissions/policies.ts';
import { ofCampaign as operation } from '#contract/worlds/rumours.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { rumoursOfCampaign } from './told-rumours.ts';

export const ofCampaign = query(operation, {
  may: policies['rumours.ofCampaign'],
  find: findAccess,
  run: ({ sql, actor, input, subject }) => rumoursOfCampaign(sql, actor, subject, input),
});
