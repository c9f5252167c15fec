import { FREE_TEMPLATE_CAMPAIGN, FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { insertCampaign } from './campaigns.store.ts';
import { templateAdventure } from '#server/features/adventures/index.ts';

/** Opens the free template campaign where it does not exist yet. */
export async function seedTemplateCampaign(tx: Tx): Promise<void> {
  const campaignId = FREE_TEMPLATE_CAMPAIGN;
  const isNew = await insertCampaign(
    tx.sql,
    {
      id: campaignId,
      name: templateAdventure.title,
      ownerId: null,
      worldId: FREE_TEMPLATE_WORLD,
      isTemplate: true,
      playState: openingState(templateAdventure),
    },
    tx.now,
  );
  if (isNew) tx.emit(campaignTopic(campaignId), { type: 'campaigns.created', campaignId });
}
