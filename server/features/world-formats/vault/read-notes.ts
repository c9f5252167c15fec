import type { BundleEntry, BundleTome } from '#domain/world/bundle.ts';
import { readFrontmatter } from '#server/features/world-formats/frontmatter/read-frontmatter.ts';
import { guessCategory } from '#server/features/world-formats/guess-category.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import { readText } from '#server/features/world-formats/read-text.ts';
import { baseOf, namesOfNote, readEntryNote } from './entry-note.ts';
import { linkMapOf } from './link-map.ts';
import { readReadme } from './readme.ts';
import { readTomeNote } from './tome-note.ts';
import { categoryOfFolder, filesFolder, readmeNote, tomesFolder } from './vault-folders.ts';

export interface ReadNotes {
  name: string;
  description: string;
  /** Entries and tomes by the path of their note. */
  entries: Map<string, BundleEntry>;
  tomes: Map<string, BundleTome>;
}

export function isNote(path: string): boolean {
  return path.endsWith('.md') && !path.startsWith(`${filesFolder}/`);
}

/** Reads all notes of a vault of ours. `stored` tells the world's path for a file by the vault's. */
export function readNotes(files: Map<string, Uint8Array>, stored: Map<string, string>, notes: ImportNotes): ReadNotes {
  const readmePath = `${readmeNote}.md`;
  const paths = [...files.keys()].filter((path) => isNote(path) && path !== readmePath).toSorted();
  const textOf = (path: string): string => readText(files.get(path) ?? new Uint8Array(), path);
  const fileOf = (path: string): string =>
    stored.get(path) ?? (path.startsWith(`${filesFolder}/`) ? path.slice(filesFolder.length + 1) : path);
  const isTome = (path: string): boolean => path.startsWith(`${tomesFolder}/`);
  const parsed = paths.filter((path) => !isTome(path)).map((path) => ({ path, ...readFrontmatter(textOf(path), path) }));
  const map = linkMapOf(parsed.map(({ path, properties }) => ({ ...namesOfNote(properties, path), note: baseOf(path) })));
  const entries = new Map<string, BundleEntry>();
  for (const { path, properties, text } of parsed) {
    const category = categoryOfFolder(path.split('/')[0] ?? '') ?? guessCategory(baseOf(path), text).category;
    const { entry, unknown } = readEntryNote({ properties, text }, { path, category, map, fileOf });
    for (const [key, value] of Object.entries(unknown)) notes.noPlace(`properties.${key}`, entry.name, value);
    entries.set(path, entry);
  }
  const tomes = new Map(paths.filter(isTome).map((path) => [path, readTomeNote(textOf(path), path, fileOf)]));
  const readme = files.has(readmePath) ? readReadme(textOf(readmePath), readmePath) : null;
  return { name: readme?.name ?? '', description: readme?.description ?? '', entries, tomes };
}
