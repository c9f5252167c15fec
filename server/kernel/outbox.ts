import { sql } from 'drizzle-orm';
import type { Event } from '#contract/events.ts';
import { BUS_CHANNEL } from './bus.ts';
import type { Bus } from './bus.ts';
import type { Sql } from './database.ts';

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
export async function storeEvents(db: Sql, bus: Bus, announced: Announced[]): Promise<StoredEvent[]> {
  if (announced.length === 0) return [];
  const topics = announced.map((each) => each.topic);
  const texts = announced.map((each) => JSON.stringify(each.event));
  const result = await db.execute<{ topic: string; head: string }>(sql`
    with given as (
      select topic, data, row_number() over (partition by topic order by n) as nth
      from unnest(${sql.param(topics)}::text[], ${sql.param(texts)}::text[]) with ordinality as given (topic, data, n)
    ), counted as (
      select topic, count(*) as many from given group by topic order by topic
    ), bumped as (
      insert into topic (name, seq) select topic, many from counted
      on conflict (name) do update set seq = topic.seq + excluded.seq
      returning name, seq
    ), written as (
      insert into event (topic, seq, data)
      select given.topic, bumped.seq - counted.many + given.nth, given.data::jsonb
      from given join counted using (topic) join bumped on bumped.name = given.topic
    )
    select name as topic, seq as head ${bus.shared ? notice(bus) : sql``} from bumped`);
  const heads = new Map(result.rows.map((row) => [row.topic, Number(row.head)]));
  const left = new Map<string, number>();
  for (const topic of topics) left.set(topic, (left.get(topic) ?? 0) + 1);
  return announced.map(({ topic, event }) => {
    const behind = (left.get(topic) ?? 1) - 1;
    left.set(topic, behind);
    return { topic, event, seq: (heads.get(topic) ?? 0) - behind };
  });
}

/** Events of a topic with numbers in (after, upto], oldest first, at most `limit`. */
export async function readEvents(
  db: Sql,
  topic: string,
  after: number,
  upto: number,
  limit: number,
): Promise<{ seq: number; text: string }[]> {
  const result = await db.execute<{ seq: string; text: string }>(sql`
    select seq, data::text as text from event where topic = ${topic} and seq > ${after} and seq <= ${upto} order by seq limit ${limit}`);
  return result.rows.map((row) => ({ seq: Number(row.seq), text: row.text }));
}

/** The number of the last event of each topic; 0 where nothing ever happened. */
export async function readHeads(db: Sql, topics: string[]): Promise<Map<string, number>> {
  const result = await db.execute<{ name: string; seq: string }>(
    sql`select name, seq from topic where name = any(${sql.param(topics)}::text[])`,
  );
  const heads = new Map(result.rows.map((row) => [row.name, Number(row.seq)]));
  return new Map(topics.map((topic) => [topic, heads.get(topic) ?? 0]));
}

/** Forgets events older than a day; whoever was away for longer loads afresh. */
export async function pruneEvents(db: Sql): Promise<void> {
  await db.execute(sql`delete from event where created_at < now() - interval '1 day'`);
}

function notice(bus: Bus) {
  return sql`, pg_notify(${BUS_CHANNEL}, json_build_object('kind', 'events', 'from', ${bus.origin}::text, 'topic', name, 'seq', seq)::text)`;
}
