import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import type { WorldBundle } from '#domain/world/bundle.ts';
import { ImportRefusal } from './import-refusals.ts';
import { importWorld } from './import-world.ts';
import type { ImportedWorld } from './import-world.ts';
import { writeVault } from './vault/write-vault.ts';

/** A file as the world that it is read as; throws what it is refused for. */
export function worldOf(file: Parameters<typeof importWorld>[0]): ImportedWorld {
  const read = importWorld(file);
  if (!read.ok) throw new ImportRefusal(read.refused);
  return read.value;
}

/** Imports a document as JSON. */
export function importJson(document: unknown, name = 'file.json'): ImportedWorld {
  return worldOf({ name, bytes: strToU8(JSON.stringify(document)) });
}

/** Imports an archive of texts, documents and bytes. */
export function importZip(files: Record<string, unknown>, name = 'file.zip'): ImportedWorld {
  const packed = Object.entries(files).map(([path, held]) => {
    const bytes = held instanceof Uint8Array ? held : strToU8(typeof held === 'string' ? held : JSON.stringify(held));
    return [path, bytes] as const;
  });
  return worldOf({ name, bytes: zipSync(Object.fromEntries(packed)) });
}

/** A picture of nothing with the texts given in it. */
export function pngWith(texts: Record<string, string>, type: 'tEXt' | 'zTXt' | 'iTXt' | 'packed iTXt' = 'tEXt'): Uint8Array {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const bodies = {
    tEXt: (text: string) => Buffer.from(text, 'latin1'),
    zTXt: (text: string) => Buffer.concat([Buffer.alloc(1), deflateSync(text)]),
    iTXt: (text: string) => Buffer.from(`\0\0en\0Karte\0${text}`),
    'packed iTXt': (text: string) => Buffer.concat([Buffer.from('\u0001\0de\0Karte\0'), deflateSync(text)]),
  };
  const spoken = Object.entries(texts).map(([keyword, text]) =>
    chunk(type.slice(-4), Buffer.concat([Buffer.from(`${keyword}\0`), bodies[type](text)])),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', Buffer.alloc(13)), ...spoken, chunk('IEND', Buffer.alloc(0))]));
}

/** The left-over words of an import; '' when there are none. */
export function leftOver({ bundle }: ImportedWorld): string {
  return bundle.tomes.find(({ title }) => title === 'Left over from the import')?.text ?? '';
}

/** A world as one archive. */
export function packVault(bundle: WorldBundle): Uint8Array {
  const pieces: Uint8Array[] = [];
  const held = new Map(bundle.files.map(({ path, bytes }) => [path, bytes]));
  writeVault(
    bundle,
    (path) => held.get(path) ?? new Uint8Array(),
    (piece) => pieces.push(piece),
  );
  return new Uint8Array(Buffer.concat(pieces));
}
