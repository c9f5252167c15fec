import { importLimits } from '#server/features/world-formats/import-limits.ts';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';

/** A path from an archive with slashes between its folders. Refuses paths that lead out of it, absolute ones and unprintable ones. */
export function safePath(raw: string): string {
  const path = raw.replaceAll('\\', '/').normalize('NFC');
  const folders = path.split('/');
  const isUnsafe =
    /^[a-z]:/i.test(path) ||
    /[\p{Cc}]/u.test(path) ||
    path.length > importLimits.pathLength ||
    folders.length > importLimits.folderDepth ||
    folders.some((folder) => folder === '' || /^\.{1,2}[\s.]*$/.test(folder));
  if (isUnsafe) throw importRefusal('unsafePath', { name: raw });
  return path;
}
