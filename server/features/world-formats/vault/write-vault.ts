import { deflateRawSync } from 'node:zlib';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { kindOfType } from '#server/features/world-formats/files/file-kinds.ts';
import { importLimits } from '#server/features/world-formats/import-limits.ts';
import { vaultNotes } from './vault-notes.ts';
import type { VaultWorld } from './vault-world.ts';

/** Archives carry a time for each file; one and the same makes the same world the same bytes. */
const packedAt = new Date(2000, 0, 1);

/**
 * Writes a world as a zip, piece by piece: a vault of Markdown notes that Obsidian opens, its files, and `world.json` with
 * everything. `bytesOf` gives a file of the world when its turn comes. The same world gives the same bytes.
 */
export function writeVault(world: VaultWorld, bytesOf: (path: string) => Uint8Array, take: (piece: Uint8Array) => void): void {
  const { notes, stored } = vaultNotes(world);
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    take(piece);
  });
  const pack = (path: string, bytes: Uint8Array, isText: boolean) => {
    const file = isText && !isSuspicious(bytes) ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    file.mtime = packedAt;
    zip.add(file);
    file.push(bytes, true);
  };
  for (const { path, text } of notes) pack(path, Buffer.from(text), true);
  for (const file of world.files) pack(stored.get(file) ?? '', bytesOf(file.path), kindOfType(file.type)?.isText ?? false);
  zip.end();
}

/** Text that repeats itself so often that an import would refuse it, were it packed. */
function isSuspicious(bytes: Uint8Array): boolean {
  return bytes.length > importLimits.ratioFloorBytes && bytes.length > deflateRawSync(bytes).length * (importLimits.ratio / 2);
}
