import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { save as operation } from '#contract/accounts/own-encounters.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { writeOwnEncounter } from './own-encounters.store.ts';

export const save = command(operation, {
  may: policies['ownEncounters.save'],
  find: noSubject,
  run: async ({ tx, actor, input: { encounter } }) => {
    const isKept = await writeOwnEncounter(tx.sql, personOf(actor).id, encounter, limits.encountersKept, tx.now);
    if (!isKept) throw new Refusal('encounter.tooManyOwn');
    return encounter;
  },
});
