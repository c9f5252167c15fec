import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/kernel/database/database.ts';
import { inProject } from '#server/kernel/in-project.ts';

const FOLDER = inProject('server', 'migrations');
/** The first migration that the old database lacks. */
const LACKS_FROM = '0005';
const MESSAGES = 300;
/** Bytes of one message, so that a backup takes a moment. */
const MESSAGE_BYTES = 4000;

/** The names of all migrations, in their order. */
const allMigrations = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

/** The migrations that an old database lacks. */
export const lackingMigrations = (): string[] => allMigrations().filter((name) => name >= LACKS_FROM);

/** Makes a database as one of the first builds left it, with a person, a campaign and messages. `environment` is that of a server. */
export async function makeOldDatabase(environment: Record<string, string>): Promise<void> {
  const database = await openDatabase(placeOf(environment));
  const { pool } = database;
  try {
    await pool.query('create table migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())');
    for (const name of allMigrations().filter((each) => each < LACKS_FROM)) {
      const text = readFileSync(join(FOLDER, name), 'utf8');
      await pool.query(text);
      await pool.query('insert into migration (name, sha256) values ($1, $2)', [name, createHash('sha256').update(text).digest('hex')]);
    }
    await pool.query(`insert into "user" (id, name, email) values ('oda', 'Oda', 'oda@example.org')`);
    await pool.query(`insert into world (id, name, owner_id, lore) values ('coast', 'The coast', 'oda', '{}')`);
    await pool.query(
      `insert into campaign (id, name, owner_id, world_id, play_state) values ('road', 'The salt road', 'oda', 'coast', '{}')`,
    );
    await pool.query(`insert into campaign_participant (campaign_id, user_id, seat) values ('road', 'oda', 'owner')`);
    await pool.query(
      `insert into message (id, campaign_id, author_id, author_name, role, content)
       select 'm' || n, 'road', 'oda', 'Oda', 'player', n || repeat(md5(n::text), ${MESSAGE_BYTES / 32}) from generate_series(1, ${MESSAGES}) n`,
    );
  } finally {
    await database.close();
  }
}

/** What an old database lacks of what was in it, after a server has started on it: one sentence each; none when all is there. */
export async function judgeOldDatabase(environment: Record<string, string>): Promise<string[]> {
  const database = await openDatabase(placeOf(environment));
  const count = async (text: string) => Number((await database.pool.query(text)).rows[0].count);
  try {
    const messages = await count(
      `select count(*) from message where campaign_id = 'road' and id = 'm' || position and content = position || repeat(md5(position::text), ${MESSAGE_BYTES / 32})`,
    );
    const seats = await count(
      `select count(*) from campaign_participant where campaign_id = 'road' and user_id = 'oda' and seat = 'owner'`,
    );
    const { rows } = await database.pool.query<{ name: string }>('select name from migration order by name');
    const made = rows.map(({ name }) => name);
    return [
      ...(messages === MESSAGES ? [] : [`${MESSAGES - messages} of ${MESSAGES} messages are not there`]),
      ...(seats === 1 ? [] : ['the seat is not there']),
      ...(made.join() === allMigrations().join() ? [] : [`the migrations made are ${made.join(', ')}`]),
    ];
  } finally {
    await database.close();
  }
}

const placeOf = (environment: Record<string, string>) => ({
  databaseUrl: environment['DATABASE_URL'] ?? null,
  dataDir: environment['DATA_DIR'] ?? '',
});
