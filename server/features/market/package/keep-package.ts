import { bytesOf } from '#domain/market/manifest.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { deletePackages, writePackage } from '#server/features/market/packages.store.ts';
import { sealOf } from './seal.ts';

/** Where the parts of a package lie. */
const folderOf = (packageId: string) => `packages/${packageId}`;
/** Where one of them lies, by its place in the manifest. */
export const placeOf = (packageId: string, n: number): string => `${folderOf(packageId)}/${n}`;

interface NewPackage {
  id: string;
  listingId: string | null;
  ownerId: string;
  manifest: Manifest;
  parts: ReadonlyMap<string, Uint8Array>;
}

/** Keeps a package with its parts, which take room of its owner. Refuses what is more than they have. */
export async function keepPackage(kernel: Kernel, tx: Tx, { id, listingId, ownerId, manifest, parts }: NewPackage): Promise<void> {
  const room = bytesOf(manifest);
  await kernel.storedBytes.reserve(tx.sql, ownerId, room);
  await writePackage(tx.sql, { id, listingId, ownerId, manifest, seal: sealOf(manifest), room }, tx.now);
  // Before the end of the transaction: a package without its parts is never there.
  for (const [n, { path }] of manifest.parts.entries()) await kernel.files.write(placeOf(id, n), parts.get(path) ?? new Uint8Array());
}

/** Forgets packages with their parts. */
export async function dropPackages(kernel: Pick<Kernel, 'files'>, tx: Tx, ids: readonly string[]): Promise<void> {
  await deletePackages(tx.sql, ids);
  for (const id of ids) await kernel.files.removeFolder(folderOf(id));
}
