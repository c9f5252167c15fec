import { openDatabase } from '#server/kernel/database/database.ts';
import { HISTORY, WORDS, tables } from './dataset.ts';
import { startProgram } from './program.ts';
import { openSocket } from './socket.ts';
import type { Call, Store, Subject } from './subject.ts';

/** Fills a store for the bare server and starts it beside a model. */
export async function startBare(store: Store, modelUrl: string): Promise<Subject> {
  await fill(store);
  const { port, stop } = await startProgram('bench/subjects/bare-server.ts', store.dataDir, {
    BARE_DATA_DIR: store.dataDir,
    BARE_DATABASE_URL: store.databaseUrl ?? '',
  });
  const call = (path: string, body: unknown): Call => ({ path, headers: {}, body: JSON.stringify(body) });
  return {
    port,
    stop,
    post: (room, member, content) => call('/post', { room: room.id, author: member.id, content }),
    tell: (room) => call('/tell', { room: room.id, modelUrl }),
    list: (room) => call('/list', { room: room.id }),
    listen: (room, _member, hear) => openSocket({ url: `ws://127.0.0.1:${port}/?room=${room.id}`, headers: {}, ready: 'ready', hear }),
  };
}

async function fill(store: Store): Promise<void> {
  const database = await openDatabase(store);
  await database.pool.query(`
    create table bare_message (
      id bigint generated always as identity primary key, room text not null, author text not null, author_name text not null,
      role text not null, content text not null, created_at timestamptz not null default now()
    )`);
  await database.pool.query('create index bare_message_in_order on bare_message (room, id desc)');
  await database.pool.query(
    `insert into bare_message (room, author, author_name, role, content)
     select room, room || '-0', 'Player 0', 'player', $2 from generate_series(1, $3) as n, unnest($1::text[]) as room`,
    [tables.map((room) => room.id), WORDS, HISTORY],
  );
  await database.pool.query('analyze');
  await database.close();
}
