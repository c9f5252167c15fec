import { writeEntryNote } from './entry-note.ts';
import { filePaths } from './file-paths.ts';
import type { FilePlace } from './file-paths.ts';
import { linkMapOf } from './link-map.ts';
import { writeReadme } from './readme.ts';
import { writeTomeNote } from './tome-note.ts';
import { uniqueNames } from './unique-names.ts';
import { categoryFolders, readmeNote, tomesFolder, worldFile } from './vault-folders.ts';
import type { VaultWorld } from './vault-world.ts';
import { digestOf } from './world-file.ts';
import type { WorldFile } from './world-file.ts';

interface VaultNote {
  path: string;
  text: string;
}

/** Everything that a vault says of a world in words, and where in it each of the world's files stands. */
export function vaultNotes(world: VaultWorld): { notes: VaultNote[]; stored: Map<FilePlace, string> } {
  const stored = filePaths(world.files);
  const { entries, tomes } = notesOf(world, stored);
  const readme = { path: `${readmeNote}.md`, text: writeReadme(world) };
  const whole: WorldFile = {
    format: 'hearthlore-world',
    version: 1,
    name: world.name,
    description: world.description,
    readme: markOf(readme),
    entries: world.entries.map((entry, index) => ({ ...entry, note: markOf(entries[index]) })),
    tomes: world.tomes.map((tome, index) => ({ ...tome, note: markOf(tomes[index]) })),
    files: world.files.map((file) => ({ path: file.path, type: file.type, stored: stored.get(file) ?? '' })),
    map: world.map,
    aiGenerated: world.aiGenerated,
    aiPrompt: world.aiPrompt,
    story: world.story,
  };
  return { notes: [readme, { path: worldFile, text: `${JSON.stringify(whole, null, 1)}\n` }, ...entries, ...tomes], stored };
}

function notesOf({ entries, tomes, files }: VaultWorld, paths: Map<FilePlace, string>): { entries: VaultNote[]; tomes: VaultNote[] } {
  const stored = new Map(files.map((file) => [file.path, paths.get(file) ?? file.path]));
  const named = entries.map((entry) => ({ id: `entry ${entry.id}`, name: entry.name, entry }));
  const namedTomes = tomes.map((tome) => ({ id: `tome ${tome.title} ${digestOf(tome.text)}`, name: tome.title, tome }));
  const names = uniqueNames([...named, ...namedTomes], [readmeNote]);
  const map = linkMapOf(named.map((one) => ({ ...one.entry, note: names.get(one) ?? '' })));
  const place = (path: string | null): string | null => (path === null ? null : (stored.get(path) ?? path));
  return {
    entries: named.map((one) => ({
      path: `${categoryFolders[one.entry.category]}/${names.get(one) ?? ''}.md`,
      text: writeEntryNote(one.entry, place(one.entry.image), map),
    })),
    tomes: namedTomes.map((one) => ({
      path: `${tomesFolder}/${names.get(one) ?? ''}.md`,
      text: writeTomeNote(one.tome, place(one.tome.file)),
    })),
  };
}

function markOf(note: VaultNote | undefined): { path: string; digest: string } {
  return { path: note?.path ?? '', digest: digestOf(note?.text ?? '') };
}
