import type { z } from 'zod';

/** Checks the rows of an answer one by one. A schema is made once, for making one costs more than checking many rows against it. */
export function parseRows<Row>(schema: z.ZodType<Row>, rows: readonly unknown[]): Row[] {
  return rows.map((row) => schema.parse(row));
}
