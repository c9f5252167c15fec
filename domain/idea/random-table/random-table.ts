import { z } from 'zod';
import { Uuid } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { resultsOf } from './table-results.ts';

const Row = z
  .object({
    /** Of a table with dice: how many of their results it takes up. Else how often it comes, beside the others. */
    weight: z.int().min(1).max(limits.tableRowWeight),
    /** What comes of it; dice in double brackets are rolled: "[[2d6]] wolves". */
    text: words(limits.tableRowLength),
    /** The table of the same account that is rolled on as well. */
    next: Uuid.nullable().default(null),
  })
  .refine(({ text, next }) => text !== '' || next !== null, 'Please write what comes of this row.');

const schema = z
  .object({
    id: Uuid,
    name: words(limits.tableNameLength).min(1, 'Please enter a name.'),
    /** The dice that are rolled on it; null where its rows are drawn by their weight. */
    dice: words(limits.tableDiceLength).min(1, 'Please write the dice.').nullable(),
    rows: z.array(Row).min(1, 'Please write at least one row.').max(limits.tableRows),
  })
  .superRefine(({ dice, rows }, context) => {
    if (dice === null) return;
    const results = resultsOf(dice);
    if (!results.ok) return context.addIssue({ code: 'custom', path: ['dice'], message: results.problem });
    const taken = rows.reduce((sum, { weight }) => sum + weight, 0);
    const { least, most } = results;
    if (taken !== most - least + 1)
      context.addIssue({
        code: 'custom',
        path: ['rows'],
        message: `The rows take up ${taken} of the ${most - least + 1} results of ${dice}.`,
      });
  });

/** A table of somebody's own: what is rolled on it, and what comes of it. */
export interface RandomTable extends z.infer<typeof schema> {}
export const RandomTable: z.ZodType<RandomTable, z.input<typeof schema>> = schema;
