import { personOf, policies } from '#domain/permissions/policies.ts';
import { stamps as operation } from '#contract/accounts/own-assets.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { listOwnAssets } from './own-assets.store.ts';

export const stamps = query(operation, {
  may: policies['ownAssets.stamps'],
  find: noSubject,
  run: ({ sql, actor }) => listOwnAssets(sql, personOf(actor).id, 'stamp'),
});
