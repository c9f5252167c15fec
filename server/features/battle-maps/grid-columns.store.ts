import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';

const Cells = z.coerce.number().int().min(1).catch(1);

/** How many cells a ground has along its sides, in a row of a list; one each for what cannot be read. */
export const GridRow = z.object({ columns: Cells, rows: Cells });

/** The columns of a query over grounds for it. */
export const gridColumns = raw`ground #>> '{grid,columns}' as columns, ground #>> '{grid,rows}' as rows`;
