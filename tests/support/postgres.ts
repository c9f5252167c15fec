import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { postgresBinaries } from './postgres-binaries.ts';
import { startCluster } from './postgres-cluster.ts';
import { postgresFolder } from './postgres-folder.ts';

const patienceMs = 60_000;
const Outcome = z.union([z.object({ port: z.number() }), z.object({ missing: z.string() }), z.object({ fault: z.string() })]);
type Outcome = z.infer<typeof Outcome>;

/** Why this system has no real PostgreSQL for the tests, to skip them with; undefined when there is one. */
export async function whyNoPostgres(): Promise<string | undefined> {
  const outcome = await cluster();
  return 'missing' in outcome ? outcome.missing : undefined;
}

/** The address of a new, empty database on a real PostgreSQL, which the first call of a test run starts. */
export async function freshDatabaseUrl(): Promise<string> {
  const outcome = await cluster();
  if (!('port' in outcome)) throw new Error('missing' in outcome ? outcome.missing : outcome.fault);
  const server = `postgresql://postgres@127.0.0.1:${outcome.port}`;
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}

// All workers share one server: the one that makes the folder starts it, the others wait for what comes of that.
async function cluster(): Promise<Outcome> {
  const folder = postgresFolder();
  const file = join(folder, 'outcome.json');
  if (makeFolder(folder)) {
    writeFileSync(`${file}.new`, JSON.stringify(await start(folder)));
    renameSync(`${file}.new`, file);
  }
  const until = Date.now() + patienceMs;
  while (!existsSync(file)) {
    if (Date.now() > until) throw new Error(`PostgreSQL was not started within ${patienceMs / 1000} s, see ${folder}`);
    await pause(50);
  }
  const outcome = Outcome.parse(JSON.parse(readFileSync(file, 'utf8')));
  if ('fault' in outcome) throw new Error(outcome.fault);
  return outcome;
}

async function start(folder: string): Promise<Outcome> {
  try {
    const binaries = postgresBinaries(join(folder, 'native'));
    if (typeof binaries !== 'string') return { port: (await startCluster(binaries, folder)).port };
    console.warn(`Tests on a real PostgreSQL are skipped: ${binaries}.`);
    return { missing: binaries };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
