import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { brakes } from '#domain/limits/brakes.ts';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { checkSrd } from '#domain/srd/check-srd.ts';
import { refuseDamaged } from '#server/kernel/data-folder/index.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { openFileStore } from '#server/kernel/files/file-store.ts';
import { inProject } from '#server/kernel/in-project.ts';
import { log } from '#server/kernel/log.ts';
import { openMailer } from '#server/kernel/mail.ts';
import { limitConnections } from '#server/kernel/http/open-files.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { makeSetupToken, setupPath } from '#server/features/setup/index.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { openModel } from '#server/features/model/index.ts';
import type { ModelChoice, NarratorModel } from '#server/features/model/index.ts';

const WEB = inProject('dist', 'web');
const NO_MAIL =
  'Mail is not configured: accounts are confirmed at once, and an administrator makes the links for lost passwords. SMTP_URL and SMTP_FROM change that.';
const NO_BRAKES = 'BRAKES is 0: nobody is held up, however much they do at once. This is for load tests only.';
const DEADLINES = { firstContentMs: 20_000, stallMs: 15_000, totalMs: 120_000 };

/** Serves the product on a database that is being opened, to so many connections at once, and says where. Refuses with a StartError. */
export async function serve(config: Config, opening: Promise<Database>, mostConnections: number): Promise<void> {
  checkSrd();
  const open = (choice: ModelChoice) => openModel({ ...choice, ...DEADLINES }, (cause) => log.fault('The model failed', cause));
  const model = openConfigured(open, config);
  const pages = await openPages(config);
  const store = await openFileStore(config);
  const database = await opening;
  const mailer = openMailer(config.smtp);
  const app = await createApp({
    database,
    model,
    openModel: open,
    speech: config.speech,
    picture: config.picture,
    signups: config.signups,
    brakes: config.brakes ? brakes : null,
    dataDir: config.dataDir,
    store,
    now: () => new Date(),
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    host: config.host,
    mailer,
    google: config.google,
    stripe: config.stripe,
    pages,
    pace: narrationServerLimits.storytellerWordMilliseconds,
    narrators: config.narrators,
    modelPrice: config.modelPrice,
    pushContact: config.pushContact,
    updateWithoutBackup: config.updateWithoutBackup,
  }).catch((error: unknown) => {
    throw refuseDamaged(error, database, config.dataDir);
  });
  limitConnections(app.server, mostConnections);
  try {
    await listen(app.server, config);
  } catch (error) {
    await app.close();
    await database.close();
    throw error;
  }
  const shown = config.publicUrl ?? addressOf(app.server, config);
  log.say(`Hearthlore is ready: ${shown}  (narrator: ${model.label})`);
  const setup = await makeSetupToken(database.sql);
  if (setup !== null) for (const line of setupLines(shown, config, setupPath(setup))) log.say(line);
  if (!mailer.configured) log.say(NO_MAIL);
  if (!config.brakes) log.say(NO_BRAKES);

  stopOnSignal(async () => {
    await app.close();
    mailer.close();
    await database.close();
  });
}

/** What is wrong with the settings of a model is for the person at the keyboard to mend. */
function openConfigured(open: (choice: ModelChoice) => NarratorModel, config: Config): NarratorModel {
  try {
    return open(config.model);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Stops once, however often the person presses the keys; also when the process that started this one is gone. */
function stopOnSignal(close: () => Promise<void>): void {
  let closing: Promise<void> | undefined;
  const stop = () => {
    closing ??= close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fault('The server did not stop cleanly', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
  // It may have gone while this one started.
  if (process.connected === false) stop();
}

async function openPages(config: Config) {
  if (config.development) return (await import('#server/kernel/http/dev-pages.ts')).sourcePages();
  if (!existsSync(join(WEB, 'index.html')))
    throw new StartError('The browser’s part is not built yet. Start with "npm start", which builds it.');
  return (await import('#server/kernel/http/pages.ts')).builtPages(WEB);
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(whyNotListening(error, config))));
    server.listen(config.port, config.host, resolve);
  });
}

function whyNotListening(error: Error, { port, host }: Config): string {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this account has. Choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${host}. Check HOST.`;
  return `The server cannot listen on ${host}:${port}: ${error.message}.`;
}

/** What is said while nobody has an account: how the first one is made, which administers. */
function setupLines(shown: string, { publicUrl, host }: Config, path: string): string[] {
  const here = publicUrl === null ? ` On this machine, open ${shown}.` : '';
  const elsewhere = publicUrl === null ? 'From another machine, open' : 'Open';
  return [
    `Nobody has an account here yet. The first account administers.${here}`,
    `${elsewhere} this setup link, which works once: ${publicUrl ?? (host === '0.0.0.0' ? shown.replace('//localhost', `//${ownAddress() ?? 'localhost'}`) : shown)}${path}`,
  ];
}

/** This machine's address in its network; null where it has none. */
function ownAddress(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}

function addressOf(server: Server, { host, port }: Config): string {
  const address = server.address();
  const shown = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  return `http://${shown}:${typeof address === 'object' && address !== null ? address.port : port}`;
}
