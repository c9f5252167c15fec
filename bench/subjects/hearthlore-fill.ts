import { sql as raw } from 'drizzle-orm';
import type { Pool } from 'pg';
import { openingState } from '#domain/narration/play-state.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { branchStore } from '#server/features/campaign-documents/index.ts';
import { HISTORY, WORDS, hall, tables, told, watched } from './dataset.ts';
import type { Member, Room } from './dataset.ts';
import type { Store } from './subject.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';

/** Writes the people with sessions, their tables and the history straight into the database, which is quicker than signing up. */
export async function fillHearthlore(store: Store): Promise<void> {
  const database = await openDatabase(store);
  await migrate(database.pool);
  await fillWorld(database.pool);
  const rooms = [...tables, hall, told, watched];
  await fillPeople(
    database.pool,
    rooms.flatMap((room) => room.members),
  );
  await fillTables(database, rooms);
  await fillMessages(database.pool, tables, HISTORY);
  await database.pool.query('analyze');
  await database.close();
}

/** Writes the world that all tables of the bench are in. */
export async function fillWorld(pool: Pool): Promise<void> {
  await pool.query(`insert into world (id, name) values ('bench-world', 'The Bench')`);
}

/** Writes people, each with a session that lasts for the day. */
export async function fillPeople(pool: Pool, people: Member[]): Promise<void> {
  await pool.query(
    `insert into "user" (id, name, email, email_verified)
     select id, name, id || '@example.org', true from jsonb_to_recordset($1) as given (id text, name text)`,
    [JSON.stringify(people)],
  );
  await pool.query(
    `insert into session (id, token, user_id, expires_at)
     select id, token, id, now() + interval '1 day' from jsonb_to_recordset($1) as given (id text, token text)`,
    [JSON.stringify(people)],
  );
}

/** Writes tables in the world of the bench, the first of each table as its owner. */
export async function fillTables({ pool, sql }: Pick<Database, 'pool' | 'sql'>, rooms: Room[]): Promise<void> {
  await sql.transaction(async (tx) => {
    for (const { id } of rooms) {
      await tx.execute(raw`
        insert into campaign (id, name, owner_id, world_id, branch_id, settings)
        values (${id}, ${id}, ${`${id}-0`}, 'bench-world', ${id}, jsonb_build_object('narratorMode', ${[told, watched].some((room) => room.id === id) ? 'ai' : 'dm'}::text))`);
      await branchStore.openFirstBranch(tx, id, new Date());
      await savePlay(tx, id, openingState(templateAdventure), new Date());
    }
  });
  const seats = rooms.flatMap((room) => room.members.map(({ id }, n) => ({ room: room.id, id, seat: n === 0 ? 'owner' : 'player' })));
  await pool.query(
    `insert into campaign_participant (campaign_id, user_id, seat)
     select room, id, seat from jsonb_to_recordset($1) as given (room text, id text, seat text)`,
    [JSON.stringify(seats)],
  );
}

/** Writes as many messages of the owner into each table. */
export async function fillMessages(pool: Pool, rooms: Room[], count: number): Promise<void> {
  await pool.query(
    `insert into message (id, campaign_id, branch_id, author_id, author_name, role, content)
     select gen_random_uuid()::text, room, room, room || '-0', 'Player 0', 'dm', $2 from generate_series(1, $3) as n, unnest($1::text[]) as room`,
    [rooms.map((room) => room.id), WORDS, count],
  );
}
