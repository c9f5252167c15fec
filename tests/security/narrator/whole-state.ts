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

/** Reads it: each document of each campaign by itself, of other tables each as one. */
export async function readWholeState({ database: { pool } }: Pick<TestApp, 'database'>): Promise<WholeState> {
  const { rows: tables } = await pool.query("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const others = Names.parse(tables).filter(({ name }) => !told.includes(name) && !living.includes(name) && name !== 'document');
  const parts = others.map(
    ({ name }) =>
      `select '${name}' as label, md5(coalesce(string_agg(row, '|' order by row), '')) as hash from (select (to_jsonb(t)${(
        lately[name] ?? []
      )
        .map((column) => ` - '${column}'`)
        .join('')})::text as row from "${name}" t) as rows`,
  );
  const { rows } = await pool.query(
    `select campaign_id || ' ' || kind || ' ' || key as label, md5(data::text) as hash from document union all ${parts.join(' union all ')}`,
  );
  return new Map(Rows.parse(rows).map(({ label, hash }) => [label, hash]));
}

/** What came, went or changed between two times. */
export function differences(before: WholeState, after: WholeState): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((label) => before.get(label) !== after.get(label)).toSorted();
}
