import { randomUUID } from 'node:crypto';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { privateRunName } from '#domain/campaign/private-run.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { startPrivateRun as operation } from '#contract/play/campaigns.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { findCampaign, insertCampaign, seatPerson, toCard } from '#server/features/campaigns/campaigns.store.ts';
import { refuseTooManyRuns } from '#server/features/campaigns/refuse-too-many-runs.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';

export const startPrivateRun = command(operation, {
  may: policies['campaigns.startPrivateRun'],
  find: noSubject,
  run: async ({ tx, actor, input: { worldId = FREE_TEMPLATE_WORLD } }) => {
    const adventure = readyAdventures.get(worldId);
    if (!adventure) throw new Refusal('world.notFound');
    const { id: userId, name } = personOf(actor);
    await refuseTooManyRuns(tx.sql, userId);
    const id = randomUUID();
    await insertCampaign(
      tx.sql,
      {
        id,
        name: privateRunName(adventure.title, name),
        ownerId: null,
        worldId,
        isTemplate: false,
        isPrivateRun: true,
        playState: openingState(adventure),
        settings: { npcTurns: 'narrator', ruleSet: 'srd' },
      },
      tx.now,
    );
    await seatPerson(tx.sql, id, userId, 'player', tx.now);
    const row = await findCampaign(tx.sql, userId, id);
    if (!row) throw new Refusal('campaign.notFound');
    tx.emit(campaignTopic(id), { type: 'campaigns.created', campaignId: id });
    return toCard(row, userId);
  },
});
