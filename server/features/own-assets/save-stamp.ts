import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { saveStamp as operation } from '#contract/accounts/own-assets.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { writeOwnAsset } from './own-assets.store.ts';

export const saveStamp = command(operation, {
  may: policies['ownAssets.saveStamp'],
  find: noSubject,
  run: async ({ tx, actor, input: { stamp } }) => {
    if (!(await writeOwnAsset(tx.sql, personOf(actor).id, 'stamp', stamp, tx.now))) throw new Refusal('ownAsset.tooManyStamps');
    return {};
  },
});
