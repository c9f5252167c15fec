import { policies } from '#domain/permissions/policies.ts';
import { forget as operation } from '#contract/play/encounters/encounters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { deleteEncounter } from './encounters.store.ts';

export const forget = command(operation, {
  may: policies['encounters.forget'],
  find: findAccess,
  run: async ({ tx, input: { campaignId, encounterId } }) => {
    await deleteEncounter(tx.sql, campaignId, encounterId);
    return {};
  },
});
