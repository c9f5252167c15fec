import { crc32, inflateRawSync } from 'node:zlib';
import { mebibyte } from '#domain/limits/units.ts';
import { importLimits } from '#server/features/world-formats/import-limits.ts';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';
import { inMemory } from './archive-bytes.ts';
import type { ArchiveBytes } from './archive-bytes.ts';
import { readDirectory, viewOf } from './read-directory.ts';
import type { ZipItem } from './read-directory.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;

export { inMemory, onDisk } from './archive-bytes.ts';
export type { ArchiveBytes } from './archive-bytes.ts';

interface ZipLimits {
  unpackedBytes: number;
  /** Of one file in it; as many as of all where it is not said. */
  fileBytes?: number;
}

/**
 * Opens an archive: its files by their paths, each unpacked when it is asked for. Everything it declares is checked before:
 * size, ratio, paths, links, overlaps; then each file may grow to what it declared and not further.
 */
export function openZip(archive: ArchiveBytes, limits: ZipLimits): Map<string, () => Uint8Array> {
  const { items, start } = readDirectory(archive);
  refuseBombs(items, archive.length, limits);
  const spans = items.map((item) => spanOf(archive, item, start));
  refuseOverlaps(spans);
  return new Map(spans.map(({ item, from, to }) => [item.path, () => unpack(item, archive.read(from, to))]));
}

/** Unpacks an archive in memory, each file by its path, as `openZip` opens it. */
export function readZip(bytes: Uint8Array, limits: ZipLimits = importLimits): Map<string, Uint8Array> {
  return new Map([...openZip(inMemory(bytes), limits)].map(([path, unpacked]) => [path, unpacked()]));
}

const megabytesOf = (bytes: number): number => Math.floor(bytes / mebibyte);

function refuseBombs(items: ZipItem[], archive: number, { unpackedBytes, fileBytes = unpackedBytes }: ZipLimits): void {
  const total = items.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > unpackedBytes) throw importRefusal('tooMuchUnpacked', { megabytes: megabytesOf(unpackedBytes) });
  if (items.some(({ unpacked }) => unpacked > fileBytes)) throw importRefusal('tooMuchUnpacked', { megabytes: megabytesOf(fileBytes) });
  const tight = items.find((item) => isTooTight(item.unpacked, item.packed));
  if (tight) throw importRefusal('suspiciousRatio', { name: tight.path });
  if (isTooTight(total, archive)) throw importRefusal('suspiciousArchive', {});
}

/** Whether so many bytes from so few are more than an honest file has. */
function isTooTight(unpacked: number, packed: number): boolean {
  return unpacked > importLimits.ratioFloorBytes && unpacked > packed * importLimits.ratio;
}

interface Span {
  item: ZipItem;
  from: number;
  to: number;
}

/** Where a file's packed bytes are, by its own header, which must agree with the list. */
function spanOf(archive: ArchiveBytes, item: ZipItem, end: number): Span {
  const at = item.offset;
  const header = viewOf(archive.read(at, Math.min(at + LOCAL_BYTES, end)));
  const isHere = header.byteLength === LOCAL_BYTES && header.getUint32(0, true) === LOCAL_SIGNATURE;
  const from = isHere ? at + LOCAL_BYTES + header.getUint16(26, true) + header.getUint16(28, true) : end;
  const to = from + item.packed;
  if (!isHere || header.getUint16(8, true) !== (item.isStored ? 0 : 8) || to > end) {
    throw importRefusal('archiveFileMisplaced', { name: item.path });
  }
  return { item, from, to };
}

function refuseOverlaps(spans: Span[]): void {
  let free = 0;
  for (const { item, to } of spans.toSorted((a, b) => a.item.offset - b.item.offset)) {
    if (item.offset < free) throw importRefusal('archiveFilesOverlap', { name: item.path });
    free = to;
  }
}

function unpack(item: ZipItem, data: Uint8Array): Uint8Array {
  const bytes = item.isStored ? data : inflate(item, data);
  if (bytes.length !== item.unpacked || crc32(bytes) !== item.crc) {
    throw importRefusal('archiveFileDiffers', { name: item.path });
  }
  // No copy: large archives are mostly pictures.
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function inflate(item: ZipItem, data: Uint8Array): Uint8Array {
  try {
    // One byte more than declared shows the lie without unpacking it.
    return inflateRawSync(data, { maxOutputLength: item.unpacked + 1 });
  } catch {
    throw importRefusal('archiveFileDiffers', { name: item.path });
  }
}
