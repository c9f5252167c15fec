import type { BundleFile } from '#domain/world/bundle.ts';
import { extensionOf, kindOfType } from '#server/features/world-formats/files/file-kinds.ts';
import { nameKey, safeName } from '#server/kernel/files/safe-name.ts';
import { uniqueNames } from './unique-names.ts';
import { filesFolder } from './vault-folders.ts';

/** A file without what is in it. */
export type FilePlace = Pick<BundleFile, 'path' | 'type'>;

/** Where a vault keeps each file: its own folders with safe names, an extension that says what it is. */
export function filePaths(files: FilePlace[]): Map<FilePlace, string> {
  const placed = files.map((file) => ({ id: file.path, file, ...placeOf(file) }));
  // Folders that some systems cannot tell apart share their names.
  const folders = Map.groupBy(placed, ({ folder }) => nameKey(folder));
  const paths = new Map<FilePlace, string>();
  for (const inside of folders.values()) {
    const names = uniqueNames(inside);
    for (const one of inside) paths.set(one.file, `${one.folder}/${names.get(one) ?? ''}${one.ending}`);
  }
  return paths;
}

function placeOf(file: FilePlace): { folder: string; name: string; ending: string } {
  const parts = file.path.split('/').filter((part) => part !== '');
  const last = parts.pop() ?? '';
  const extension = extensionFor(file);
  const name = extension !== '' && extensionOf(last) === extension ? last.slice(0, -extension.length - 1) : last;
  return { folder: [filesFolder, ...parts.map(safeName)].join('/'), name, ending: extension === '' ? '' : `.${safeName(extension)}` };
}

function extensionFor({ path, type }: FilePlace): string {
  const own = extensionOf(path);
  const fitting = kindOfType(type)?.extensions ?? [own];
  return fitting.includes(own) ? own : (fitting[0] ?? '');
}
