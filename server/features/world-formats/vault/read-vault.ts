import { isReadyStory } from '#domain/ready-stories.ts';
import type { BundleFile, WorldBundle } from '#domain/world/bundle.ts';
import { checkFile } from '#server/features/world-formats/files/check-file.ts';
import { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import type { ImportReport } from '#server/features/world-formats/import-notes.ts';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';
import { fieldOf, readJson } from '#server/features/world-formats/json.ts';
import { readText } from '#server/features/world-formats/read-text.ts';
import { readZip } from '#server/features/world-formats/zip/read-zip.ts';
import { withoutWrapping } from '#server/features/world-formats/zip/without-wrapping.ts';
import { isNote, readNotes } from './read-notes.ts';
import { filesFolder, worldFile } from './vault-folders.ts';
import { WorldFile, digestOf } from './world-file.ts';

/** Reads a zip that `writeVault` wrote, whole or edited since, with or without its `world.json`. */
export function readVault(bytes: Uint8Array): { bundle: WorldBundle; report: ImportReport } {
  const notes = new ImportNotes();
  const bundle = readVaultFiles(withoutWrapping(readZip(bytes)), notes);
  return { bundle, report: notes.report() };
}

/** Reads a vault of ours from its unpacked files. */
export function readVaultFiles(files: Map<string, Uint8Array>, notes: ImportNotes): WorldBundle {
  const bytes = files.get(worldFile);
  const world = bytes ? parseWorldFile(readText(bytes, worldFile)) : null;
  const kept = keptFiles(files, world, notes);
  if (world !== null) return { ...readWorld(world, files, notes), files: kept };
  notes.changed('world.json is missing: entries, tomes and files were read from the vault itself, in the order of their names');
  const { entries, tomes, ...rest } = readNotes(files, new Map(), notes);
  return { ...rest, entries: [...entries.values()], tomes: [...tomes.values()], files: kept };
}

/** Reads the text of `world.json`; null when it is not ours. Refuses one of ours that is damaged. */
export function parseWorldFile(text: string): WorldFile | null {
  const json = readJson(text, worldFile);
  if (fieldOf(json, 'format') !== 'hearthlore-world') return null;
  const world = WorldFile.safeParse(json);
  if (!world.success) throw importRefusal('damagedWorld', {});
  return world.data;
}

/** What `world.json` holds, save for notes that were edited or added since. */
export function readWorld(world: WorldFile, files: Map<string, Uint8Array>, notes: ImportNotes): Omit<WorldBundle, 'files'> {
  const digests = new Map(
    [world.readme, ...world.entries.map(({ note }) => note), ...world.tomes.map(({ note }) => note)].map((note) => [
      note.path,
      note.digest,
    ]),
  );
  const isEdited = [...files].some(([path, bytes]) => isNote(path) && digests.get(path) !== digestOf(bytes));
  const stored = new Map(world.files.map((file) => [file.stored, file.path]));
  const read = isEdited ? readNotes(files, stored, notes) : null;
  const { map, aiGenerated, aiPrompt, story } = world;
  if (story && !isReadyStory(story)) notes.noPlace('story', '', story);
  return {
    map,
    aiGenerated,
    aiPrompt,
    story,
    name: read?.name || world.name,
    description: read && files.has(world.readme.path) ? read.description : world.description,
    entries: merged(
      world.entries.map(({ note, ...value }) => ({ note, value })),
      files,
      read?.entries,
      notes,
    ),
    tomes: merged(
      world.tomes.map(({ note, ...value }) => ({ note, value })),
      files,
      read?.tomes,
      notes,
    ),
  };
}

interface Known<T> {
  note: { path: string; digest: string };
  value: T;
}

/** Edited and added notes as they are now, the others as they were; one whose note is gone comes back. */
function merged<T>(known: Known<T>[], files: Map<string, Uint8Array>, now: Map<string, T> | undefined, notes: ImportNotes): T[] {
  const paths = new Set(known.map(({ note }) => note.path));
  const kept = known.map(({ note, value }) => {
    const bytes = files.get(note.path);
    if (!bytes) notes.changed('A note was missing and came back from world.json');
    if (!bytes || digestOf(bytes) === note.digest) return value;
    notes.changed('A note was edited after the export and was read as it is now');
    return now?.get(note.path) ?? value;
  });
  const added = [...(now ?? [])].filter(([path]) => !paths.has(path)).map(([, one]) => one);
  notes.changed('A note was added after the export', added.length);
  return [...kept, ...added];
}

/** The files of a vault, first in the world's order, each checked by what it is. */
function keptFiles(files: Map<string, Uint8Array>, world: WorldFile | null, notes: ImportNotes): BundleFile[] {
  const listed = new Map((world?.files ?? []).map((file) => [file.stored, file]));
  const paths = [...files.keys()].filter((path) => path.startsWith(`${filesFolder}/`) && !listed.has(path));
  return [...listed.keys(), ...paths].flatMap((path) => {
    const bytes = files.get(path);
    const file = bytes ? checkFile(path, bytes) : null;
    if (!bytes) notes.noPlace('files', path, 'It is listed in world.json and missing in the vault.');
    else if (!file) notes.noPlace('files', path, `A file of ${bytes.length} bytes, of a kind that worlds do not keep.`);
    return file ? [{ ...file, path: listed.get(path)?.path ?? path.slice(filesFolder.length + 1) }] : [];
  });
}
