import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { CampaignManifest } from '#domain/campaign-file/campaign-file.ts';

type Written = CampaignManifest['parts'][number];

/** Writes the parts of an archive one after the other, as fast as they are taken, and notes of each its size and its SHA-256. */
export interface PartWriter {
  /** What was written so far. */
  parts: Written[];
  /** Whether nobody takes it any more. */
  isGone(): boolean;
  /** Writes a part from its pieces. What is packed already is only stored. */
  write(path: string, pieces: AsyncIterable<Uint8Array | string>, isPacked?: boolean): Promise<void>;
  end(): void;
}

/** Writes into a response, or into any other place. */
export function openParts(out: Writable): PartWriter {
  const parts: Written[] = [];
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error);
    else out.write(chunk);
    if (isLast) out.end();
  });
  return {
    parts,
    isGone: () => out.destroyed,
    async write(path, pieces, isPacked = false) {
      const hash = createHash('sha256');
      let size = 0;
      const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path);
      zip.add(file);
      for await (const piece of pieces) {
        if (out.destroyed) return;
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        hash.update(bytes);
        size += bytes.length;
        // A copy: the compressor keeps what it is given.
        file.push(new Uint8Array(bytes));
        if (out.writableNeedDrain)
          await once(out, 'drain', { signal: AbortSignal.timeout(campaignServerLimits.exportPatienceMilliseconds) });
      }
      file.push(new Uint8Array(), true);
      parts.push({ path, size, sha256: hash.digest('hex') });
    },
    end: () => zip.end(),
  };
}

/** The pieces of a file on this machine. */
export async function* piecesOf(place: string): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(place)) if (piece instanceof Uint8Array) yield piece;
}

/** Some bytes or words as the only piece. */
export async function* whole(piece: Uint8Array | string): AsyncGenerator<Uint8Array | string> {
  yield piece;
}
