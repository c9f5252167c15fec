import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Database } from '#server/kernel/database/database.ts';
import { DatabaseClient } from '#server/kernel/database/database-client.ts';
import { isAway } from '#server/kernel/database-trouble.ts';
import { log } from '#server/kernel/log.ts';

const CHANNEL = 'hearthlore';
/** Milliseconds between two looks whether the connection lives, and that it has to answer. */
const BEAT_MILLISECONDS = 5000;

/** What servers on one database tell each other. */
const Notice = z.discriminatedUnion('kind', [
  /** New events stand in the database. */
  z.object({ kind: z.literal('events'), from: z.string(), topic: z.string(), seq: z.number() }),
  /** Something worth showing now, already serialised. */
  z.object({ kind: z.literal('signal'), from: z.string(), topic: z.string(), frame: z.string() }),
  z.object({
    kind: z.literal('presence'),
    from: z.string(),
    topic: z.string(),
    people: z.array(z.object({ userId: z.string(), name: z.string(), onlineAt: z.string() })),
  }),
  /** What was let through here of what is braked: by brake and subject, how many. */
  z.object({ kind: z.literal('brakes'), from: z.string(), taken: z.array(z.tuple([z.string(), z.number()])) }),
  /** Who has many sockets open on that server, and how many; none is zero. */
  z.object({ kind: z.literal('sockets'), from: z.string(), people: z.array(z.tuple([z.string(), z.number()])) }),
  /** What servers have cached about a person's sessions no longer holds. */
  z.object({ kind: z.literal('sessionsChanged'), from: z.string(), userId: z.string() }),
]);
export type Notice = z.infer<typeof Notice>;

/** Carries notices between servers; alone on an embedded database it carries nothing. */
export interface Bus {
  /** This server's name on the bus. */
  readonly origin: string;
  /** True when other servers may be listening. */
  readonly shared: boolean;
  /** Notices of one server are heard in the order in which it published them. */
  publish(notice: Notice): void;
  /** Rows of a statement on the bus's own connection, where it waits for nobody; rejects where there is no bus, or it is down. */
  ask(statement: string, values: unknown[]): Promise<unknown[]>;
  onNotice(listener: (notice: Notice) => void): void;
  /** Called when notices may have been lost, after a broken connection came back. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** Notices that one statement carries. */
const NOTICES_PER_STATEMENT = 500;
const SEND = 'select pg_notify($1, each) from unnest($2::text[]) with ordinality as said (each, place) order by place';

/** Bytes of one notice; a larger one is not carried. */
export const NOTICE_BYTES = 7500;

/** Opens the bus between the servers on a database; one server alone has the embedded engine. */
export async function openBus({ listenUrl, pool }: Pick<Database, 'listenUrl' | 'pool'>): Promise<Bus> {
  const origin = randomUUID();
  if (listenUrl === null) return soloBus(origin);
  return postgresBus(origin, listenUrl, pool);
}

/** A bus for one server alone. */
export function soloBus(origin: string): Bus {
  const ask = () => Promise.reject(new Error('There is no bus.'));
  return { origin, shared: false, publish() {}, ask, onNotice() {}, onGap() {}, close: async () => undefined };
}

interface Querying {
  query(statement: string, values: unknown[]): Promise<unknown>;
}

/** A bus over PostgreSQL's LISTEN and NOTIFY, on a connection of its own that is renewed when it breaks or falls silent. */
export async function postgresBus(origin: string, url: string, pool: Querying, beat = BEAT_MILLISECONDS): Promise<Bus> {
  const notices: ((notice: Notice) => void)[] = [];
  const gaps: (() => void)[] = [];
  let closed = false;
  let client = await listen();
  const send = sendInOrder(pool);

  async function listen(): Promise<DatabaseClient> {
    const fresh = await openListener(url, beat, (payload) => {
      const notice = Notice.safeParse(parse(payload));
      if (notice.success && notice.data.from !== origin) for (const listener of notices) listener(notice.data);
    });
    fresh.on('end', () => void renew());
    return fresh;
  }

  async function renew() {
    while (!closed) {
      try {
        client = await listen();
        if (closed) client.cut();
        for (const listener of gaps) listener();
        return;
      } catch (error) {
        log.fault('The bus between servers is down; trying again', error);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }

  return {
    origin,
    shared: true,
    publish(notice) {
      const payload = JSON.stringify(notice);
      // PostgreSQL refuses more than 8,000 bytes; what is worth so many words comes as an event.
      if (Buffer.byteLength(payload) <= NOTICE_BYTES) send(payload);
    },
    ask: async (statement, values) => (await client.query(statement, values)).rows,
    onNotice: (listener) => void notices.push(listener),
    onGap: (listener) => void gaps.push(listener),
    async close() {
      closed = true;
      // A farewell on a connection that fell silent would be waited for.
      client.cut();
    },
  };
}

/** Sends one statement at a time: two on two connections would overtake each other, and an old word would stand as the last one. */
function sendInOrder(pool: Querying): (payload: string) => void {
  const waiting: string[] = [];
  let isSending = false;
  async function send() {
    isSending = true;
    while (waiting.length > 0) {
      try {
        await pool.query(SEND, [CHANNEL, waiting.splice(0, NOTICES_PER_STATEMENT)]);
      } catch (error) {
        // Without the database nobody hears anybody, and all read again when it is back.
        if (!isAway(error)) log.fault('Notices to other servers were lost', error);
      }
    }
    isSending = false;
  }
  return (payload) => {
    waiting.push(payload);
    if (!isSending) void send();
  };
}

/** A connection that hears what is sent to the servers, and ends when it falls silent. */
async function openListener(url: string, beat: number, hear: (payload: string) => void): Promise<DatabaseClient> {
  const client = new DatabaseClient({ connectionString: url, keepAlive: true, connectionTimeoutMillis: beat, query_timeout: beat });
  client.on('notification', ({ payload }) => hear(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    client.cut();
    throw error;
  }
  // One that died without a word would be waited on for ever.
  const pulse = setInterval(() => {
    client.query('select 1').catch(() => client.cut());
  }, beat).unref();
  client.on('end', () => clearInterval(pulse));
  return client;
}

export { CHANNEL as BUS_CHANNEL };

/** Tells the servers on a database, from outside of them, that somebody's sessions have changed. */
export async function notifySessionsChanged(pool: Pool, userId: string): Promise<void> {
  const notice: Notice = { kind: 'sessionsChanged', from: 'outside', userId };
  await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]);
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
