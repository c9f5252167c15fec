import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN as campaignId } from '#domain/ids.ts';
import { openDatabase } from '#server/kernel/database.ts';
import { clientFor, signUp } from '#tests/support/people.ts';
import type { Client } from '#tests/support/people.ts';
import { emptyDatabaseUrl, whyNoPostgres } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server-process.ts';

/** How often the server is killed on each engine. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const WRITERS = 8;
const missing = await whyNoPostgres();

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthlore-kill-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes one message after another, each until it is acknowledged, wherever the server is at the time. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly #place: { url: string };
  readonly #cookie: string;
  readonly #done: Promise<void>;
  #stopped = false;

  constructor(place: { url: string }, cookie: string) {
    this.#place = place;
    this.#cookie = cookie;
    this.#done = this.#work();
  }

  stop(): Promise<void> {
    this.#stopped = true;
    return this.#done;
  }

  async #work(): Promise<void> {
    while (!this.#stopped) {
      const id = randomUUID();
      while (!(await this.#post(id))) await pause(20);
      this.acknowledged.push(id);
    }
  }

  async #post(id: string): Promise<boolean> {
    try {
      const { chat } = clientFor(this.#place.url, this.#cookie);
      return (await chat.post({ id, campaignId, content: id })).id === id;
    } catch (error) {
      // Nothing but a broken connection may keep a message from being taken.
      if (error instanceof Error && 'code' in error && error.code !== undefined) throw error;
      return false;
    }
  }
}

/** Kills the server under load again and again; answers what was acknowledged and how long each start took, in milliseconds. */
async function killUnderLoad(environment: Record<string, string>) {
  let server = startServer(environment);
  const place = { url: await server.ready };
  const { cookie, call } = await signUp(place.url, 'Oda');
  await call.campaigns.enroll({});
  const writers = Array.from({ length: WRITERS }, () => new Writer(place, cookie));
  const starts: number[] = [];
  for (let n = 0; n < KILLS; n += 1) {
    await pause(500 + (n % 5) * 300);
    await server.kill();
    const begun = performance.now();
    server = startServer(environment);
    place.url = await server.ready;
    starts.push(Math.round(performance.now() - begun));
  }
  await pause(500);
  await Promise.all(writers.map((writer) => writer.stop()));
  await untilAnswered(clientFor(place.url, cookie));
  await server.stop();
  return { acknowledged: writers.flatMap((writer) => writer.acknowledged), starts };
}

/** Waits until the narrator has told what it owed, also what it was telling when it was killed; cut short, for it speaks calmly. */
async function untilAnswered({ narrator }: Client): Promise<void> {
  for (;;) {
    const now = await narrator.current({ campaignId }).catch(() => null);
    if (now?.speaking === null && now.waiting === 0) return;
    if (now?.speaking && now.speaking.text !== '') await narrator.stop({ campaignId, narrationId: now.speaking.id }).catch(() => null);
    await pause(200);
  }
}

/** What stands in the database once the server has stopped. */
async function stored(databaseUrl: string | null, dataDir: string) {
  const database = await openDatabase({ databaseUrl, dataDir });
  const { rows: messages } = await database.pool.query<{ content: string }>("select content from message where role = 'player'");
  const { rows: topics } = await database.pool.query(
    `select t.name, t.seq::int as head, count(e.seq)::int as events, min(e.seq)::int as first, max(e.seq)::int as last
     from topic t left join event e on e.topic = t.name group by t.name, t.seq`,
  );
  const { rows: replies } = await database.pool.query(
    "select n.id, count(m.id)::int as messages from narration n left join message m on m.id = n.id where n.status = 'told' group by n.id",
  );
  await database.close();
  return { messages: messages.map(({ content }) => content), topics, replies };
}

describe.each([
  { engine: 'the embedded database', isReal: false },
  { engine: 'PostgreSQL', isReal: true },
])('a server on $engine that is killed under load', ({ engine, isReal }) => {
  it.skipIf(isReal && missing)(
    'loses nothing that it acknowledged, doubles nothing and leaves no gap in the sequence',
    async () => {
      const databaseUrl = isReal ? await emptyDatabaseUrl() : null;
      const dataDir = join(folder, isReal ? 'real' : 'embedded');
      const environment = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
      const { acknowledged, starts } = await killUnderLoad(environment);
      const { messages, topics, replies } = await stored(databaseUrl, dataDir);
      const found = new Set(messages);
      const lost = acknowledged.filter((id) => !found.has(id));
      process.stdout.write(
        `${KILLS} kills on ${engine}: ${acknowledged.length} acknowledged, ${lost.length} lost, ${messages.length - found.size} doubled, ` +
          `${replies.length} replies told; back after ${starts.toSorted((a, b) => a - b).join(', ')} ms\n`,
      );
      expect(lost).toEqual([]);
      expect(messages).toHaveLength(found.size);
      expect(acknowledged.length).toBeGreaterThan(KILLS);
      for (const topic of topics) expect(topic).toMatchObject({ events: topic.head, first: 1, last: topic.head });
      expect(replies.length).toBeGreaterThan(0);
      expect(replies.filter((reply) => reply.messages !== 1)).toEqual([]);
    },
    120_000 + KILLS * 30_000,
  );
});
