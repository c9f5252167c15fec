import type { Pool } from 'pg';
import { z } from 'zod';

const Relation = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(['rows', 'btree', 'other']),
  /** Its first file, below the database's folder. */
  path: z.string(),
  /** The rows that an index leads to; null for what is no index. */
  rows: z.number().nullable(),
  /** The table it belongs to: its own rows, long values, and indexes. */
  table: z.string(),
  isOurs: z.boolean(),
});
export type Relation = z.infer<typeof Relation>;

/** A table with everything that is kept for it. */
export interface Table {
  /** As a statement names it. */
  name: string;
  /** Whether it holds what people wrote; the others are the database's own. */
  isOurs: boolean;
  relations: Relation[];
}

/** What belongs to a relation `c`: `i` where it is an index, `o` where it keeps long values, and its table `t`. */
const BELONGING = `from pg_class c
  left join pg_index i on i.indexrelid = c.oid
  left join pg_class o on o.reltoastrelid = coalesce(i.indrelid, c.oid) and o.reltoastrelid <> 0
  join pg_class t on t.oid = coalesce(o.oid, i.indrelid, c.oid)
  join pg_namespace n on n.oid = t.relnamespace`;
const NAMED = `case when n.nspname = 'public' then format('%I', t.relname) else format('%I.%I', n.nspname, t.relname) end as "table",
  n.nspname not in ('pg_catalog', 'information_schema') as "isOurs"`;

/** Every table of the database, its own catalogue too. */
export async function findTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query(
    `select c.oid::bigint::float8 as id, c.relname as name, i.indrelid::bigint::float8 as rows, ${NAMED},
       case when c.relkind <> 'i' then 'rows' when am.amname = 'btree' then 'btree' else 'other' end as kind,
       pg_relation_filepath(c.oid) as path
     ${BELONGING} left join pg_am am on am.oid = c.relam
     where c.relkind in ('r', 'm', 't', 'i') and c.relpersistence = 'p' and pg_relation_filepath(c.oid) is not null`,
  );
  const tables = Map.groupBy(z.array(Relation).parse(rows), ({ table }) => table);
  return [...tables].map(([name, relations]) => ({ name, isOurs: relations.every(({ isOurs }) => isOurs), relations }));
}

const Owner = z.object({ table: z.string(), isOurs: z.boolean() });

/** The table that a relation belongs to, by its file or its name; null where none does. */
export async function findOwner(
  pool: Pool,
  { file, relation }: { file: string | null; relation: string | null },
): Promise<z.infer<typeof Owner> | null> {
  const [space, filenode] = file === null ? [null, null] : [file.startsWith('global/') ? 1664 : 0, Number(file.split('/').at(-1))];
  const { rows } = await pool.query(
    `select ${NAMED} ${BELONGING}
     where c.oid = case when $2::bigint is null then coalesce(to_regclass('pg_toast.' || $3::text), to_regclass($3::text))
       else pg_filenode_relation($1::bigint::oid, $2::bigint::oid) end`,
    [space, Number.isInteger(filenode) ? filenode : null, relation],
  );
  return z.array(Owner).parse(rows)[0] ?? null;
}
