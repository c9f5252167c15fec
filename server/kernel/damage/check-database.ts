import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { log } from '#server/kernel/log.ts';
import { lookAtTable } from './check-table.ts';
import type { Damage } from './check-table.ts';
import { findTables } from './tables.ts';
import type { Table } from './tables.ts';
import type { DamageWatch } from './damage-watch.ts';

/** What was found in a table. */
interface Finding extends Damage {
  table: Table;
}

/** The first look at an embedded database. */
interface FirstLook {
  found: Finding[];
  /** Tables too large to look at before anybody is served. */
  later: Table[];
}

/**
 * Looks at the tables of an embedded database that was just opened, the smaller ones first, up to `most` bytes. Nothing may
 * be under way in it.
 */
export async function lookFirst(pool: Pool, folder: string, most = serverLimits.bytesCheckedAtStart): Promise<FirstLook> {
  const tables = await findTables(pool);
  const sized = tables.map((table) => ({ table, bytes: bytesOf(folder, table) }));
  const found: Finding[] = [];
  const later: Table[] = [];
  let looked = 0;
  for (const { table, bytes } of sized.toSorted((one, other) => one.bytes - other.bytes)) {
    looked += bytes;
    if (looked > most) {
      later.push(table);
      continue;
    }
    const damage = await lookAtTable(folder, table);
    if (damage) found.push({ table, ...damage });
  }
  return { found, later };
}

/**
 * Looks at the larger tables while people are served, and stops writes to those that are damaged. What the disk seems to
 * lack may only not be written yet, so that each finding is looked at again. Ends when `signal` says so.
 */
export async function lookOn(pool: Pool, folder: string, tables: Table[], watch: DamageWatch, signal: AbortSignal): Promise<void> {
  for (const table of tables) {
    if (signal.aborted) return;
    const damage = await lookTwice(pool, folder, table);
    if (damage === null) continue;
    log.info('Damage was found while people are served', { table: table.name });
    await watch.stop(table.name, damage.message);
  }
}

async function lookTwice(pool: Pool, folder: string, table: Table): Promise<Damage | null> {
  if ((await lookAtTable(folder, table)) === null) return null;
  await pool.query('checkpoint');
  // Its files may be others by now: they get new ones when a table is written anew.
  const now = (await findTables(pool)).find(({ name }) => name === table.name);
  return now === undefined ? null : lookAtTable(folder, now);
}

function bytesOf(folder: string, { relations }: Table): number {
  return relations.reduce((sum, { path }) => sum + (statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0), 0);
}
