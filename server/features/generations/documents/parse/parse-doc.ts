import WordExtractor from 'word-extractor';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Piece } from './assemble.ts';
import { parseText } from './parse-text.ts';

const freeSector = 0xfffffffa;
const encrypted = 0x0100;

/** An old Word document to pieces; it says nothing of headings, so these are seen as in plain text. Refuses one that is locked or runs in circles. */
export async function parseDoc(bytes: Uint8Array): Promise<Iterable<Piece>> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuseBroken(file);
  const document = await new WordExtractor().extract(file);
  // Every line is a paragraph of its own there.
  return parseText(document.getBody().replaceAll(/\t+/g, ' | ').replaceAll('\n', '\n\n'));
}

function refuseBroken(file: Buffer): void {
  if (file.length < 1536 || file.readUInt16LE(30) !== 9) throw new Refusal('document.broken');
  const sectors = Math.floor(file.length / 512) - 1;
  const tables = file.readUInt32LE(44);
  if (tables === 0 || tables > sectors || file.readUInt32LE(72) > sectors || file.readUInt16LE(32) !== 6)
    throw new Refusal('document.broken');
  refuseCircles(nextSectors(file, tables), sectors);
  for (let at = 512; at + 12 <= file.length; at += 512) {
    const isWord = file.readUInt16LE(at) === 0xa5ec && file.readUInt16LE(at + 2) >= 0x65 && file.readUInt16LE(at + 2) <= 0x200;
    if (isWord && (file.readUInt16LE(at + 10) & encrypted) !== 0) throw new Refusal('document.encrypted');
  }
}

/** For each sector of the file, the one that follows it in its chain. */
function nextSectors(file: Buffer, tables: number): number[] {
  const next: number[] = [];
  // More than these 109 tables are in files beyond seven megabytes; the time limit stands for the rest.
  for (let index = 0; index < Math.min(tables, 109); index++) {
    const at = (file.readUInt32LE(76 + index * 4) + 1) * 512;
    if (at + 512 > file.length) throw new Refusal('document.broken');
    for (let entry = 0; entry < 128; entry++) next.push(file.readUInt32LE(at + entry * 4));
  }
  return next;
}

function refuseCircles(next: number[], sectors: number): void {
  const seen = new Uint32Array(next.length);
  for (let start = 0; start < next.length; start++) {
    let at = start;
    while (at < next.length && seen[at] === 0) {
      seen[at] = start + 1;
      const following = next[at] ?? freeSector;
      if (following >= freeSector) break;
      if (following > sectors || seen[following] === start + 1) throw new Refusal('document.broken');
      at = following;
    }
  }
}
