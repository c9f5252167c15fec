import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument, readDocumentBy } from './read-document.ts';
import { readLore } from './read-lore.ts';

interface Upload {
  name: string;
  bytes: Uint8Array;
}

/** Reads these bytes as a document that was uploaded. */
export function readBytes(upload: Upload, watch: Parameters<typeof readDocument>[1] = {}): ReturnType<typeof readDocument> {
  return inFile(upload, (place) => readDocument(place, watch));
}

/** As `readBytes`, but in this process: to start one takes longer than most documents do. */
export function readBytesHere(upload: Upload): ReturnType<typeof readDocument> {
  return inFile(upload, (place) => readDocumentBy(async (each) => structuredClone(await readLore(each)), place));
}

async function inFile<Result>({ name, bytes }: Upload, read: (place: { name: string; path: string }) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlore-document-'));
  try {
    const path = join(folder, 'document');
    writeFileSync(path, bytes);
    return await read({ name, path });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
