import type { Pool } from 'pg';
import { z } from 'zod';
import { isAway } from '#server/kernel/database-trouble.ts';
import { log } from '#server/kernel/log.ts';
import { lockNumbers } from '#server/kernel/lock-numbers.ts';
import type { Sign } from './damage-sign.ts';
import { STOPPED } from './damage-sign.ts';
import { findOwner } from './tables.ts';

/** Milliseconds for which the same sign of damage says nothing new. */
const QUIET_MILLISECONDS = 5000;
/** Milliseconds to wait for those who write to a table at the moment. */
const PATIENCE = '3s';

/** A table to which nothing more is written, for it is damaged, and how that shows. */
export interface StoppedTable {
  table: string;
  message: string;
}

type Listener = (stopped: StoppedTable) => void;

/**
 * Stops writes to tables in which damage is met, for every server and until an operator drops the trigger
 * `hearthlore_damaged`: a write could destroy what can still be saved. Reading goes on.
 */
export class DamageWatch {
  readonly #pool: Pool;
  readonly #heard = new Map<string, number>();
  readonly #listeners: Listener[] = [];
  readonly #pending: StoppedTable[] = [];
  #elsewhere: string | null = null;
  #working: Promise<void> = Promise.resolve();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Damage that belongs to no table of ours, as this server met it since its start; null for none. */
  get elsewhere(): string | null {
    return this.#elsewhere;
  }

  /** Called for each table that this server stops writes to, those of its start included. */
  onStopped(listener: Listener): void {
    this.#listeners.push(listener);
    for (const each of this.#pending.splice(0)) listener(each);
  }

  /** A statement met damage. What follows is done when its connection is free again. */
  notice(sign: Sign): void {
    const subject = sign.file ?? sign.relation ?? sign.message;
    if (performance.now() - (this.#heard.get(subject) ?? -QUIET_MILLISECONDS) < QUIET_MILLISECONDS) return;
    this.#heard.set(subject, performance.now());
    this.#working = this.#working
      .then(() => this.#place(sign))
      .catch((error: unknown) => {
        // It is met again by whoever reads there next.
        this.#heard.delete(subject);
        if (!isAway(error)) log.fault('Writes to a damaged table could not be stopped', error);
      });
  }

  /** The tables to which nothing is written, by name. */
  async stopped(): Promise<string[]> {
    const { rows } = await this.#pool.query(
      `select case when n.nspname = 'public' then format('%I', c.relname) else format('%I.%I', n.nspname, c.relname) end as name
       from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
       where g.tgname = 'hearthlore_damaged' order by 1`,
    );
    return Names.parse(rows).map(({ name }) => name);
  }

  /** Stops writes to a table; does nothing where they are stopped already. Rejects where that cannot be done. */
  async stop(table: string, message: string): Promise<void> {
    if (!(await stopWrites(this.#pool, table))) return;
    log.fault('A table is damaged; nothing more is written to it', new Error(message), { table });
    const stopped = { table, message };
    if (this.#listeners.length === 0) this.#pending.push(stopped);
    for (const listener of this.#listeners) listener(stopped);
  }

  /**
   * Lets writes go on to a table, with new indexes, where every row that is left in it can be read. Rejects with what the
   * database says where one cannot; then nothing has changed.
   */
  async allow(table: string): Promise<void> {
    await this.#pool.query(`select sum(length(t::text)) from ${table} t`);
    await this.#pool.query(`reindex table ${table}`);
    await this.#pool.query(`drop trigger hearthlore_damaged on ${table}`);
  }

  /** Notes damage of the database itself, which no trigger can keep from more. */
  noteElsewhere(message: string): void {
    if (this.#elsewhere === null) log.fault('The database is damaged outside of its tables', new Error(message));
    this.#elsewhere ??= message;
  }

  /** Waits until what was noticed has been dealt with. */
  async settled(): Promise<void> {
    await this.#working;
  }

  async #place(sign: Sign): Promise<void> {
    const owner = await findOwner(this.#pool, sign);
    if (owner?.isOurs) await this.stop(owner.table, sign.message);
    else this.noteElsewhere(sign.message);
  }
}

const Names = z.array(z.object({ name: z.string() }));

const REFUSING = `create or replace function hearthlore_damaged() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is damaged; nothing is written to it.', tg_table_name using errcode = '${STOPPED}', table = tg_table_name;
end $$`;

/** Makes a table refuse every write; answers false where it does already. */
async function stopWrites(pool: Pool, table: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = '${PATIENCE}'`);
    await client.query('select pg_advisory_xact_lock($1)', [lockNumbers.damagedTables]);
    const { rowCount } = await client.query("select 1 from pg_trigger where tgname = 'hearthlore_damaged' and tgrelid = to_regclass($1)", [
      table,
    ]);
    if (rowCount === 0) {
      await client.query(REFUSING);
      await client.query(
        `create trigger hearthlore_damaged before insert or update or delete or truncate on ${table} for each statement execute function hearthlore_damaged()`,
      );
    }
    await client.query('commit');
    return rowCount === 0;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
