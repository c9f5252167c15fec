import { randomUUID } from 'node:crypto';
import { isReadyStory } from '#domain/ready-stories.ts';
import { safeFileName } from '#domain/chat/upload.ts';
import type { Actor } from '#domain/account/account.ts';
import type { Tome } from '#domain/world/tome.ts';
import type { WorldBundle } from '#domain/world/bundle.ts';
import type { WorldImport } from '#domain/world/import.ts';
import { personTopic } from '#contract/realtime/topics.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { writeInSlices } from '#server/kernel/calls/write-in-slices.ts';
import type { ReadWorld } from './read-import.ts';
import { rewritePaths } from './rewrite-paths.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { wholeLore } from '#server/features/lore/index.ts';
import { worldTomes } from '#server/features/tomes/index.ts';
import { worldFiles } from '#server/features/world-files/index.ts';
import { removeWorldFiles } from '#server/features/world-library/index.ts';
import { worldChanges, worldStore } from '#server/features/worlds/index.ts';

interface StoredFile {
  path: string;
  name: string;
  type: string;
  size: number;
}

/** Entries or tomes written at a time: few, for the embedded database does nothing else meanwhile. */
const ITEMS_WRITTEN_AT_ONCE = 8;

interface Writing {
  worldId: string;
  by: { id: string; name: string };
  read: ReadWorld;
  stored: Map<string, StoredFile>;
}

/** What comes in together with a world and is hidden as long as it is: a campaign that plays in it. */
export interface Companion {
  /** Writes it, once everything of the world is written. */
  fill(worldId: string): Promise<void>;
  /** Shows it, in the transaction that shows the world. */
  reveal(tx: Tx): Promise<void>;
  /** Removes what was written of it, because something failed. */
  drop(): Promise<void>;
}

/**
 * Makes a new world of what was imported. It is written in short transactions, hidden from everybody until the last one
 * gives it to its owner; where any of them fails, nothing of it stays. One that a crash leaves behind is forgotten as
 * deleted worlds are.
 */
export async function keepImport(kernel: Kernel, actor: Actor, read: ReadWorld, withIt: Companion | null = null): Promise<WorldImport> {
  const worldId = randomUUID();
  const stored = placeFiles(worldId, read, kernel.now());
  try {
    await write(kernel, { worldId, by: authorOf(actor), read, stored }, withIt);
  } catch (error) {
    await withIt?.drop();
    await worldStore.deleteWorld(kernel.database.sql, worldId);
    await removeWorldFiles(kernel, worldId);
    throw error;
  }
  const { kind, about, entries, tomes, files, report } = read;
  return { worldId, name: about.name, kind, entries: entries.length, tomes: tomes.length, files: files.length, ...report };
}

async function write(kernel: Kernel, writing: Writing, withIt: Companion | null): Promise<void> {
  const { worldId, by, read, stored } = writing;
  const { entries, tomes, files, about } = read;
  const { name, description, map, aiGenerated, aiPrompt, story } = about;
  const bytes = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
  await transact(kernel, async (tx) => {
    await kernel.storedBytes.reserve(tx.sql, by.id, bytes);
    await worldStore.insertHiddenWorld(tx.sql, { id: worldId, name, description, aiGenerated, aiPrompt }, tx.now);
    if (story !== null && isReadyStory(story)) await worldStore.saveStory(tx.sql, worldId, story);
    await worldFiles.insertFiles(
      tx.sql,
      worldId,
      [...stored.values()].map((file) => ({ ...file, createdAt: tx.now })),
      by.id,
    );
  });
  // After the world, which takes along whatever a crash leaves of them.
  for (const { path, place } of files) await kernel.files.keep(stored.get(path)?.path ?? '', place);
  await writeInSlices(kernel, entries, ITEMS_WRITTEN_AT_ONCE, (tx, some) => writeEntries(tx, writing, some));
  const began = kernel.now();
  await writeInSlices(kernel, tomes, ITEMS_WRITTEN_AT_ONCE, (tx, some, n) => writeTomes(tx, writing, some, new Date(began.getTime() - n)));
  await withIt?.fill(worldId);
  const picture = map === null ? undefined : stored.get(map);
  await transact(kernel, async (tx) => {
    if (picture?.type.startsWith('image/')) await worldStore.saveMap(tx.sql, worldId, picture.path, picture.name);
    await worldChanges.insertChange(
      tx.sql,
      { worldId, subject: 'world', subjectId: worldId, subjectName: name, actor: by, action: 'imported' },
      tx.now,
    );
    await worldStore.revealWorld(tx.sql, worldId, by.id, tx.now);
    tx.emit(personTopic(by.id), { type: 'worlds.changed', worldId });
    await withIt?.reveal(tx);
  });
}

/** Where each file goes: those of tomes as uploads do, all others as pictures; numbered, so that their order stays. */
function placeFiles(worldId: string, { files, tomes }: ReadWorld, now: Date): Map<string, StoredFile> {
  const ofTomes = new Set(tomes.map(({ file }) => file));
  const placeOf = ({ path, type, size }: ReadWorld['files'][number], n: number): StoredFile => {
    const name = safeFileName(path);
    const stamp = `${now.getTime()}${String(n).padStart(4, '0')}`;
    const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
    const place = ofTomes.has(path) ? `${worldId}/tomes/${stamp}-${name}` : `worlds/${worldId}/${stamp}${ending.toLowerCase()}`;
    return { path: place, name, type, size };
  };
  return new Map(files.map((file, n) => [file.path, placeOf(file, n)]));
}

function pathsOf({ stored }: Writing): Map<string, string> {
  return new Map([...stored].map(([path, file]) => [path, file.path]));
}

async function writeEntries(tx: Tx, writing: Writing, entries: WorldBundle['entries']): Promise<void> {
  const paths = pathsOf(writing);
  const moved = entries.map((entry) => ({
    ...entry,
    text: rewritePaths(entry.text, paths),
    image: entry.image === null ? null : (paths.get(entry.image) ?? null),
  }));
  await wholeLore.fillWorld(tx, writing, moved, 'imported');
}

/** Lists show the newest first; so that the order stays, each tome is a little older than the one before. */
async function writeTomes(tx: Tx, writing: Writing, tomes: WorldBundle['tomes'], newest: Date): Promise<void> {
  const { worldId, by, stored } = writing;
  const paths = pathsOf(writing);
  const written: Tome[] = tomes.map(({ title, category, text, file, audience = 'everyone' }, n) => {
    const at = new Date(newest.getTime() - n).toISOString();
    const versions = { title: 1, content: 1, category: 1, audience: 1 };
    const held = file === null ? null : (stored.get(file) ?? null);
    const about = { title, category, content: rewritePaths(text, paths), audience, file: held };
    return { id: randomUUID(), worldId, ...about, versions, createdAt: at, updatedAt: at };
  });
  for (const tome of written) await worldTomes.saveTome(tx.sql, tome);
  const changes = written.map(({ id, title }) => {
    return { worldId, subject: 'tome' as const, subjectId: id, subjectName: title, actor: by, action: 'imported' as const };
  });
  await worldChanges.insertChanges(tx.sql, changes, tx.now);
}
