import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { safeFileName } from '#domain/chat/upload.ts';
import { limits } from '#domain/limits/limits.ts';
import { partKey } from '#domain/market/update/part-key.ts';
import type { Installed, Part } from '#domain/market/update/part.ts';
import { loreFields } from '#domain/world/lore/entry.ts';
import type { LoreFields } from '#domain/world/lore/entry.ts';
import type { Tome, TomeFile } from '#domain/world/tome.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readLore } from '#server/features/lore/index.ts';
import { worldTomes } from '#server/features/tomes/index.ts';
import { rewritePaths } from '#server/features/world-interchange/index.ts';
import type { ReadWorld } from '#server/features/world-interchange/index.ts';
import { findWorld, listReadableFiles } from '#server/features/world-library/index.ts';

const everything = { id: '', builds: true };

/** The part that stands for the world itself: its name, its description and its map. */
const worldPart = (fields: { name: string; description: string; map: string | null }): Part => ({
  key: partKey('world', 'world'),
  kind: 'world',
  name: fields.name,
  fields,
});
const entryPart = (entry: LoreFields & { id: string }): Part => ({
  key: partKey('entry', entry.id),
  kind: 'entry',
  name: entry.name,
  fields: Object.fromEntries(loreFields.map((field) => [field, entry[field]])),
});
const tomePart = ({
  id,
  title,
  content,
  category,
  audience,
  file,
}: Omit<Tome, 'worldId' | 'versions' | 'createdAt' | 'updatedAt'>): Part => ({
  key: partKey('tome', id),
  kind: 'tome',
  name: title,
  fields: { title, content, category, audience, file },
});

/** A world as it stands, part by part. */
export async function partsOfWorld(sql: Sql, userId: string, worldId: string): Promise<Part[]> {
  const row = await findWorld(sql, userId, worldId);
  if (!row) return [];
  const { name, description, mapPath } = row;
  return [
    worldPart({ name, description, map: mapPath }),
    ...(await readLore(sql, worldId, everything)).map(entryPart),
    ...(await worldTomes.selectTomes(sql, worldId, everything)).map(tomePart),
  ];
}

async function digestOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

/** The files of a world with the SHA-256 of each, by which the same file is known in a newer version. */
export async function filesOfWorld({ files, database: { sql } }: Kernel, worldId: string): Promise<Installed['files']> {
  const known: Installed['files'] = [];
  for (const { path } of await listReadableFiles(sql, worldId, everything, { limit: limits.filesPerWorld, offset: 0 })) {
    const found = await files.read(path);
    if (found) known.push({ path, sha256: await digestOf(found) });
  }
  return known;
}

/** A file of a newer version that the world does not have yet, and where it was laid meanwhile. */
export interface FreshFile extends TomeFile {
  place: string;
}

/** A newer version of a world, as it would stand in the world that was installed. */
export interface NewWorld {
  parts: Part[];
  files: Installed['files'];
  fresh: FreshFile[];
}

interface Into {
  worldId: string;
  base: Installed | null;
  mine: readonly Part[];
}

/**
 * A newer version as it would stand in an installed world: with the paths of files that are there already, and the ids of tomes that
 * it has brought before. Tomes are known by what they were called.
 */
export async function partsOfNewWorld({ database: { sql } }: Kernel, read: ReadWorld, { worldId, base, mine }: Into): Promise<NewWorld> {
  const there = await listReadableFiles(sql, worldId, everything, { limit: limits.filesPerWorld, offset: 0 });
  const held = new Map(there.map(({ path, name, type, size }) => [path, { path, name, type, size }]));
  const ofTomes = new Set(read.tomes.map(({ file }) => file));
  const placed = new Map<string, TomeFile>();
  const files: Installed['files'] = [];
  const fresh: FreshFile[] = [];
  for (const { path, type, size, place } of read.files) {
    const sha256 = await digestOf(createReadStream(place));
    const known = base?.files.find((each) => each.sha256 === sha256 && held.has(each.path));
    const target = known?.path ?? pathFor({ worldId, sha256, name: safeFileName(path), ofTome: ofTomes.has(path) });
    const file = held.get(target) ?? { path: target, name: safeFileName(path), type, size };
    if (!held.has(target)) fresh.push({ ...file, place });
    held.set(target, file);
    placed.set(path, file);
    files.push({ path: target, sha256 });
  }
  return { files, fresh, parts: partsIn(read, placed, base?.parts ?? mine) };
}

/** Where a new file goes: under what it holds, so that it is the same place however often one looks. */
function pathFor({ worldId, sha256, name, ofTome }: { worldId: string; sha256: string; name: string; ofTome: boolean }): string {
  const mark = sha256.slice(0, 24);
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return ofTome ? `${worldId}/tomes/${mark}-${name}` : `worlds/${worldId}/${mark}${ending.toLowerCase()}`;
}

function partsIn({ about, entries, tomes }: ReadWorld, placed: ReadonlyMap<string, TomeFile>, before: readonly Part[]): Part[] {
  const paths = new Map([...placed].map(([path, file]) => [path, file.path]));
  const pathOf = (path: string | null) => (path === null ? null : (paths.get(path) ?? null));
  const map = about.map === null ? undefined : placed.get(about.map);
  const earlier = before.filter(({ kind }) => kind === 'tome');
  const tomeId = (title: string): string => {
    const at = earlier.findIndex(({ fields }) => fields['title'] === title);
    const [found] = at < 0 ? [] : earlier.splice(at, 1);
    return found ? found.key.slice(partKey('tome', '').length) : randomUUID();
  };
  return [
    worldPart({ name: about.name, description: about.description, map: map?.type.startsWith('image/') ? map.path : null }),
    ...entries.map((entry) => entryPart({ ...entry, text: rewritePaths(entry.text, paths), image: pathOf(entry.image) })),
    ...tomes.map(({ title, category, text, file, audience = 'everyone' }) => {
      const held = file === null ? null : (placed.get(file) ?? null);
      return tomePart({ id: tomeId(title), title, category, content: rewritePaths(text, paths), audience, file: held });
    }),
  ];
}
