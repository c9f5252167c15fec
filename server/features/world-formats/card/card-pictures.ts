import type { BundleFile } from '#domain/world/bundle.ts';
import { refuseHostileFile } from '#server/features/world-formats/files/check-file.ts';
import { extensionOf, kindOfPath, pictureOf } from '#server/features/world-formats/files/file-kinds.ts';
import { Fields } from '#server/features/world-formats/fields.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import type { JsonObject } from '#server/features/world-formats/json.ts';
import { safeName } from '#server/kernel/files/safe-name.ts';

export interface CardFiles {
  /** The picture that carried the card. */
  picture: Uint8Array | null;
  /** What was packed beside it, by path. */
  assets: Map<string, Uint8Array>;
}

interface Asset {
  type: string;
  name: string;
  bytes: Uint8Array | null;
  address: string;
}

/** The pictures of a card as files of a world; its main icon is the character's. Nothing is fetched from elsewhere. */
export function cardPictures(
  name: string,
  assets: JsonObject[],
  { picture, assets: packed }: CardFiles,
  notes: ImportNotes,
): { files: BundleFile[]; image: string | null } {
  const folder = `Pictures/${safeName(name)}`;
  const used = new Set<string>();
  const assetPictures = assets.map((record) => readAsset(record, picture, packed, used, notes));
  const all = [
    ...assetPictures,
    ...(picture && !assetPictures.some(({ bytes }) => bytes === picture)
      ? [{ type: 'icon', name: 'main', bytes: picture, address: '' }]
      : []),
  ];
  let image: string | null = null;
  const files = all.flatMap((asset, index): BundleFile[] => {
    const kind = asset.bytes ? pictureOf(asset.bytes) : null;
    if (!asset.bytes || !kind) {
      if (asset.address !== 'ccdefault:')
        notes.noPlace(`assets[] (${asset.type})`, name, asset.bytes ? `${asset.name}, ${asset.bytes.length} bytes` : asset.address);
      return [];
    }
    const path = `${folder}/${safeName(asset.type)} ${safeName(asset.name)} ${index + 1}.${kind.extensions[0] ?? 'bin'}`;
    if (asset.type === 'icon' && (image === null || asset.name === 'main')) image = path;
    return [{ path, type: kind.type, bytes: asset.bytes }];
  });
  for (const [path, bytes] of packed) {
    if (!used.has(path) && path !== 'card.json')
      notes.noPlace('files', path, `A file of ${bytes.length} bytes that the card does not name.`);
  }
  return { files, image };
}

function readAsset(
  record: JsonObject,
  picture: Uint8Array | null,
  packed: Map<string, Uint8Array>,
  used: Set<string>,
  notes: ImportNotes,
): Asset {
  const fields = new Fields(record, 'assets[]', notes);
  const [type, name, address] = [fields.text('type') || 'other', fields.text('name') || 'picture', fields.text('uri')];
  fields.take('ext');
  fields.finish(name);
  const path = address.replace(/^(?:embedd?ed:\/\/|__asset:)/, '');
  if (packed.has(path)) used.add(path);
  const data = /^data:[^,]*;base64,(.*)$/s.exec(address)?.[1];
  const bytes = data === undefined ? (packed.get(path) ?? null) : new Uint8Array(Buffer.from(data, 'base64'));
  if (bytes && kindOfPath(path) && extensionOf(path) !== '' && packed.has(path)) refuseHostileFile(path, bytes);
  if (address === 'ccdefault:' && type === 'icon') return { type, name, bytes: picture, address };
  return { type, name, bytes, address: data === undefined ? address : 'data:' };
}
