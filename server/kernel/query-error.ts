import { DrizzleQueryError } from 'drizzle-orm/errors';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { DatabaseError } from 'pg';

/** Classes of SQLSTATE whose messages name tables, columns and constraints, but never a value. */
const PLAIN = /^(?:08|23|25|40|42|53|55|57|58|XX)/;

/** A statement failed. It keeps the statement and the database's reason, but no value: those may be addresses, messages or secrets. */
class QueryError extends Error {
  constructor(query: string, cause: unknown) {
    super(`Failed query: ${query}`, { cause: withoutValues(cause) });
    this.name = 'QueryError';
  }
}

/** What the database said, without the values it was given: they stand in its detail, its context, and in messages about bad values. */
class DatabaseReason extends Error {
  readonly code: string | undefined;
  readonly table: string | undefined;
  readonly constraint: string | undefined;
  constructor({ code, message, table, constraint }: DatabaseError) {
    super(`${PLAIN.test(code ?? '') ? message : 'The database refused a value.'} (${code ?? 'no code'})`);
    this.name = 'DatabaseError';
    this.code = code;
    this.table = table;
    this.constraint = constraint;
  }
}

/** The same error without the values of the statement that failed; other errors stay as they are. */
export function withoutValues(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return new QueryError(error.query, error.cause);
  if (error instanceof DatabaseError) return new DatabaseReason(error);
  return error;
}

/** Whether the database refused a row because another one has the same value. */
export function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}

/**
 * Takes the values out of every failed statement where it fails, so that no log, no answer and no crash report can show
 * them. The query builder would put them into the message of its error.
 */
export function dropValuesFromErrors(): void {
  const own: unknown = Reflect.get(PgPreparedQuery.prototype, 'queryWithCache');
  if (typeof own !== 'function') throw new Error('The query builder no longer has the method that runs a statement.');
  const run = own;
  Object.defineProperty(PgPreparedQuery.prototype, 'queryWithCache', {
    value: async function runWithoutValues(...given: unknown[]): Promise<unknown> {
      try {
        return await Reflect.apply(run, this, given);
      } catch (error) {
        throw withoutValues(error);
      }
    },
  });
}
