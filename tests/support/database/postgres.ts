import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { migrate } from '#server/kernel/database/migrate.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { socketsOf, startCluster } from './postgres-cluster.ts';
import { postgresFolder } from './postgres-folder.ts';

const patienceMs = 60_000;
const Outcome = z.union([z.object({ port: z.number() }), z.object({ missing: z.string() }), z.object({ fault: z.string() })]);
type Outcome = z.infer<typeof Outcome>;

/** Why this system has no real PostgreSQL for the tests, to skip them with; undefined when there is one. */
export async function whyNoPostgres(): Promise<string | undefined> {
  const outcome = await cluster();
  return 'missing' in outcome ? outcome.missing : undefined;
}

/** The address of a new database with the schema and nothing else on a real PostgreSQL, which the first call of a test run starts. */
export async function freshDatabaseUrl(): Promise<string> {
  return makeDatabase(await address(), withSchema);
}

/**
 * The same, by a socket of the system in place of the network: a statement then takes a quarter less of the processor. `fill` writes what
 * else is in it, once in a run: what it wrote is copied.
 */
export async function nearDatabaseUrl(fill?: (url: string) => Promise<void>): Promise<string> {
  const server = await address();
  if (fill) await (filled ??= makeFilled(server, fill));
  const { port, pathname } = new URL(await makeDatabase(server, fill ? withContent : withSchema));
  return `postgresql://postgres@${encodeURIComponent(socketsOf(postgresFolder()))}:${port}${pathname}`;
}

/** The address of a new database on a real PostgreSQL in which nothing is. */
export async function emptyDatabaseUrl(): Promise<string> {
  return makeDatabase(await address(), 'template1');
}

/** A database with the schema that nobody connects to: the others are copies of it. */
const withSchema = 'with_schema';
/** The same with what comes with the product. */
const withContent = 'with_content';
/** For this process: when there is one. */
let filled: Promise<void> | undefined;
/** What processes that want it at the same time wait for: one of them makes it. */
const FILLING_LOCK = 1;

async function address(): Promise<string> {
  const outcome = await cluster();
  if (!('port' in outcome)) throw new Error('missing' in outcome ? outcome.missing : outcome.fault);
  return addressAt(outcome.port);
}

const addressAt = (port: number) => `postgresql://postgres@127.0.0.1:${port}`;

async function makeDatabase(server: string, template: string, name = `test_${randomBytes(8).toString('hex')}`): Promise<string> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  if (name.startsWith('test_')) made.add(name);
  return `${server}/${name}`;
}

/** Databases that this process made and has not dropped. */
const made = new Set<string>();

/** Drops the databases that this process made, whoever is connected to them: a file of tests has ended, and memory is for the next. */
export async function dropDatabases(): Promise<void> {
  if (made.size === 0) return;
  const names = [...made];
  made.clear();
  const client = new pg.Client(`${await address()}/postgres`);
  await client.connect();
  for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}

async function makeTemplate(server: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: await makeDatabase(server, 'template1', withSchema) });
  await migrate(pool);
  await pool.end();
}

/** Makes the database with content, unless another process has. It gets its name when it is whole. */
async function makeFilled(server: string, fill: (url: string) => Promise<void>): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [FILLING_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [withContent]);
    if (rowCount !== 0) return;
    const name = `${withContent}_${randomBytes(4).toString('hex')}`;
    await fill(await makeDatabase(server, withSchema, name));
    await client.query(`alter database ${name} rename to ${withContent}`);
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
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
    if (typeof binaries !== 'string') {
      const { port } = await startCluster(binaries, folder);
      await makeTemplate(addressAt(port));
      return { port };
    }
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
