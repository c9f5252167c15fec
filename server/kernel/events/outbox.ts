import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { withCurrentNames } from '#contract/realtime/earlier-events.ts';
import type { Event } from '#contract/realtime/events.ts';
import { BUS_CHANNEL } from './bus.ts';
import type { Bus } from './bus.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { batchLoader } from '#server/kernel/database/batch-loader.ts';

export interface Announced {
  topic: string;
  event: Event;
}

/** An event as it stands in the log. */
export interface StoredEvent extends Announced {
  seq: number;
}

/**
 * Writes events in the order given and gives each its number; all in one statement, with the notice to other servers.
 * Topics are locked in order of name, so that two writers never wait for each other.
 */
export async function storeEvents(client: ClientBase, bus: Bus, announced: Announced[]): Promise<StoredEvent[]> {
  if (announced.length === 0) return [];
  const { topics, counts, behind } = countByTopic(announced);
  const texts = announced.map((each) => JSON.stringify(each.event));
  const given = [topics, counts, announced.map((each) => each.topic), behind, texts];
  const result = await client.query<{ topic: string; head: string }>(
    { text: bus.shared ? storeAndNotify : store },
    bus.shared ? [...given, bus.origin] : given,
  );
  const heads = new Map(result.rows.map((row) => [row.topic, Number(row.head)]));
  return announced.map(({ topic, event }, n) => ({ topic, event, seq: (heads.get(topic) ?? 0) - (behind[n] ?? 0) }));
}

/** Each topic with the number of its events, in order of name, and for each event how many of its topic come after it. */
function countByTopic(announced: Announced[]): { topics: string[]; counts: number[]; behind: number[] } {
  const counts = new Map<string, number>();
  const behind = announced
    .toReversed()
    .map(({ topic }) => {
      const after = counts.get(topic) ?? 0;
      counts.set(topic, after + 1);
      return after;
    })
    .toReversed();
  const topics = [...counts.keys()].toSorted();
  return { topics, counts: topics.map((topic) => counts.get(topic) ?? 0), behind };
}

const storing = (notice: string) => `
    with bumped as (
      insert into topic (name, seq) select name, many from unnest($1::text[], $2::int[]) as counted (name, many)
      on conflict (name) do update set seq = topic.seq + excluded.seq
      returning name, seq
    ), written as (
      insert into event (topic, seq, data)
      select given.topic, bumped.seq - given.behind, given.data::jsonb
      from unnest($3::text[], $4::int[], $5::text[]) as given (topic, behind, data) join bumped on bumped.name = given.topic
    )
    select name as topic, seq as head${notice} from bumped`;

const store = storing('');

const storeAndNotify = storing(
  `, pg_notify('${BUS_CHANNEL}', json_build_object('kind', 'events', 'from', $6::text, 'topic', name, 'seq', seq)::text)`,
);

/** Events of a topic with numbers in (after, upTo], oldest first, at most `limit`. */
export async function readEvents(
  db: Sql,
  topic: string,
  after: number,
  upTo: number,
  limit: number,
): Promise<{ seq: number; text: string }[]> {
  const result = await db.execute<{ seq: string; text: string }>(sql`
    select seq, data::text as text from event where topic = ${topic} and seq > ${after} and seq <= ${upTo} order by seq limit ${limit}`);
  return result.rows.map((row) => ({ seq: Number(row.seq), text: withCurrentNames(row.text) }));
}

/** The number of the last event of each topic; 0 where nothing ever happened. */
export const readHeads = batchLoader(async (db: Sql, asked: string[][]): Promise<Map<string, number>[]> => {
  const result = await db.execute<{ name: string; seq: string }>(
    sql`select name, seq from topic where name = any(${sql.param([...new Set(asked.flat())])}::text[])`,
  );
  const heads = new Map(result.rows.map((row) => [row.name, Number(row.seq)]));
  return asked.map((topics) => new Map(topics.map((topic) => [topic, heads.get(topic) ?? 0])));
});

/**
 * Puts an event in the place of all earlier ones of its type and topic that have the same value at `key`: whoever reads the log from
 * now on reads nothing that was closed to them. Their numbers stay, so that nobody waits for one.
 */
export async function overwriteEvents<Type extends Event>(db: Sql, topic: string, event: Type, key: string & keyof Type): Promise<void> {
  await db.execute(sql`
    update event set data = ${JSON.stringify(event)}::jsonb
    where topic = ${topic} and data->>'type' = ${event.type} and data->>${key}::text = ${String(event[key])}`);
}

/** Forgets events older than a day; whoever was away for longer loads afresh. */
export async function pruneEvents(db: Sql): Promise<void> {
  await db.execute(sql`delete from event where created_at < now() - interval '1 day'`);
}
