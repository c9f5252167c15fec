import { isDamage } from '#server/kernel/damage/index.ts';
import { wayBackFrom } from '#server/kernel/data-folder/index.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { withBudget } from '#server/kernel/database/statement-budget.ts';
import { insertAuditLine } from '#server/features/admin/index.ts';
import type { Config } from './config.ts';

/**
 * Lets writes go on to a table that was damaged: what can be read of it is taken for all there is. Answers what was done.
 * Refuses with a StartError where writes are not stopped, and where a part of it still cannot be read.
 */
export async function mendTable(table: string, config: Config): Promise<string> {
  const database = await openDatabase({ ...config, startDamaged: true });
  try {
    const stopped = await database.damage.stopped();
    if (!stopped.includes(table))
      throw new StartError(`Writes to ${table} are not stopped. Stopped are: ${stopped.length === 0 ? 'none' : stopped.join(', ')}.`);
    await withBudget('job', () => database.damage.allow(table));
    const line = { actorId: null, actorName: 'npm run admin', action: 'command.mend', about: `The table ${table}`, detail: {} };
    await insertAuditLine(database.sql, line, new Date());
    return `Writes go on to the table ${table}. Its indexes were made anew, and all that is left in it can be read.`;
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new StartError(
      `A part of the table ${table} still cannot be read (${error instanceof Error ? error.message : String(error)}). ` +
        `Nothing was changed: ${wayBackFrom(config.dataDir, database.engine)}`,
    );
  } finally {
    await database.close();
  }
}
