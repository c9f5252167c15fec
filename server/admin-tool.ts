import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { restoreBackup } from '#server/kernel/data-folder/index.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import { log } from '#server/kernel/log.ts';
import { openMailer } from '#server/kernel/mail.ts';
import type { Email } from '#server/kernel/mail.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { accountCommands, findPersonByEmail, insertAuditLine } from '#server/features/admin/index.ts';
import { notifySessionsChanged } from '#server/kernel/events/bus.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { mendTable } from './mend-table.ts';
import { prepareDatabase } from './prepare-database.ts';

const USAGE = `Please say what to do. There are:
  npm run admin -- recovery-link <email>   makes a link with which that person chooses a new password, once, within an hour
  npm run admin -- make-admin <email>      makes that person an administrator, and lifts a suspension
  npm run admin -- suspend <email>         ends that person's sessions and keeps them out
  npm run admin -- remove-second-factor <email>   lets that person in with the password alone, and ends their sessions
  npm run admin -- mend <table>            makes the indexes of a damaged table anew and lets writes go on to it, where all of it can be read
  npm run admin -- restore <backup>        brings back a backup of the embedded database, and keeps what was there before`;

const baseOf = ({ publicUrl, port }: Config) => publicUrl ?? `http://localhost:${port}`;

/** Tells somebody what was done to their account; a mail that cannot be sent undoes nothing, but is said. */
async function writeTo(person: { name: string }, email: Email, config: Config): Promise<void> {
  const mailer = openMailer(config.smtp);
  if (!mailer.configured) return log.say(`Mail is not configured: please tell ${person.name} yourself.`);
  try {
    await mailer.send(email);
  } catch (error) {
    log.say(`${error instanceof Error ? error.message : String(error)} Please tell ${person.name} yourself.`);
  } finally {
    mailer.close();
  }
}

/** Brings a backup of the embedded database back, and says where what was there before lies now. */
async function restore(backup: string, { dataDir, databaseUrl }: Config): Promise<number> {
  if (databaseUrl !== null)
    throw new StartError(
      'A backup of a PostgreSQL is brought back with pg_restore, as docs/backups.md says. For one of the embedded database unset DATABASE_URL.',
    );
  const aside = await restoreBackup(resolve(dataDir), backup, new Date());
  const before = aside === null ? '' : ` What was there before is in ${aside}; remove it when all is well.`;
  log.say(`The backup ${basename(backup)} was brought back. Start the server now.${before}`);
  return 0;
}

/** Does one thing to one account, mends a table or brings a backup back, from the command line, for when nobody can sign in any more. Answers the exit code. */
export async function administer([command = '', email]: string[], environment: Record<string, string | undefined>): Promise<number> {
  if (command === 'restore' && email) return restore(email, readConfig(environment));
  if (command === 'mend' && email) {
    log.say(await mendTable(email, readConfig(environment)));
    return 0;
  }
  const run = accountCommands[command];
  if (!run || !email) {
    log.say(USAGE);
    return 2;
  }
  const config = readConfig(environment);
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database, { ...config, filesInFolder: config.bucket === null, now: () => new Date() });
    const person = await findPersonByEmail(database.sql, email);
    if (person === null) throw new StartError(`Nobody has an account with the address ${email}.`);
    const now = new Date();
    const done = await database.sql.transaction(async (sql) => {
      const { says, action, detail = {}, email: written } = await run({ sql, base: baseOf(config), person, now });
      const line = { actorId: null, actorName: 'npm run admin', action, about: person.name, detail: { userId: person.id, ...detail } };
      await insertAuditLine(sql, line, now);
      return { says, written };
    });
    log.say(done.says);
    if (done.written) await writeTo(person, done.written, config);
    // Servers that run on the same database look at that person's sessions again.
    if (database.listenUrl !== null) await notifySessionsChanged(database.pool, person.id);
    return 0;
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    process.exitCode = await administer(process.argv.slice(2), process.env);
  } catch (error) {
    log.say(error instanceof Error ? error.message : String(error));
    if (!(error instanceof StartError)) log.fault('That could not be done', error);
    process.exitCode = 1;
  }
}
