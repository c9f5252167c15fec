import { z } from 'zod';
import type { TestApp } from '#tests/support/app/app.ts';

/** What telling a reply writes, whatever comes of it: its words, what was ruled and what it cost, and that it was told. */
const told = ['message', 'narration', 'narration_fragment', 'ruling', 'usage', 'event', 'topic', 'turn', 'cycle', 'document_version'];
/** The servers that run say so now and then. */
const living = ['server'];
/** Columns that say when something was last told of or seen, and with which words. */
const lately: Readonly<Record<string, readonly string[]>> = {
  campaign: ['last_passage', 'last_active'],
  session: ['updated_at', 'expires_at'],
};

const Names = z.array(z.object({ name: z.string() }));
const Rows = z.array(z.object({ label: z.string(), hash: z.string() }));

/** Everything that stands in a database besides what telling writes: by what it is, a fingerprint of it. */
export type WholeState = Map<string, string>;

/** What was last read of each table of a database, with its stamp from just before. */
const lastRead = new WeakMap<object, Map<string, { stamp: string; state: [string, string][] }>>();

/** How many rows stand in a table, and the sum of the transactions that wrote them: one of them is another wherever anything was written. */
const stampOf = (name: string) =>
  `select '${name}' as label, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as hash from "${name}"`;

function hashesOf(name: string): string {
  if (name === 'document') return `select campaign_id || ' ' || kind || ' ' || key as label, md5(data::text) as hash from document`;
  const without = (lately[name] ?? []).map((column) => ` - '${column}'`).join('');
  const rows = `select (to_jsonb(t)${without})::text as row from "${name}" t`;
  return `select '${name}' as label, md5(coalesce(string_agg(row, '|' order by row), '')) as hash from (${rows}) as rows`;
}

/** Reads it: each document of each campaign by itself, of other tables each as one. What was not written since it was last read is known. */
export async function readWholeState({ database: { pool } }: Pick<TestApp, 'database'>): Promise<WholeState> {
  const { rows } = await pool.query("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const names = Names.parse(rows).flatMap(({ name }) => (told.includes(name) || living.includes(name) ? [] : [name]));
  const stamps = Rows.parse((await pool.query(names.map(stampOf).join(' union all '))).rows);
  const known = lastRead.get(pool) ?? new Map<string, { stamp: string; state: [string, string][] }>();
  lastRead.set(pool, known);
  for (const { label: name, hash: stamp } of stamps) {
    if (known.get(name)?.stamp === stamp) continue;
    const state = Rows.parse((await pool.query(hashesOf(name))).rows).map(({ label, hash }): [string, string] => [label, hash]);
    known.set(name, { stamp, state });
  }
  return new Map([...known.values()].flatMap(({ state }) => state));
}

/** What came, went or changed between two times. */
export function differences(before: WholeState, after: WholeState): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((label) => before.get(label) !== after.get(label)).toSorted();
}
