import { crc32, inflateRawSync } from 'node:zlib';
import { importLimits } from '#server/features/world-formats/import-limits.ts';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';
import { readDirectory } from './read-directory.ts';
import type { ZipItem } from './read-directory.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;

export interface ZipLimits {
  unpackedBytes: number;
}

/**
 * Unpacks an archive in memory, each file by its path. Everything it declares is checked before the first file is
 * unpacked: size, ratio, paths, links, overlaps; then each file may grow to what it declared and not further.
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits = importLimits): Map<string, Uint8Array> {
  const { items, start } = readDirectory(bytes);
  refuseBombs(items, bytes.length, limits);
  const spans = items.map((item) => spanOf(bytes, item, start));
  refuseOverlaps(spans);
  return new Map(spans.map(({ item, from, to }) => [item.path, unpack(item, bytes.subarray(from, to))]));
}

function refuseBombs(items: ZipItem[], archive: number, { unpackedBytes }: ZipLimits): void {
  const total = items.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > unpackedBytes) throw importRefusal('tooMuchUnpacked', { megabytes: Math.floor(unpackedBytes / 1024 / 1024) });
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
function spanOf(bytes: Uint8Array, item: ZipItem, end: number): Span {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = item.offset;
  const isHere = at + LOCAL_BYTES <= end && view.getUint32(at, true) === LOCAL_SIGNATURE;
  const from = isHere ? at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true) : end;
  const to = from + item.packed;
  if (!isHere || view.getUint16(at + 8, true) !== (item.isStored ? 0 : 8) || to > end) {
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
  return new Uint8Array(bytes);
}

function inflate(item: ZipItem, data: Uint8Array): Uint8Array {
  try {
    // One byte more than declared shows the lie without unpacking it.
    return inflateRawSync(data, { maxOutputLength: item.unpacked + 1 });
  } catch {
    throw importRefusal('archiveFileDiffers', { name: item.path });
  }
}
