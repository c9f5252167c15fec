import { limits } from '#domain/limits/limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { keep as operation } from '#contract/play/encounters/encounters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { countOthers, writeEncounter } from './encounters.store.ts';

export const keep = command(operation, {
  may: policies['encounters.keep'],
  find: findAccess,
  run: async ({ tx, input: { campaignId, encounter } }) => {
    // Of two who keep the last one that fits only the first does.
    await documentStore.holdTable(tx.sql, campaignId);
    if ((await countOthers(tx.sql, campaignId, encounter.id)) >= limits.encountersKept) throw new Refusal('encounter.tooMany');
    await writeEncounter(tx.sql, campaignId, encounter, tx.now);
    return encounter;
  },
});
