import { buffer } from 'node:stream/consumers';
import type { PackagePart } from '#domain/market/manifest.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { KeptPackage } from './packages.store.ts';
import { readyPartsOf } from './ready/ready-packages.ts';
import { placeOf } from './package/keep-package.ts';

/** The bytes of the parts of a package, or of those alone that hold something, by their paths: from where they are kept, or from the content that comes with the product. */
export async function partsOf(
  { files }: Pick<Kernel, 'files'>,
  { id, manifest }: Pick<KeptPackage, 'id' | 'manifest'>,
  only: PackagePart['holds'] | null = null,
): Promise<Map<string, Uint8Array>> {
  const ready = readyPartsOf(id);
  if (ready) return ready;
  const parts = new Map<string, Uint8Array>();
  for (const [n, { path, holds }] of manifest.parts.entries()) {
    if (only !== null && holds !== only) continue;
    const found = await files.read(placeOf(id, n));
    if (!found) throw new Refusal('package.notFound', 'This package is not where it was kept.');
    parts.set(path, await buffer(found));
  }
  return parts;
}
