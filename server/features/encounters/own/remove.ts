import { personOf, policies } from '#domain/permissions/policies.ts';
import { remove as operation } from '#contract/accounts/own-encounters.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { deleteOwnEncounter } from './own-encounters.store.ts';

export const remove = command(operation, {
  may: policies['ownEncounters.remove'],
  find: noSubject,
  run: async ({ tx, actor, input: { encounterId } }) => {
    await deleteOwnEncounter(tx.sql, personOf(actor).id, encounterId);
    return {};
  },
});
