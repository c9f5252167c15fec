import { existsSync } from 'node:fs';
import { openDatabase } from '#server/kernel/database.ts';
import { log } from '#server/kernel/log.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { readConfig } from './config.ts';

/** Starts the server from the environment and `.env`, or says in one sentence why it cannot and ends the process. */
export async function start(): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const config = readConfig(process.env);
    // The database opens in its own thread while the rest of the code is being loaded.
    const opening = openDatabase(config);
    opening.catch(() => undefined);
    const { serve } = await import('./serve.ts');
    await serve(config, opening);
  } catch (error) {
    log.say(error instanceof Error ? error.message : String(error));
    if (!(error instanceof StartError)) log.fault('The server could not start', error);
    process.exit(1);
  }
}
