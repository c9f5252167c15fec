import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { limits } from '#domain/limits/limits.ts';
import type { BundleEntry, WorldBundle } from '#domain/world/bundle.ts';
import { fitEntry, fitName, fitTome } from './fit-entry.ts';
import { importLimits } from './import-limits.ts';
import type { ImportNotes } from './import-notes.ts';
import { importRefusal } from './import-refusals.ts';

/**
 * The last step of every import: signs removed that no database keeps, everything made to fit what a world can keep, ids
 * and file paths that come twice told apart, nameless things named, and the words without a place added as a tome. Refuses
 * more entries, tomes or files than a world may have.
 */
export function normalizeBundle(bundle: WorldBundle, notes: ImportNotes): WorldBundle {
  refuseMoreThan(importLimits.entries, bundle.entries, 'tooManyEntries');
  const clean = writable(bundle, notes);
  const paths = new Set<string>();
  const files = clean.files.filter(({ path }) => !paths.has(path) && paths.add(path));
  const entries = withOwnIds(
    clean.entries.flatMap((entry) => fitEntry(entry, notes)),
    notes,
  ).map((entry) => ({ ...entry, image: knownFile(entry.image, paths, 'image', entry.name, notes) }));
  const tomes = clean.tomes
    .flatMap((tome) => fitTome(tome, notes))
    .map((tome) => ({ ...tome, file: knownFile(tome.file, paths, 'file', tome.title, notes) }));
  const name = fitName(withoutHiddenCharacters(clean.name), limits.worldNameLength, 'world.name', notes, 'Imported world');
  const map = knownFile(clean.map ?? null, paths, 'map', '', notes);
  const leftOver = notes.leftOver();
  const all = leftOver ? [...tomes, ...fitTome(leftOver, notes)] : tomes;
  refuseMoreThan(importLimits.entries, entries, 'tooManyEntries');
  refuseMoreThan(importLimits.tomes, all, 'tooManyTomes');
  refuseMoreThan(importLimits.keptFiles, files, 'tooManyPictures');
  return { ...clean, name, map, entries, tomes: all, files };
}

function refuseMoreThan(most: number, list: unknown[], reason: 'tooManyEntries' | 'tooManyTomes' | 'tooManyPictures'): void {
  if (list.length > most) throw importRefusal(reason, { most });
}

function knownFile(path: string | null, paths: Set<string>, field: string, owner: string, notes: ImportNotes): string | null {
  if (path === null || paths.has(path)) return path;
  notes.noPlace(field, owner, path);
  return null;
}

function withOwnIds(entries: BundleEntry[], notes: ImportNotes): BundleEntry[] {
  const taken = new Set<string>();
  const turns = new Map<string, number>();
  return entries.map((entry) => {
    const id = firstFree(entry.id, taken, turns);
    if (id !== entry.id) notes.changed('An id came twice and was told apart');
    return { ...entry, id };
  });
}

function firstFree(id: string, taken: Set<string>, turns: Map<string, number>): string {
  let free = id;
  for (let turn = turns.get(id) ?? 2; taken.has(free); turn++) {
    free = `${id.slice(0, 56)}-${turn}`;
    turns.set(id, turn + 1);
  }
  taken.add(free);
  return free;
}

/** Every text without what cannot be written down: no half characters, no NUL; and with one kind of line ends. */
function writable(bundle: WorldBundle, notes: ImportNotes): WorldBundle {
  let removed = 0;
  const clean = (text: string): string => {
    const whole = text.replaceAll('\0', '').toWellFormed();
    if (whole !== text) removed++;
    return whole.replaceAll(/\r\n?/g, '\n');
  };
  const cleanOrNull = (text: string | null): string | null => (text === null ? null : clean(text));
  const entries = bundle.entries.map(({ source, ...entry }) => ({
    ...entry,
    id: clean(entry.id),
    name: clean(entry.name),
    aliases: entry.aliases.map(clean),
    tags: entry.tags.map(clean),
    text: clean(entry.text),
    date: cleanOrNull(entry.date),
    source: source && { ...source, document: clean(source.document), section: clean(source.section), quote: clean(source.quote) },
  }));
  const tomes = bundle.tomes.map((tome) => ({ ...tome, title: clean(tome.title), text: clean(tome.text) }));
  const { map = null, aiGenerated = false, aiPrompt = null, story = null } = bundle;
  const about = {
    name: clean(bundle.name),
    description: clean(bundle.description),
    map,
    aiGenerated,
    aiPrompt: cleanOrNull(aiPrompt),
    story: cleanOrNull(story),
  };
  notes.changed('A sign that cannot be kept was removed from a text', removed);
  return { ...bundle, ...about, entries, tomes };
}
