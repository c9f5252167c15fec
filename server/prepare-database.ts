import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { withoutUploads } from '#server/kernel/database/backup-writer.ts';
import { checkBelonging, noteBelonging } from '#server/kernel/data-folder/index.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { log } from '#server/kernel/log.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { openBackups, removeHalfBackups } from '#server/features/admin/index.ts';
import type { Backups } from '#server/features/admin/index.ts';

interface Settings {
  dataDir: string;
  /** Whether uploaded files lie in the data folder, and so belong into its backups. */
  filesInFolder: boolean;
  now: () => Date;
  /** Whether the operator wants an update even where no backup can be made before it. */
  updateWithoutBackup: boolean;
}

/**
 * Makes an open database ready: looks whether it and the data folder belong together, makes a backup where it must be
 * brought up to date, brings it up to date, and notes whose it is. Refuses with a StartError, having changed nothing.
 */
export async function prepareDatabase(database: Database, { dataDir, filesInFolder, now, updateWithoutBackup }: Settings): Promise<void> {
  await checkBelonging(database, dataDir);
  // Where several servers share a PostgreSQL, another one may be making a backup.
  if (database.engine === 'pglite') await removeHalfBackups(dataDir);
  await migrate(database.pool, async (names) => {
    if (database.engine === 'postgres') return adviseBackup(database, names);
    if (updateWithoutBackup)
      return log.say('The database is brought up to date without a backup, as HEARTHLORE_UPDATE_WITHOUT_BACKUP says.');
    const writer = filesInFolder ? database.backups : withoutUploads(database.backups);
    return backUp(openBackups(writer, dataDir, now));
  });
  await noteBelonging(database, dataDir);
}

async function backUp(backups: Backups): Promise<void> {
  try {
    const { name } = await backups.run('beforeUpdate');
    log.say(`The database is brought up to date. How it was before is in the backup ${name}.`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new StartError(
      `The database must be brought up to date, and a backup comes before that. ${error.message} Mend that and start again, or start once with HEARTHLORE_UPDATE_WITHOUT_BACKUP=1.`,
    );
  }
  await backups.prune('beforeUpdate', accountServerLimits.updateBackupsKept);
}

function adviseBackup({ place }: Database, names: readonly string[]): void {
  log.say(
    `The database ${place} is now brought up to date (${names.join(', ')}). This cannot be undone; a backup made before is brought back with pg_restore. ` +
      'The command that makes one: pg_dump --format=custom --file=hearthlore.dump "$DATABASE_URL"',
  );
}
