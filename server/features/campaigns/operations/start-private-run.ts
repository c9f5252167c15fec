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
import { saveSettings } from '#server/features/campaigns/table.store.ts';
import { templateAdventure } from '#server/features/campaigns/template-adventure.ts';

export const startPrivateRun = command(operation, {
  may: policies['campaigns.startPrivateRun'],
  find: noSubject,
  run: async ({ tx, actor }) => {
    const { id: userId, name } = personOf(actor);
    await refuseTooManyRuns(tx.sql, userId);
    const id = randomUUID();
    await insertCampaign(
      tx.sql,
      {
        id,
        name: privateRunName(templateAdventure.title, name),
        ownerId: null,
        worldId: FREE_TEMPLATE_WORLD,
        isTemplate: false,
        isPrivateRun: true,
        playState: openingState(templateAdventure),
      },
      tx.now,
    );
    await saveSettings(tx.sql, id, { npcTurns: 'narrator' });
    await seatPerson(tx.sql, id, userId, 'player', tx.now);
    const row = await findCampaign(tx.sql, userId, id);
    if (!row) throw new Refusal('campaign.notFound');
    tx.emit(campaignTopic(id), { type: 'campaigns.created', campaignId: id });
    return toCard(row, userId);
  },
});
