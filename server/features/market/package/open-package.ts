import { brokenPart, Manifest } from '#domain/market/manifest.ts';
import { json, zip } from '#server/features/world-formats/index.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';
import { stampsInPart, tablesInPart } from './asset-parts.ts';
import { entriesIn } from './homebrew-part.ts';
import { mapInPart } from './map-parts.ts';
import { sha256Of } from './seal.ts';

/** Where in a package its manifest stands. */
export const manifestPath = 'package.json';

/** Ends the reading of a file that is no package; its message is the sentence for whoever chose the file. */
export class PackageRefusal extends Error {}

/** A package as it was read, with the bytes of each part. */
export interface OpenedPackage {
  manifest: Manifest;
  parts: Map<string, Uint8Array>;
}

/**
 * Reads a file as a package. Refuses what every import refuses (see `readZip` and `readJson`), a manifest that is not one, and
 * parts that are missing, changed since they were packed, or not named.
 */
export function openPackage(bytes: Uint8Array): OpenedPackage {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) throw new PackageRefusal('This file cannot be read as a package.');
  const files = zip.readZip(bytes);
  const text = files.get(manifestPath);
  if (!text) throw new PackageRefusal('This file is no package: it has no package.json.');
  const manifest = manifestIn(text);
  files.delete(manifestPath);
  const broken = brokenPart(manifest, (path) => digestIn(files, path));
  if (broken) throw new PackageRefusal(`This package is damaged: ${broken.path} is not what it was when it was packed.`);
  const stray = [...files.keys()].find((path) => manifest.parts.every((part) => part.path !== path));
  if (stray !== undefined) throw new PackageRefusal('This package holds a file that its package.json does not name.');
  for (const { path, holds } of manifest.parts) {
    const inside = files.get(path) ?? new Uint8Array();
    if (holds === 'homebrew' && entriesIn(inside) === null) throw new PackageRefusal(`In this package ${path} is no file of homebrew.`);
    if (holds === 'map' && mapInPart(inside, path) === null) throw new PackageRefusal(`In this package ${path} is no map.`);
    if (holds === 'tables' && tablesInPart(inside, path) === null)
      throw new PackageRefusal(`In this package ${path} is no file of random tables.`);
    if (holds === 'stamps' && stampsInPart(inside, path) === null)
      throw new PackageRefusal(`In this package ${path} is no file of stamps.`);
    if (holds === 'cover' && readPicture(Buffer.from(inside).toString('base64')) === null)
      throw new PackageRefusal(`In this package ${path} is no picture that can be shown.`);
  }
  return { manifest, parts: files };
}

function manifestIn(bytes: Uint8Array): Manifest {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new PackageRefusal('The package.json of this package is not readable text.');
  }
  const read = Manifest.safeParse(json.readJson(text, manifestPath));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new PackageRefusal(`The package.json of this package is wrong at “${issue?.path.map(String).join('.').slice(0, 80) ?? ''}”.`);
}

function digestIn(files: ReadonlyMap<string, Uint8Array>, path: string): { sha256: string; bytes: number } | null {
  const found = files.get(path);
  return found ? { sha256: sha256Of(found), bytes: found.length } : null;
}
