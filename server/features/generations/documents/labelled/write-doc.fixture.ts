import type { Piece } from '#server/features/generations/documents/parse/assemble.ts';

const sector = 512;
const endOfChain = 0xfffffffe;

/** An old Word document of these pieces: the smallest compound file that holds one piece of text. */
export function writeDoc(pieces: Iterable<Piece>, flags = 0): Uint8Array {
  const text = [...pieces].map((piece) => (piece.kind === 'page' ? '' : `${piece.text}\r`)).join('');
  const words = Buffer.from(text, 'utf16le');
  const main = Buffer.alloc(Math.max(4096, 1024 + words.length));
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0xc1, 2);
  main.writeUInt16LE(0x0200 | flags, 0x0a);
  main.writeUInt32LE(text.length, 0x4c);
  words.copy(main, 1024);
  const table = Buffer.alloc(4096);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(1024, 15);
  return compound([
    { name: 'WordDocument', bytes: main },
    { name: '1Table', bytes: table },
  ]);
}

function compound(streams: { name: string; bytes: Buffer }[]): Uint8Array {
  const next: number[] = [];
  const bodies: Buffer[] = [];
  const entries = [directoryEntry('Root Entry', 5, 0xfffffffe, 0, 1)];
  const lay = (bytes: Buffer): number => {
    const first = next.length;
    const count = Math.ceil(bytes.length / sector);
    for (let index = 0; index < count; index++) next.push(index === count - 1 ? endOfChain : first + index + 1);
    bodies.push(Buffer.concat([bytes], count * sector));
    return first;
  };
  for (const [index, { name, bytes }] of streams.entries()) {
    entries.push(directoryEntry(name, 2, lay(bytes), bytes.length, 0xffffffff, index === 0 ? 2 : 0xffffffff));
  }
  entries.push(Buffer.alloc(128));
  const directory = lay(Buffer.concat(entries));
  const tables = Math.ceil((next.length + 2) / 127);
  const firstTable = next.length;
  for (let index = 0; index < tables; index++) next.push(0xfffffffd);
  const allocation = Buffer.alloc(tables * sector, 0xff);
  for (const [index, value] of next.entries()) allocation.writeUInt32LE(value, index * 4);
  const header = Buffer.alloc(sector, 0xff);
  Buffer.from('d0cf11e0a1b11ae100000000000000000000000000000000', 'hex').copy(header);
  header.writeUInt32LE(0x0003003e, 24);
  header.writeUInt32LE(0x0009fffe, 28);
  header.writeUInt32LE(6, 32);
  header.fill(0, 36, 44);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(0, 52);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(0, 64);
  header.writeUInt32LE(endOfChain, 68);
  header.writeUInt32LE(0, 72);
  for (let index = 0; index < tables; index++) header.writeUInt32LE(firstTable + index, 76 + index * 4);
  return Buffer.concat([header, ...bodies, allocation]);
}

function directoryEntry(name: string, kind: number, first: number, size: number, child = 0xffffffff, right = 0xffffffff): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(0xffffffff, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(kind === 5 ? 1 : child, 76);
  entry.writeUInt32LE(first, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}
