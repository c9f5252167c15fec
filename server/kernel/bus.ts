import { Client } from 'pg';
import type { Pool } from 'pg';
import { z } from 'zod';
import { log } from './log.ts';

const CHANNEL = 'hearthlore';
/** Milliseconds between two looks whether the connection lives, and that it has to answer. */
const BEAT = 5000;

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
  /** What is known of somebody's sessions no longer holds. */
  z.object({ kind: z.literal('recheck'), from: z.string(), userId: z.string() }),
]);
export type Notice = z.infer<typeof Notice>;

/** Carries notices between servers; alone on an embedded database it carries nothing. */
export interface Bus {
  /** This server's name on the bus. */
  readonly origin: string;
  /** True when other servers may be listening. */
  readonly shared: boolean;
  publish(notice: Notice): void;
  onNotice(listener: (notice: Notice) => void): void;
  /** Called when notices may have been lost, after a broken connection came back. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** Bytes of one notice; a larger one is not carried. */
export const NOTICE_LIMIT = 7500;

/** A bus for one server alone. */
export function soloBus(origin: string): Bus {
  return { origin, shared: false, publish() {}, onNotice() {}, onGap() {}, close: async () => undefined };
}

/** A bus over PostgreSQL's LISTEN and NOTIFY, on a connection of its own that is renewed when it breaks or falls silent. */
export async function postgresBus(origin: string, url: string, notify: (payload: string) => Promise<unknown>, beat = BEAT): Promise<Bus> {
  const notices: ((notice: Notice) => void)[] = [];
  const gaps: (() => void)[] = [];
  let closed = false;
  let client = await listen();

  async function listen(): Promise<Client> {
    const fresh = new Client({ connectionString: url, keepAlive: true, query_timeout: beat });
    fresh.on('notification', ({ payload }) => {
      const notice = Notice.safeParse(parse(payload ?? ''));
      if (notice.success && notice.data.from !== origin) for (const listener of notices) listener(notice.data);
    });
    fresh.on('error', () => undefined);
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    // A connection that died without a word would be waited on for ever; one that does not answer is ended, and renewed.
    const pulse = setInterval(() => {
      fresh.query('select 1').catch(() => fresh.connection.stream.destroy());
    }, beat).unref();
    fresh.on('end', () => {
      clearInterval(pulse);
      void renew();
    });
    return fresh;
  }

  async function renew() {
    while (!closed) {
      try {
        client = await listen();
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
      if (Buffer.byteLength(payload) > NOTICE_LIMIT) return;
      notify(payload).catch((error: unknown) => log.fault('A notice to other servers was lost', error));
    },
    onNotice: (listener) => void notices.push(listener),
    onGap: (listener) => void gaps.push(listener),
    async close() {
      closed = true;
      await client.end();
    },
  };
}

export { CHANNEL as BUS_CHANNEL };

/** Tells the servers on a database, from outside of them, that somebody's sessions have changed. */
export async function notifyRecheck(pool: Pool, userId: string): Promise<void> {
  const notice: Notice = { kind: 'recheck', from: 'outside', userId };
  await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]);
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
