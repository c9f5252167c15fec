import type { Tx } from '#server/kernel/calls/kernel.ts';
import { writeListing } from '#server/features/market/listings.store.ts';
import { sealOf } from '#server/features/market/package/seal.ts';
import { listSeals, writePackage } from '#server/features/market/packages.store.ts';
import { readyPackages } from './ready-packages.ts';

/** Offers what comes with the product; run at every start, so that it is what this version ships. What has not changed is not written. */
export async function seedListings({ sql, now }: Pick<Tx, 'sql' | 'now'>): Promise<void> {
  const ready = readyPackages();
  const seals = await listSeals(
    sql,
    ready.map(({ id }) => id),
  );
  for (const { id, manifest } of ready) {
    const seal = sealOf(manifest);
    if (seals.get(id) === seal) continue;
    const { kind, version } = manifest;
    await writeListing(sql, { id, publisherId: null, isOurs: true, kind, version, state: 'shown', worldId: null }, now);
    await writePackage(sql, { id, listingId: id, ownerId: null, manifest, seal, room: 0 }, now);
  }
}
