import { importLimits } from '#server/features/world-formats/import-limits.ts';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';
import type { ArchiveBytes } from './archive-bytes.ts';
import { safePath } from './safe-path.ts';

export interface ZipItem {
  path: string;
  isStored: boolean;
  crc: number;
  packed: number;
  unpacked: number;
  /** Where its local header begins. */
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_SIGNATURE = 0x02014b50;
const CENTRAL_BYTES = 46;
const COMMENT_BYTES = 0xffff;
const ENCRYPTED_FLAGS = 0x41;
const UTF8_FLAG = 0x800;

/**
 * Lists what an archive says it holds, without unpacking any of it. Refuses locked and damaged archives, those with too
 * many files, links, paths that lead elsewhere or come twice.
 */
export function readDirectory(archive: ArchiveBytes): { items: ZipItem[]; start: number } {
  const from = Math.max(0, archive.length - END_BYTES - COMMENT_BYTES);
  const tail = viewOf(archive.read(from, archive.length));
  const end = findEnd(tail);
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count > importLimits.files) throw importRefusal('tooManyFiles', { most: importLimits.files });
  // A second disk, or the long form for archives beyond four gigabytes.
  const isElsewhere = tail.getUint32(end + 4, true) !== 0 || tail.getUint16(end + 8, true) !== count;
  if (isElsewhere || start + size > from + end) throw importRefusal('archiveListMisplaced', {});
  const items: ZipItem[] = [];
  const seen = new Set<string>();
  const list = archive.read(start, start + size);
  let at = 0;
  for (let index = 0; index < count; index++) {
    const { item, next } = readItem(list, at);
    at = next;
    if (item === null) continue;
    if (seen.has(item.path)) throw importRefusal('duplicatePath', { name: item.path });
    seen.add(item.path);
    items.push(item);
  }
  if (at !== size) throw importRefusal('archiveListUnknown', {});
  return { items, start };
}

/** Bytes as numbers. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function findEnd(view: DataView): number {
  for (let at = view.byteLength - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) === END_SIGNATURE && at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw importRefusal('archiveWithoutEnd', {});
}

/** One line of the list; a folder is no item. */
function readItem(bytes: Uint8Array, at: number): { item: ZipItem | null; next: number } {
  const [view, end] = [viewOf(bytes), bytes.length];
  const isWhole = at + CENTRAL_BYTES <= end && view.getUint32(at, true) === CENTRAL_SIGNATURE;
  const nameLength = isWhole ? view.getUint16(at + 28, true) : 0;
  const next = at + CENTRAL_BYTES + nameLength + (isWhole ? view.getUint16(at + 30, true) + view.getUint16(at + 32, true) : 0);
  if (!isWhole || next > end) throw importRefusal('archiveListBroken', {});
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const raw = nameOf(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength), (flags & UTF8_FLAG) !== 0);
  const unpacked = view.getUint32(at + 24, true);
  refuseLinks(view, at, raw);
  if (flags & ENCRYPTED_FLAGS) throw importRefusal('lockedArchive', {});
  const isFolder = /[/\\]$/.test(raw);
  const path = safePath(isFolder ? raw.slice(0, -1) : raw);
  if (isFolder && unpacked === 0) return { item: null, next };
  if (isFolder || (method !== 0 && method !== 8)) throw importRefusal('archivePackingUnknown', { name: path });
  const item = { path, isStored: method === 0, crc: view.getUint32(at + 16, true), packed: view.getUint32(at + 20, true), unpacked };
  return { item: { ...item, offset: view.getUint32(at + 42, true) }, next };
}

/** Archives made on Unix say of every file what it is; only plain files and folders are taken. */
function refuseLinks(view: DataView, at: number, path: string): void {
  const kind = (view.getUint32(at + 38, true) >>> 16) & 0o170000;
  if (kind !== 0 && kind !== 0o100000 && kind !== 0o040000) throw importRefusal('link', { name: path });
}

function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    if (isUtf8) throw importRefusal('archiveNameUnreadable', {});
    return new TextDecoder('latin1').decode(bytes);
  }
}
