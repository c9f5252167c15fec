import { existsSync } from 'node:fs';
import { openDatabase } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/database.ts';
import { log } from '#server/kernel/log.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { StartError } from '#server/kernel/start-error.ts';
import {
  deleteSessions,
  findPersonByEmail,
  makeAdministrator,
  makeRecoveryLink,
  renewSessions,
  suspendPerson,
} from '#server/features/auth/index.ts';
import { notifyRecheck } from '#server/kernel/bus.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';

const USAGE = `What shall be done? There are:
  npm run admin -- recovery-link <email>   makes a link with which that person chooses a new password, once, within an hour
  npm run admin -- make-admin <email>      makes that person an administrator, and lifts a suspension
  npm run admin -- suspend <email>         ends that person's sessions and keeps them out`;

interface Case {
  database: Database;
  config: Config;
  person: { id: string; name: string };
  now: Date;
}

const deeds: Record<string, (about: Case) => Promise<string>> = {
  async 'recovery-link'({ database, config, person, now }) {
    const base = config.publicUrl ?? `http://localhost:${config.port}`;
    const { url } = await makeRecoveryLink(database.sql, person.id, base, now);
    return `With this link ${person.name} chooses a new password, once, within an hour:\n${url}`;
  },
  async 'make-admin'({ database, person }) {
    await makeAdministrator(database.sql, person.id);
    await renewSessions(database.sql, person.id);
    return `${person.name} is an administrator now.`;
  },
  async suspend({ database, person, now }) {
    await suspendPerson(database.sql, person.id, now);
    await deleteSessions(database.sql, person.id);
    return `${person.name} is suspended and signed out everywhere.`;
  },
};

/** Does one thing to one account from the command line, for when nobody can sign in any more. Answers the exit code. */
export async function administer([deed = '', email]: string[], environment: Record<string, string | undefined>): Promise<number> {
  const run = deeds[deed];
  if (!run || !email) {
    log.say(USAGE);
    return 2;
  }
  const config = readConfig(environment);
  const database = await openDatabase(config);
  try {
    await migrate(database.pool);
    const person = await findPersonByEmail(database.sql, email);
    if (person === null) throw new StartError(`Nobody has an account with the address ${email}.`);
    log.say(await run({ database, config, person, now: new Date() }));
    // Servers that run on the same database look at that person's sessions again.
    if (database.listenUrl !== null) await notifyRecheck(database.pool, person.id);
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
