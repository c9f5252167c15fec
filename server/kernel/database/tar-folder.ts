import { open, readdir, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';

const BLOCK_BYTES = 512;
const NAME_BYTES = 100;

/** What ends a tape archive. */
export const TAPE_END = Buffer.alloc(2 * BLOCK_BYTES);

/**
 * A folder as pieces of a tape archive, its names under `prefix`, without the archive's end, so that another archive can
 * follow. Drafts of files that are being written, and files that go away meanwhile, are left out.
 */
export async function* tarFolder(folder: string, prefix: string): AsyncGenerator<Buffer> {
  const isThere = await stat(folder).catch(() => null);
  if (!isThere?.isDirectory()) return;
  const paths = await readdir(folder, { recursive: true });
  for (const path of paths.toSorted()) {
    if (path.endsWith('.part')) continue;
    const file = await open(join(folder, path)).catch(() => null);
    if (file === null) continue;
    try {
      yield* tarFile(file, prefix + path.split(sep).join('/'));
    } finally {
      await file.close();
    }
  }
}

async function* tarFile(file: FileHandle, name: string): AsyncGenerator<Buffer> {
  const found = await file.stat();
  const isFolder = found.isDirectory();
  if (!isFolder && !found.isFile()) return;
  const size = isFolder ? 0 : found.size;
  const at = Math.floor(found.mtime.getTime() / 1000);
  if (Buffer.byteLength(name) > NAME_BYTES) {
    const record = recordOf('path', name);
    yield headerOf({ name: 'long name', size: record.length, at, kind: 'x' });
    yield padded(record);
  }
  yield headerOf({ name, size, at, kind: isFolder ? '5' : '0' });
  let read = 0;
  // Never more than the header says, though the file should grow.
  if (size > 0) {
    for await (const piece of file.createReadStream({ autoClose: false, end: size - 1 })) {
      const bytes = Buffer.from(piece);
      read += bytes.length;
      yield bytes;
    }
  }
  yield Buffer.alloc(size - read + ((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES));
}

function headerOf({ name, size, at, kind }: { name: string; size: number; at: number; kind: '0' | '5' | 'x' }): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, from: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, from, 'latin1');
  Buffer.from(name).copy(header, 0, 0, NAME_BYTES);
  octal(kind === '5' ? 0o700 : 0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(at, 136, 12);
  header.write(' '.repeat(8), 148, 'latin1');
  header.write(kind, 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** A line of an extended header; it counts its own length too. */
function recordOf(key: string, value: string): Buffer {
  const rest = ` ${key}=${value}\n`;
  const bare = Buffer.byteLength(rest);
  let length = bare + String(bare).length;
  length = bare + String(length).length;
  return Buffer.from(`${length}${rest}`);
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((BLOCK_BYTES - (bytes.length % BLOCK_BYTES)) % BLOCK_BYTES)]);
}
