import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectEmbedded } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { startPglite } from '#server/kernel/embedded/pglite.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}node_modules/.cache/hearthlore/`;

/** What copies are made of: an empty database and one with the schema, each as an archive, and the latter as a folder. */
const kinds = { empty: '.tar', template: '.tar', folder: '' } as const;
type Kind = keyof typeof kinds;
const loaded = new Map<Kind, Promise<Blob>>();

/**
 * An embedded database with the schema and nothing else, to start copies from. Making one takes seconds, so it stays on
 * disk until a migration or the engine changes.
 */
export const templateDump = (): Promise<Blob> => load('template');

/** An embedded database in which nothing is, kept as `templateDump` is. */
export const emptyDump = (): Promise<Blob> => load('empty');

/**
 * Puts an embedded database with the schema and nothing else into a data folder, as a build without ids would have left it. For tests of
 * what comes after the first start: that one makes a database, which takes the engine longer than all of such a test.
 */
export async function fillDataFolder(dataDir: string): Promise<void> {
  if (!existsSync(placeOf('folder'))) await make();
  cpSync(placeOf('folder'), join(dataDir, 'database'), { recursive: true });
}

const placeOf = (kind: Kind) => `${folder}${kind}-${versionOf()}${kinds[kind]}`;

function load(kind: Kind): Promise<Blob> {
  const found = loaded.get(kind) ?? read(kind);
  loaded.set(kind, found);
  return found;
}

async function read(kind: Kind): Promise<Blob> {
  if (!existsSync(placeOf(kind))) await make();
  return new Blob([readFileSync(placeOf(kind))]);
}

async function make(): Promise<void> {
  const fresh = `${folder}fresh-${randomUUID()}`;
  mkdirSync(fresh, { recursive: true });
  const embedded = await startPglite({ folder: join(fresh, 'folder') });
  const database = connectEmbedded(embedded);
  await write(join(fresh, 'empty'), await embedded.dump());
  await migrate(database.pool);
  await write(join(fresh, 'template'), await embedded.dump());
  await database.close();
  for (const old of readdirSync(folder)) if (isOld(old)) rmSync(folder + old, { recursive: true, force: true });
  for (const kind of ['empty', 'template', 'folder'] as const) putInPlace(join(fresh, kind), placeOf(kind));
  rmSync(fresh, { recursive: true, force: true });
}

const write = async (file: string, dump: Blob) => writeFileSync(file, Buffer.from(await dump.arrayBuffer()));

/** Made from other migrations or by another engine. */
const isOld = (name: string) => /^(?:empty|template|folder)-/.test(name) && !name.includes(versionOf());

/** Another worker may have made the same one: a file replaces an equal one, and a folder that is there stays. */
function putInPlace(made: string, place: string): void {
  try {
    renameSync(made, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}

function versionOf(): string {
  const migrations = readdirSync(`${root}server/migrations`).filter((each) => each.endsWith('.sql'));
  const files = ['node_modules/@electric-sql/pglite/package.json', ...migrations.toSorted().map((each) => `server/migrations/${each}`)];
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex').slice(0, 16);
}
