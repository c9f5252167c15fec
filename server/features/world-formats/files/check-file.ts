import { limits } from '#domain/limits/limits.ts';
import type { BundleFile } from '#domain/world/bundle.ts';
import { importLimits } from '#server/features/world-formats/import-limits.ts';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';
import { readText } from '#server/features/world-formats/read-text.ts';
import { readZip } from '#server/features/world-formats/zip/read-zip.ts';
import { claimedPixels } from '#server/kernel/files/picture-size.ts';
import { extensionOf, kindOfPath } from './file-kinds.ts';
import { refuseScript } from './refuse-script.ts';
import { refuseUnsafeSvg } from './refuse-unsafe-svg.ts';

const archives = ['zip', 'charx', 'gz', 'tgz', 'tar', 'bz2', 'xz', '7z', 'rar', 'jar', 'cab', 'iso', 'zst'];
const pages = ['html', 'htm', 'xhtml'];

/** Refuses archives within an archive and pages with scripts, whether they would be kept or not. */
export function refuseHostileFile(path: string, bytes: Uint8Array): void {
  const extension = extensionOf(path);
  if (archives.includes(extension)) throw importRefusal('nestedArchive', { name: path });
  if (isPage(path)) refuseScript(readText(bytes, path), path);
  const kind = kindOfPath(path);
  if (kind && !kind.fits(bytes) && bytes.length > 0) throw importRefusal('wrongExtension', { name: path });
  if (kind?.isPicture && !kind.isText && (claimedPixels(bytes) ?? 0) > limits.picturePixels)
    throw importRefusal('hugePicture', { name: path });
  if (kind?.isText) checkText(kind.type, path, bytes);
  if (extension === 'docx') checkDocument(path, bytes);
}

export function isPage(path: string): boolean {
  return pages.includes(extensionOf(path));
}

/** A file that a world keeps; null for a kind of which it keeps none. Refuses what is not what its name says. */
export function checkFile(path: string, bytes: Uint8Array): BundleFile | null {
  refuseHostileFile(path, bytes);
  const kind = kindOfPath(path);
  return kind === null ? null : { path, type: kind.type, bytes };
}

function checkText(type: string, path: string, bytes: Uint8Array): void {
  if (type === 'image/svg+xml') refuseUnsafeSvg(readText(bytes, path), path);
}

/** A word processor's document is an archive itself and must hold to the same rules. */
function checkDocument(path: string, bytes: Uint8Array): void {
  if (bytes.length === 0) return;
  const parts = readZip(bytes, importLimits);
  if (!parts.has('[Content_Types].xml')) throw importRefusal('wrongExtension', { name: path });
}
