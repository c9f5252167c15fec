import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Pool } from 'pg';
import { z } from 'zod';
import { StartError } from '#server/kernel/start-error.ts';
import { lookInto } from './contents.ts';
import { MARKER, readMarker, writeMarker } from './marker.ts';
import { wayBack, wayBackOnPostgres } from './way-back.ts';

const KEY = 'installation.id';

/** A database that is open. */
interface Opened {
  engine: 'pglite' | 'postgres';
  /** Where it is, for people. */
  place: string;
  pool: Pool;
}

/** Whose a database is: an id, an earlier build's that gave none, or nobody's, for it holds nothing. */
type Owner = { id: string } | 'unnamed' | 'nobody';

/**
 * Refuses with a StartError where the database and the data folder are not of one installation: a database that holds
 * nothing beside a folder that does, or the database of another installation. Asked before anything is changed.
 */
export async function checkBelonging(database: Opened, dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  const contents = lookInto(folder);
  const owner = await findOwner(database);
  const { marker } = contents;
  if (owner === 'nobody' && contents.traces.length > 0) {
    const way = database.engine === 'postgres' ? wayBackOnPostgres(folder, contents) : wayBack(folder, contents);
    throw new StartError(
      `The database ${database.place} is empty, but the data folder ${folder} belongs to an installation: there is ${contents.traces.join(', ')}. ` +
        `Check DATABASE_URL, choose an empty folder with DATA_DIR for a new installation, or ${way}`,
    );
  }
  if (marker !== null && typeof owner === 'object' && owner.id !== marker.installation) {
    throw new StartError(
      `The database ${database.place} belongs to installation ${owner.id}, but the data folder ${folder} to installation ${marker.installation}. ` +
        `Put together what belongs together. If these do, remove the file ${join(folder, MARKER)} and start again.`,
    );
  }
}

/** Gives the database and the data folder the id of their installation, where they have none yet. The database is up to date. */
export async function noteBelonging(database: Opened, dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  const marker = readMarker(folder);
  await database.pool.query('insert into setting (key, value) values ($1, $2) on conflict do nothing', [
    KEY,
    JSON.stringify(marker?.installation ?? randomUUID()),
  ]);
  const owner = await findOwner(database);
  if (typeof owner === 'string') throw new Error('The database does not keep the id of its installation.');
  const installation = owner.id;
  const kind = database.engine === 'pglite' ? 'embedded' : 'postgres';
  if (marker?.installation === installation && marker.database === kind) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeMarker(folder, { installation, database: kind });
}

async function findOwner({ pool }: Opened): Promise<Owner> {
  const { rows: tables } = await pool.query<{ used: boolean }>(
    "select to_regclass('migration') is not null and to_regclass('setting') is not null as used",
  );
  if (tables[0]?.used !== true) return 'nobody';
  const { rows } = await pool.query<{ value: unknown }>('select value from setting where key = $1', [KEY]);
  const { success, data } = z.uuid().safeParse(rows[0]?.value);
  return success ? { id: data } : 'unnamed';
}
