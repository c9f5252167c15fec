import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { connectEmbedded } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { startPglite } from '#server/kernel/embedded/pglite.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}node_modules/.cache/hearthlore/`;
let loaded: Promise<Blob> | undefined;

/**
 * An embedded database with the schema and nothing else, to start copies from. Making one takes seconds, so it stays on
 * disk until a migration or the engine changes.
 */
export function templateDump(): Promise<Blob> {
  return (loaded ??= load());
}

async function load(): Promise<Blob> {
  const name = `template-${versionOf()}.tar`;
  if (!existsSync(folder + name)) await make(name);
  return new Blob([readFileSync(folder + name)]);
}

async function make(name: string): Promise<void> {
  const embedded = await startPglite({ folder: null });
  const database = connectEmbedded(embedded);
  await migrate(database.pool);
  const dump = await embedded.dump();
  await database.close();
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.startsWith('template-')) rmSync(folder + old, { force: true });
  // Another worker may be making the same one: whoever comes last replaces it by an equal one.
  const fresh = `${folder}fresh-${randomUUID()}`;
  writeFileSync(fresh, Buffer.from(await dump.arrayBuffer()));
  renameSync(fresh, folder + name);
}

function versionOf(): string {
  const migrations = readdirSync(`${root}server/migrations`).filter((each) => each.endsWith('.sql'));
  const files = ['node_modules/@electric-sql/pglite/package.json', ...migrations.toSorted().map((each) => `server/migrations/${each}`)];
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex').slice(0, 16);
}
