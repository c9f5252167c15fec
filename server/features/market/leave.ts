import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { dropPackages } from './package/keep-package.ts';
import { sealOf } from './package/seal.ts';
import { deleteUnpaid } from './payments/purchases.store.ts';
import { findUnused, listPublishedBy, writePackage } from './packages.store.ts';

/**
 * Prepares that somebody's account is deleted: answers what takes their name from what they have published, once it is. Their
 * listings go with the account; the packages that others have got stay with them, without a name.
 */
export async function leaveMarket({ sql, now }: Pick<Tx, 'sql' | 'now'>, userId: string): Promise<() => Promise<void>> {
  const published = await listPublishedBy(sql, userId);
  return async () => {
    for (const { manifest, ...kept } of published) {
      const nameless = { ...manifest, author: '' };
      await writePackage(sql, { ...kept, listingId: null, ownerId: null, manifest: nameless, seal: sealOf(nameless) }, now);
    }
  };
}

/** Forgets packages that nobody has and no listing offers, with their files, and purchases that nobody has paid. */
export async function prunePackages(kernel: Kernel): Promise<void> {
  await deleteUnpaid(kernel.database.sql, kernel.now());
  if ((await findUnused(kernel.database.sql)).length === 0) return;
  await transact(kernel, async (tx) => dropPackages(kernel, tx, await findUnused(tx.sql)));
}
