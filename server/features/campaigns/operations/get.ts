import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { locationOf } from '#domain/narration/whereabouts.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { get as operation } from '#contract/play/campaigns.ts';
import { query } from '#server/kernel/calls/handle.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { findCampaign, listParticipants, toCard } from '#server/features/campaigns/campaigns.store.ts';
import { findPlay } from '#server/features/campaigns/play.store.ts';
import { findAccess } from '#server/features/campaigns/find-access.ts';

export const get = query(operation, {
  may: policies['campaigns.get'],
  find: findAccess,
  run: async ({ sql, actor, input }) => {
    const { id } = personOf(actor);
    const row = await findCampaign(sql, id, input.campaignId);
    if (!row) throw new Refusal('campaign.notFound');
    return {
      ...toCard(row, id),
      state: row.state,
      createdAt: row.createdAt.toISOString(),
      settings: row.settings,
      hasMap: row.hasMap,
      location: await findLocation(sql, input.campaignId),
      participants: await listParticipants(sql, input.campaignId, campaignServerLimits.participantsNamed),
    };
  },
});

async function findLocation(sql: Sql, campaignId: string) {
  const play = await findPlay(sql, campaignId);
  if (!play) return null;
  return locationOf(await adventureOf(sql, play), play.state);
}
