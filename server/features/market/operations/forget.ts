import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { forget as operation } from '#contract/market/market.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { deleteCopy } from '#server/features/market/copies.store.ts';
import { dropPackages } from '#server/features/market/package/keep-package.ts';
import { findUnused } from '#server/features/market/packages.store.ts';

export const forget = command(operation, {
  may: policies['market.forget'],
  find: noSubject,
  run: async ({ tx, kernel, actor, input: { packageId } }) => {
    if (!(await deleteCopy(tx.sql, personOf(actor).id, packageId))) throw new Refusal('package.notFound');
    await dropPackages(kernel, tx, await findUnused(tx.sql, [packageId]));
    return {};
  },
});
