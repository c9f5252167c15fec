import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/kernel/database/database.ts';
import { freshEmbedded } from '#tests/support/app/app.ts';
import { namedTables } from './named-tables.ts';
import { exceptions, owners } from './owners.ts';

const owned = new Map(Object.entries(owners).flatMap(([part, tables]) => tables.map((table) => [table, part] as const)));
let database: Database;

beforeAll(async () => {
  database = await freshEmbedded();
});
afterAll(() => database.close());

describe('a table', () => {
  it('has one owner', async () => {
    const { rows } = await database.pool.query(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const tables = z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name);
    expect(Object.values(owners).flat().toSorted()).toEqual(tables.toSorted());
  });

  it('is named by its owner, and by nobody else but those who are listed', () => {
    const foreign = [...namedTables(new Set(owned.keys()))].flatMap(([part, names]) =>
      [...names].filter((name) => owned.get(name) !== part).map((name) => `${part} names ${name}`),
    );
    const listed = Object.entries(exceptions).flatMap(([part, { tables }]) => tables.map((name) => `${part} names ${name}`));
    expect(foreign.toSorted()).toEqual(listed.toSorted());
  });
});
