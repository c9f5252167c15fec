import { zipSync } from 'fflate';
import { manifestText } from '#domain/market/manifest.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import { manifestPath } from './open-package.ts';

/** One and the same time in every package, so that the same package is the same bytes. */
const packedAt = new Date(2000, 0, 1);

/** Writes a package as a file: its manifest and its parts, by their paths. */
export function packPackage(manifest: Manifest, parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const files = [[manifestPath, new TextEncoder().encode(manifestText(manifest))] as const, ...parts];
  return zipSync(Object.fromEntries(files), { level: 0, mtime: packedAt });
}
