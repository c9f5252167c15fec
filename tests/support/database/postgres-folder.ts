import { join } from 'node:path';
import { quickFolder } from '#tests/support/quick-folder.ts';

const variable = 'HEARTHLORE_TEST_POSTGRES';
const prefix = 'hearthlore-postgres-';

/** The folder that all workers of one test run share; named after the process that began the run, which passes it on to its workers. */
export function postgresFolder(): string {
  process.env[variable] ??= join(quickFolder(), `${prefix}${process.pid}`);
  return process.env[variable];
}

/** The process that began the run a folder belongs to; undefined when it is no such folder. */
export function ownerOf(folderName: string): number | undefined {
  const pid = Number(folderName.startsWith(prefix) ? folderName.slice(prefix.length) : Number.NaN);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}
