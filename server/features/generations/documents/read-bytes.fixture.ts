import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from './read-document.ts';

/** Reads these bytes as a document that was uploaded. */
export async function readBytes(
  { name, bytes }: { name: string; bytes: Uint8Array },
  watch: Parameters<typeof readDocument>[1] = {},
): ReturnType<typeof readDocument> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlore-document-'));
  try {
    const path = join(folder, 'document');
    writeFileSync(path, bytes);
    return await readDocument({ name, path }, watch);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
