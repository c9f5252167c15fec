import { fstatSync, readSync } from 'node:fs';

/** The bytes of an archive, wherever they are. */
export interface ArchiveBytes {
  readonly length: number;
  /** Those from one place up to another; fewer where the archive ends before. */
  read(from: number, to: number): Uint8Array;
}

/** An archive in memory. */
export const inMemory = (bytes: Uint8Array): ArchiveBytes => ({ length: bytes.length, read: (from, to) => bytes.subarray(from, to) });

/** An archive in an open file: of a large one no more is in memory than what was asked for last. */
export function onDisk(file: number): ArchiveBytes {
  const length = fstatSync(file).size;
  return {
    length,
    read(from, to) {
      const bytes = new Uint8Array(Math.max(0, Math.min(to, length) - from));
      for (let done = 0; done < bytes.length;) {
        const more = readSync(file, bytes, done, bytes.length - done, from + done);
        if (more === 0) return bytes.subarray(0, done);
        done += more;
      }
      return bytes;
    },
  };
}
