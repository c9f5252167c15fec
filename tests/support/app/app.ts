import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import type { App, Parts } from '#server/app.ts';
import { connectEmbedded, openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { openFileStore } from '#server/kernel/files/file-store.ts';
import { openMailer } from '#server/kernel/mail.ts';
import { startPglite } from '#server/kernel/embedded/pglite.ts';
import { scriptedModel } from '#tests/support/services/scripted-model.ts';
import { nearDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { tier } from '#tests/support/tier.ts';
import { templateDump } from '#tests/support/database/template-dump.ts';
import { seedListings } from '#server/features/market/upkeep.ts';
import { seedReadyWorlds } from '#server/features/world-library/upkeep.ts';
import { openModel } from '#server/features/model/index.ts';

const DEADLINES = { firstContentMs: 5000, stallMs: 5000, totalMs: 30_000 };

/** A fresh embedded database with the schema. */
export async function freshEmbedded(): Promise<Database> {
  return connectEmbedded(await startPglite({ folder: null, dump: await templateDump() }));
}

/** Whether tests that do not ask for an engine run on a real PostgreSQL. */
const hasPostgres = async () => tier.engine === 'postgres' && (await whyNoPostgres()) === undefined;

/**
 * A fresh database with the schema: on a real PostgreSQL, where one is made in a tenth of the time, unless this system has none or
 * the run is to be on the embedded engine (`npm run test:nightly`).
 */
export async function freshDatabase(): Promise<Database> {
  if (!(await hasPostgres())) return freshEmbedded();
  return openDatabase({ databaseUrl: await nearDatabaseUrl(), dataDir: '' });
}

/** The real app on a real database, listening on a port of its own. */
export interface TestApp extends App {
  url: string;
  database: Database;
  model: ReturnType<typeof scriptedModel>;
  end(): Promise<void>;
}

export interface Options extends Partial<Omit<Parts, 'database' | 'model'>> {
  /** A real PostgreSQL that has a database already. */
  databaseUrl?: string;
  /** A fresh database of the embedded engine, for what is about that engine; without it, of the engine that tests run on. */
  embedded?: boolean;
  /** A database that is open already, e.g. to start a second server or to start again. */
  database?: Database;
  model?: Parts['model'];
  /** Where it listens; anywhere without one. */
  port?: number;
}

/** Writes the worlds and listings that come with the product, as its first start does; each later one only looks whether they are as it ships them. */
async function writeContent(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const [{ sql }, now] = [database, new Date()];
  await seedReadyWorlds(sql, now);
  await seedListings({ sql, now });
  await database.close();
}

async function openFor(databaseUrl: string | undefined, embedded: boolean): Promise<Database> {
  if (databaseUrl) return openDatabase({ databaseUrl, dataDir: '' });
  if (embedded || !(await hasPostgres())) return freshEmbedded();
  return openDatabase({ databaseUrl: await nearDatabaseUrl(writeContent), dataDir: '' });
}

/** Starts the app for a test; `end` stops it and, unless it was given one, its database. */
export async function startApp({
  databaseUrl,
  embedded = false,
  database: given,
  model: real,
  port = 0,
  ...options
}: Options = {}): Promise<TestApp> {
  const database = given ?? (await openFor(databaseUrl, embedded));
  const model = scriptedModel();
  const dataDir = join(tmpdir(), `hearthlore-test-${randomUUID()}`);
  const app = await createApp({
    database,
    model: real ?? model,
    openModel: (choice) => openModel({ ...choice, ...DEADLINES }),
    signups: 'open',
    // Tests act at the speed of programs, and from one address; those about brakes say which hold.
    brakes: null,
    dataDir,
    store: await openFileStore({ dataDir: options.dataDir ?? dataDir, bucket: null }),
    now: () => new Date(),
    publicUrl: null,
    trustProxy: false,
    host: '127.0.0.1',
    mailer: openMailer(null),
    google: null,
    // As cheap as the algorithm allows.
    passwordCost: { memory: 8, passes: 1 },
    // And nobody listens for how long an answer takes, but where that is tested.
    answerFloors: new Map(),
    pages: (_request, response) => {
      response.writeHead(404).end();
      return true;
    },
    pace: 0,
    narrators: 4,
    modelPrice: null,
    pushContact: 'mailto:table@example.org',
    ...options,
  }).catch(async (error: unknown) => {
    // Other files run in this process after a start that failed.
    if (!given) await database.close();
    throw error;
  });
  await new Promise<void>((resolve) => app.server.listen(port, '127.0.0.1', resolve));
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no address.');
  return {
    ...app,
    url: `http://127.0.0.1:${address.port}`,
    database,
    model,
    async end() {
      await app.close();
      if (!given) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
