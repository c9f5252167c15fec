import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { saveTable as operation } from '#contract/accounts/own-assets.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { writeOwnAsset } from './own-assets.store.ts';

export const saveTable = command(operation, {
  may: policies['ownAssets.saveTable'],
  find: noSubject,
  run: async ({ tx, actor, input: { table } }) => {
    if (!(await writeOwnAsset(tx.sql, personOf(actor).id, 'table', table, tx.now))) throw new Refusal('ownAsset.tooManyTables');
    return {};
  },
});
