import { existsSync } from 'node:fs';
import { ContentError } from '#domain/content.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import { log } from '#server/kernel/log.ts';
import { connectionsWithin, openFilesLimit } from '#server/kernel/http/open-files.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { readConfig } from './config.ts';

/** Tells the process that started this one, where it listens, that to start again would not help. */
function refuse(): Promise<void> {
  return new Promise((done) => {
    if (process.send === undefined) done();
    else process.send('refused', undefined, undefined, () => done());
  });
}

/** Starts the server from the environment and `.env`, or says in one sentence why it cannot and ends the process. */
export async function start(): Promise<void> {
  process.on('uncaughtException', endOnFault);
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const config = readConfig(process.env);
    const mostConnections = connectionsWithin(openFilesLimit());
    // The database opens in its own thread while the rest of the code is being loaded.
    const opening = openDatabase(config);
    opening.catch(() => undefined);
    const { serve } = await import('./serve.ts');
    await serve(config, opening, mostConnections);
  } catch (error) {
    log.say(error instanceof Error ? error.message : String(error));
    if (error instanceof StartError || error instanceof ContentError) await refuse();
    else log.fault('The server could not start', error);
    process.exit(1);
  }
}

/** Ends the process as Node would, but says why as the log does: Node prints everything an error holds, values of statements too. */
function endOnFault(error: unknown): void {
  log.fault('The server ended on a fault that nothing caught', error);
  process.exit(1);
}
