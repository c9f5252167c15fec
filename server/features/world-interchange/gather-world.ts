import { seenTome } from '#domain/world/tome.ts';
import type { Reader } from '#domain/permissions/audience.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { limits } from '#domain/limits/limits.ts';
import type { BundleEntry } from '#domain/world/bundle.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import type { VaultWorld } from '#server/features/world-formats/index.ts';
import { rewritePaths } from './rewrite-paths.ts';
import { readLore } from '#server/features/lore/index.ts';
import { worldTomes } from '#server/features/tomes/index.ts';
import type { worldFiles } from '#server/features/world-files/index.ts';
import { findWorld, listDamagedParts, listReadableFiles } from '#server/features/world-library/index.ts';
import type { WorldRow } from '#server/features/world-library/index.ts';
import { worldStore } from '#server/features/worlds/index.ts';

/** A world as it leaves, and where on this server each of its files lies. */
export interface GatheredWorld {
  world: VaultWorld;
  places: Map<string, string>;
}

/**
 * Gathers what somebody may read of a world, by the same ways as lists show it, and gives it to `use`, for as long as that
 * runs. Builders get everything.
 */
export async function gatherWorld<Result>(
  kernel: Kernel,
  worldId: string,
  reader: Reader,
  use: (gathered: GatheredWorld) => Promise<Result>,
): Promise<Result> {
  const row = await findWorld(kernel.database.sql, reader.id, worldId);
  if (!row) throw new Refusal('world.notFound');
  const rows = await listReadableFiles(kernel.database.sql, worldId, reader, { limit: limits.filesPerWorld, offset: 0 });
  return kernel.files.lend(
    rows.map(({ path }) => path),
    async (places) => use(await gather(kernel, row, reader, { rows, places })),
  );
}

async function gather(
  { database: { sql } }: Kernel,
  row: WorldRow,
  reader: Reader,
  { rows, places }: { rows: worldFiles.FileRow[]; places: Map<string, string> },
): Promise<GatheredWorld> {
  const worldId = row.id;
  const files = present(rows, places);
  const paths = pathsOf(files);
  const pathOf = (path: string | null) => (path === null ? null : (paths.get(path) ?? null));
  const tomes = (await worldTomes.selectTomes(sql, worldId, reader)).flatMap((tome) => seenTome(tome, reader) ?? []);
  const world: VaultWorld = {
    name: row.name,
    description: row.description,
    entries: (await readLore(sql, worldId, reader)).map((entry) => toBundleEntry(entry, paths)),
    tomes: tomes.map(({ title, category, content, audience, file }) => {
      return { title, category, text: rewritePaths(content, paths), file: pathOf(file?.path ?? null), audience };
    }),
    files: files.map(({ path, type }) => ({ path: paths.get(path) ?? path, type })),
    map: pathOf(row.mapPath),
    aiGenerated: row.aiGenerated,
    aiPrompt: row.role === 'owner' ? row.aiPrompt : null,
    story: await worldStore.findStory(sql, worldId),
    missing: (await listDamagedParts(sql, worldId, reader)).filter(({ isRemoved }) => !isRemoved).map(({ name }) => name),
  };
  return { world, places: new Map(files.map(({ path }) => [paths.get(path) ?? path, places.get(path) ?? ''])) };
}

function toBundleEntry(entry: SeenEntry, paths: Map<string, string>): BundleEntry {
  const { id, category, name, aliases, tags, text, audience, date, image, source } = entry;
  const picture = image === null ? null : (paths.get(image) ?? null);
  return { id, category, name, aliases, tags, text: rewritePaths(text, paths), audience, date, image: picture, source };
}

/** Files that are where they were put; one that is not keeps nobody from the others. */
function present(rows: worldFiles.FileRow[], places: Map<string, string>): worldFiles.FileRow[] {
  for (const { path } of rows) if (!places.has(path)) log.fault('A file is not where it was put', new Error(path));
  return rows.filter(({ path }) => places.has(path));
}

/** What each file is called outside: by its own name, and of several with one name each in a folder of its own, but the first. */
function pathsOf(files: worldFiles.FileRow[]): Map<string, string> {
  const paths = new Map<string, string>();
  const turns = new Map<string, number>();
  for (const { path, name } of files.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    paths.set(path, turn === 1 ? name : `${turn}/${name}`);
  }
  return paths;
}
