import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster } from './postgres-cluster.ts';
import { isRunning, quickFolder } from '#tests/support/quick-folder.ts';
import { ownerOf, postgresFolder } from './postgres-folder.ts';

/** Before the tests: names the folder for this run's PostgreSQL and clears away what runs that were cut off left behind. */
export async function setup(): Promise<void> {
  postgresFolder();
  for (const place of new Set([tmpdir(), quickFolder()]))
    for (const name of readdirSync(place).filter(isAbandoned)) await clear(join(place, name));
}

/** After the tests: stops PostgreSQL if a test needed it, and removes its folder. */
export async function teardown(): Promise<void> {
  await clear(postgresFolder());
}

async function clear(folder: string): Promise<void> {
  if (existsSync(folder)) await removeCluster(serverIn(folder), folder);
}

function isAbandoned(name: string): boolean {
  const owner = ownerOf(name);
  return owner !== undefined && owner !== process.pid && !isRunning(owner);
}

function serverIn(folder: string): number | undefined {
  const file = join(folder, 'data', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}
