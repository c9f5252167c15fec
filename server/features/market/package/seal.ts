import { createHash } from 'node:crypto';
import { manifestText } from '#domain/market/manifest.ts';
import type { Manifest, PackagePart } from '#domain/market/manifest.ts';

/** The SHA-256 of some bytes, as a manifest names it. */
export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** What a package is known by: the SHA-256 of its manifest, which names those of its parts. */
export const sealOf = (manifest: Manifest): string => sha256Of(manifestText(manifest));

/** A part with its bytes. */
export interface PartBytes {
  path: string;
  holds: PackagePart['holds'];
  bytes: Uint8Array;
}

/** A part as its manifest names it. */
export const partOf = ({ path, holds, bytes }: PartBytes): PackagePart => ({ path, holds, bytes: bytes.length, sha256: sha256Of(bytes) });
