import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { restoreBackup } from '#server/kernel/data-folder/index.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { log } from '#server/kernel/log.ts';
import { openMailer } from '#server/kernel/mail.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { insertAuditLine } from '#server/features/admin/index.ts';
import { accountAdministration } from '#server/features/auth/index.ts';
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

interface Case {
  sql: Sql;
  config: Config;
  person: NonNullable<Awaited<ReturnType<typeof accountAdministration.findPersonByEmail>>>;
  now: Date;
}

/** What was done: a line for the person at the keyboard, and one for the audit log. */
interface Done {
  says: string;
  action: string;
  detail?: Record<string, unknown>;
}

const commands: Record<string, (about: Case) => Promise<Done>> = {
  async 'recovery-link'({ sql, config, person, now }) {
    const { url, expiresAt } = await accountAdministration.makeRecoveryLink(sql, person.id, baseOf(config), now);
    const says = `With this link ${person.name} chooses a new password, once, within an hour:\n${url}`;
    return { says, action: 'admin.recoveryLink', detail: { expiresAt } };
  },
  async 'make-admin'({ sql, person }) {
    await accountAdministration.makeAdministrator(sql, person.id);
    await accountAdministration.renewSessions(sql, person.id);
    return { says: `${person.name} is an administrator now.`, action: 'admin.setPlan', detail: { from: person.plan, to: 'ADMIN' } };
  },
  async suspend({ sql, person, now }) {
    const hasOthers = await accountAdministration.hasOtherAdmin(sql, person.id);
    if (person.plan === 'ADMIN' && !hasOthers)
      throw new StartError(`${person.name} is the last administrator. Make somebody else one first.`);
    await accountAdministration.suspendPerson(sql, person.id, now);
    await accountAdministration.deleteSessions(sql, person.id, 'suspended', now);
    return { says: `${person.name} is suspended and signed out everywhere.`, action: 'admin.suspend', detail: { suspended: true } };
  },
  async 'remove-second-factor'({ sql, person, now }) {
    if (!(await accountAdministration.removeSecondFactor(sql, person.id))) throw new StartError(`${person.name} has no second factor.`);
    await accountAdministration.deleteSessions(sql, person.id, 'secondFactorRemoved', now);
    return {
      says: `${person.name} signs in with the password alone now, and is signed out everywhere.`,
      action: 'admin.removeSecondFactor',
    };
  },
};

const baseOf = ({ publicUrl, port }: Config) => publicUrl ?? `http://localhost:${port}`;

/** Tells somebody that their second factor is gone; a mail that cannot be sent undoes nothing, but is said. */
async function writeTo(person: Case['person'], config: Config): Promise<void> {
  const mailer = openMailer(config.smtp);
  if (!mailer.configured) return log.say(`Mail is not configured: please tell ${person.name} yourself.`);
  try {
    await mailer.send(accountAdministration.secondFactorRemovedEmail(person, baseOf(config)));
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
  const run = commands[command];
  if (!run || !email) {
    log.say(USAGE);
    return 2;
  }
  const config = readConfig(environment);
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database, { ...config, filesInFolder: config.bucket === null, now: () => new Date() });
    const person = await accountAdministration.findPersonByEmail(database.sql, email);
    if (person === null) throw new StartError(`Nobody has an account with the address ${email}.`);
    const now = new Date();
    log.say(
      await database.sql.transaction(async (sql) => {
        const { says, action, detail = {} } = await run({ sql, config, person, now });
        const line = { actorId: null, actorName: 'npm run admin', action, about: person.name, detail: { userId: person.id, ...detail } };
        await insertAuditLine(sql, line, now);
        return says;
      }),
    );
    if (command === 'remove-second-factor') await writeTo(person, config);
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
