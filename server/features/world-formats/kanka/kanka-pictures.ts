import type { BundleFile } from '#domain/world/bundle.ts';
import { refuseHostileFile } from '#server/features/world-formats/files/check-file.ts';
import { extensionOf, kindOfPath } from '#server/features/world-formats/files/file-kinds.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import { fieldOf, readJson, textOf } from '#server/features/world-formats/json.ts';
import { readText } from '#server/features/world-formats/read-text.ts';
import { safeName } from '#server/kernel/files/safe-name.ts';
import { isHidden } from './visibility.ts';

export interface KankaPictures {
  files: BundleFile[];
  /** Where a world keeps the picture of a gallery id or of a path in the export; null when there is none. */
  pictureOf: (key: string) => string | null;
}

/** The pictures of an export: its gallery and those that lie beside. Pictures that not everybody may see are left out and named. */
export function readPictures(files: Map<string, Uint8Array>, notes: ImportNotes): KankaPictures {
  const kept: BundleFile[] = [];
  const places = new Map<string, string>();
  for (const [path, bytes] of files) {
    if (extensionOf(path) === 'json') continue;
    refuseHostileFile(path, bytes);
    const kind = kindOfPath(path);
    const id = path.startsWith('gallery/') ? path.slice(8).replace(/\.[^.]*$/, '') : path;
    const galleryFile = files.get(`gallery/${id}.json`);
    const about = galleryFile ? readJson(readText(galleryFile, `gallery/${id}.json`), `gallery/${id}.json`) : null;
    const name = textOf(fieldOf(about, 'name')) || path;
    if (kind === null || isHidden(fieldOf(about, 'visibility_id'))) {
      notes.noPlace(
        'gallery',
        name,
        kind === null ? `A file of ${bytes.length} bytes, of a kind that worlds do not keep.` : 'A picture that not everybody may see.',
      );
      continue;
    }
    const place = `Pictures/${safeName(name.replace(/\.[^.]*$/, '').replaceAll('/', ' '))} ${kept.length + 1}.${extensionOf(path)}`;
    places.set(id, place);
    kept.push({ path: place, type: kind.type, bytes });
  }
  return { files: kept, pictureOf: (key) => places.get(key) ?? null };
}
