import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { z } from 'zod';

/** What lasts no longer than a start or a day, and is not kept. */
const passing = ['migration', 'event', 'server', 'session', 'session_end', 'sign_in_failure', 'invitation_try'];

const Columns = z.array(z.object({ table: z.string(), columns: z.array(z.string()), counter: z.string().nullable() }));
const Rows = z.array(z.object({ row: z.record(z.string(), z.unknown()) }));

/** The tables that are kept, with the columns that are no function of others, and the one that counts by itself. */
async function readTables(pool: Pool): Promise<z.infer<typeof Columns>> {
  const { rows } = await pool.query(
    `select relname as table, array_agg(attname::text order by attnum) as columns,
       max(attname::text) filter (where attidentity <> '') as counter
     from pg_class c join pg_attribute on attrelid = c.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = '' and not relname = any($1)
     group by relname order by relname`,
    [passing],
  );
  return Columns.parse(rows);
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const named = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

/** Everything in a database as SQL statements, a row a line, for a database with the same schema and nothing in it. */
export async function dumpInstallation(pool: Pool): Promise<string> {
  const statements = [];
  for (const { table, columns, counter } of await readTables(pool)) {
    const { rows } = await pool.query(`select to_jsonb(t) as row from "${table}" t order by t::text`);
    if (rows.length === 0) continue;
    const kept = Rows.parse(rows).map(({ row }) => JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]]))));
    const list = named(columns);
    statements.push(
      `insert into "${table}" (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::public."${table}", ${quoted(`[\n${kept.join(',\n')}\n]`)});`,
    );
    if (counter !== null)
      statements.push(
        `select setval(pg_get_serial_sequence('"${table}"', '${counter}'), ${String(await lastNumber(pool, table, counter))});`,
      );
  }
  return `begin;\nset local session_replication_role = replica;\n${statements.join('\n')}\ncommit;\n`;
}

/** The last number that was given out; a sequence may serve several tables. */
async function lastNumber(pool: Pool, table: string, counter: string): Promise<number> {
  const { rows } = await pool.query(`select pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) as last`, [
    `"${table}"`,
    counter,
  ]);
  return z.object({ last: z.coerce.number() }).parse(rows[0]).last || 1;
}

/** Fills a database, whose schema is the dump's, with what was dumped. */
export async function loadInstallation(pool: Pool, file: string): Promise<void> {
  await pool.query(readFileSync(file, 'utf8'));
}
