import { creatureOf } from '#domain/encounter/creatures.ts';
import { policies } from '#domain/permissions/policies.ts';
import { ofCampaign as operation } from '#contract/play/encounters/encounters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listOwnMonsters } from '#server/features/homebrew/index.ts';
import { readEffectiveLore } from '#server/features/table-lore/index.ts';
import { listEncounters } from './encounters.store.ts';
import { namingLore } from './naming-lore.ts';

export const ofCampaign = query(operation, {
  may: policies['encounters.ofCampaign'],
  find: findAccess,
  run: async ({ sql, actor, subject, input: { campaignId } }) => {
    const creatures = (await listOwnMonsters(sql, campaignId, subject)).map((block) => creatureOf(block));
    const lore = namingLore(await readEffectiveLore(sql, actor, subject), creatures);
    return { creatures, lore, kept: await listEncounters(sql, campaignId) };
  },
});
