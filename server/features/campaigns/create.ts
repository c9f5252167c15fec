import { randomUUID } from 'node:crypto';
import { openingState } from '#domain/play-state.ts';
import { personOf, policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { create as operation } from '#contract/campaigns.ts';
import { campaignTopic } from '#contract/topics.ts';
import { command, nothing } from '#server/kernel/handle.ts';
import { findWorldFor } from '#server/features/worlds/index.ts';
import { adventureOf } from './adventure-of.ts';
import { findCampaign, insertCampaign, seatPerson, toCard } from './campaigns.store.ts';

export const create = command(operation, {
  may: policies['campaigns.create'],
  find: nothing,
  run: async ({ tx, actor, input }) => {
    const { id: ownerId } = personOf(actor);
    if (!(await findWorldFor(tx.sql, ownerId, input.worldId))) throw new Refusal('world.notFound');
    const id = randomUUID();
    const adventure = await adventureOf(tx.sql, { campaignId: id, worldId: input.worldId, playsTemplate: false });
    await insertCampaign(tx.sql, { id, ...input, ownerId, isTemplate: false, playState: openingState(adventure) }, tx.now);
    await seatPerson(tx.sql, id, ownerId, 'owner', tx.now);
    const row = await findCampaign(tx.sql, ownerId, id);
    if (!row) throw new Error('A campaign that was just made is not there.');
    tx.emit(campaignTopic(id), { type: 'campaigns.created', campaignId: id });
    return toCard(row, ownerId);
  },
});
