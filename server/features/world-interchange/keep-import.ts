import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { safeFileName } from '#domain/chat/upload.ts';
import type { Actor } from '#domain/account/account.ts';
import type { Tome } from '#domain/world/tome.ts';
import type { WorldBundle } from '#domain/world/bundle.ts';
import type { WorldImport } from '#domain/world/import.ts';
import { personTopic } from '#contract/realtime/topics.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import type { ReadWorld } from './read-import.ts';
import { rewritePaths } from './rewrite-paths.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { fillWorld } from '#server/features/lore/index.ts';
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

/**
 * Makes a new world of what was imported. It is written in short transactions, hidden from everybody until the last one
 * gives it to its owner; where any of them fails, nothing of it stays. One that a crash leaves behind is forgotten as
 * deleted worlds are.
 */
export async function keepImport(kernel: Kernel, actor: Actor, read: ReadWorld): Promise<WorldImport> {
  const worldId = randomUUID();
  const stored = placeFiles(worldId, read, kernel.now());
  try {
    await write(kernel, { worldId, by: authorOf(actor), read, stored });
  } catch (error) {
    await worldStore.deleteWorld(kernel.database.sql, worldId);
    await removeWorldFiles(kernel, worldId);
    throw error;
  }
  const { kind, about, entries, tomes, files, report } = read;
  return { worldId, name: about.name, kind, entries: entries.length, tomes: tomes.length, files: files.length, ...report };
}

async function write(kernel: Kernel, writing: Writing): Promise<void> {
  const { worldId, by, read, stored } = writing;
  const { entries, tomes, files, about } = read;
  const { name, description, map, aiGenerated, aiPrompt } = about;
  const bytes = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
  await transact(kernel, async (tx) => {
    await kernel.storedBytes.reserve(tx.sql, by.id, bytes);
    await worldStore.insertHiddenWorld(tx.sql, { id: worldId, name, description, aiGenerated, aiPrompt }, tx.now);
    await worldFiles.insertFiles(
      tx.sql,
      worldId,
      [...stored.values()].map((file) => ({ ...file, createdAt: tx.now })),
      by.id,
    );
  });
  // After the world, which takes along whatever a crash leaves of them.
  for (const { path, place } of files) await kernel.files.keep(stored.get(path)?.path ?? '', place);
  await writeInSlices(kernel, entries, (tx, some) => writeEntries(tx, writing, some));
  const began = kernel.now();
  await writeInSlices(kernel, tomes, (tx, some, n) => writeTomes(tx, writing, some, new Date(began.getTime() - n)));
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
  });
}

/** Writes a few at a time and rests as long as that took, so that what others read meanwhile takes no longer than before. */
async function writeInSlices<Item>(
  kernel: Kernel,
  items: readonly Item[],
  writeSome: (tx: Tx, some: Item[], n: number) => Promise<void>,
): Promise<void> {
  for (let n = 0; n < items.length; n += ITEMS_WRITTEN_AT_ONCE) {
    const began = performance.now();
    await transact(kernel, (tx) => writeSome(tx, items.slice(n, n + ITEMS_WRITTEN_AT_ONCE), n));
    await pause(performance.now() - began);
  }
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
  await fillWorld(tx, writing, moved, 'imported');
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
