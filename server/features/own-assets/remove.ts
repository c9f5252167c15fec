import { personOf, policies } from '#domain/permissions/policies.ts';
import { remove as operation } from '#contract/accounts/own-assets.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { deleteOwnAsset } from './own-assets.store.ts';

export const remove = command(operation, {
  may: policies['ownAssets.remove'],
  find: noSubject,
  run: async ({ tx, actor, input: { kind, assetId } }) => {
    await deleteOwnAsset(tx.sql, personOf(actor).id, kind, assetId);
    return {};
  },
});
