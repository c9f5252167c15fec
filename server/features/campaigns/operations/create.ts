import { randomUUID } from 'node:crypto';
import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { create as operation } from '#contract/play/campaigns.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { findCampaign, insertCampaign, seatPerson, toCard } from '#server/features/campaigns/campaigns.store.ts';
import { findWorldFor } from '#server/features/world-library/index.ts';
import { worldStore } from '#server/features/worlds/index.ts';

export const create = command(operation, {
  may: policies['campaigns.create'],
  find: noSubject,
  run: async ({ tx, actor, input: { id = randomUUID(), ruleSet, ...input } }) => {
    const { id: ownerId } = personOf(actor);
    if (!(await findWorldFor(tx.sql, ownerId, input.worldId))) throw new Refusal('world.notFound');
    const story = await worldStore.findStory(tx.sql, input.worldId);
    const adventure = await adventureOf(tx.sql, { campaignId: id, worldId: input.worldId, playsTemplate: false, story });
    const fresh = {
      id,
      ...input,
      ownerId,
      isTemplate: false,
      playState: openingState(adventure),
      ...(ruleSet && { settings: { ruleSet } }),
    };
    if (!(await insertCampaign(tx.sql, fresh, tx.now))) return again(tx.sql, id, ownerId);
    await seatPerson(tx.sql, id, ownerId, 'owner', tx.now);
    const row = await findCampaign(tx.sql, ownerId, id);
    if (!row) throw new Error('A campaign that was just made is not there.');
    tx.emit(campaignTopic(id), { type: 'campaigns.created', campaignId: id });
    return toCard(row, ownerId);
  },
});

/** The campaign that the same person opened under this id before, when the answer was lost. */
async function again(sql: Sql, id: string, ownerId: string): Promise<CampaignCard> {
  const row = await findCampaign(sql, ownerId, id);
  if (!row || row.ownerId !== ownerId || row.deletedAt !== null) throw new Refusal('campaign.idTaken');
  return toCard(row, ownerId);
}
