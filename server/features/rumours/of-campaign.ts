import { isDm } from '#domain/campaign/seat.ts';
import { policies } from '#domain/permissions/policies.ts';
import { ofCampaign as operation } from '#contract/worlds/rumours.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { readLoreToTell } from '#server/features/table-lore/index.ts';
import { toldRumours } from './told-rumours.ts';

export const ofCampaign = query(operation, {
  may: policies['rumours.ofCampaign'],
  find: findAccess,
  run: async ({ sql, actor, input, subject }) => {
    const entries = await readLoreToTell(sql, actor, subject);
    return toldRumours({ worldId: subject.worldId, entries, leads: isDm(subject.seat) }, input);
  },
});
