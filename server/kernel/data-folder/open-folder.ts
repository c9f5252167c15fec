import { constants, copyFileSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { damageBeforeOpening } from '#server/kernel/damage/index.ts';
import { EngineError, startPglite } from '#server/kernel/embedded/pglite.ts';
import type { EmbeddedDatabase } from '#server/kernel/embedded/pglite.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { MAKING, lookInto } from './contents.ts';
import type { Contents } from './contents.ts';
import { sentenceOfDamage, wayBack } from './way-back.ts';

/**
 * Starts the embedded database of a data folder that this process has locked; in a new folder it makes one first. Refuses
 * with a StartError where something of an installation lies there but its database is missing, incomplete or damaged: that
 * is never a new installation, and nothing is ever made over it.
 */
export async function openDatabaseFolder(folder: string): Promise<EmbeddedDatabase> {
  const contents = readContents(folder);
  if (contents.database === 'none') {
    if (contents.traces.length > 0) throw new StartError(whyMissing(folder, contents));
    await makeDatabase(folder);
  } else if (contents.database !== 'whole') {
    throw new StartError(
      `The database in ${join(folder, 'database')} is not whole: ${contents.database.missing} is missing. Mount or copy what is missing, or ${wayBack(folder, contents)}`,
    );
  }
  try {
    const damage = damageBeforeOpening(join(folder, 'database'));
    if (damage !== null) throw new EngineError(damage);
    return await startPglite({ folder: join(folder, 'database') });
  } catch (error) {
    throw new StartError(whyNotOpened(folder, error, contents));
  }
}

function readContents(folder: string): Contents {
  try {
    return lookInto(folder);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${folder} cannot be read by this account: ${message}. Give it to the account that the server runs as.`,
    );
  }
}

function whyMissing(folder: string, contents: Contents): string {
  const { marker, traces } = contents;
  if (marker?.database === 'postgres')
    return `The installation in ${folder} has its database in a PostgreSQL, and DATABASE_URL is not set. Set it, or choose an empty folder with DATA_DIR for a new installation.`;
  return (
    `The database is missing from ${join(folder, 'database')}, where an installation was before: there is ${traces.join(', ')}. ` +
    `Mount it again, choose an empty folder with DATA_DIR for a new installation, or ${wayBack(folder, contents)}`
  );
}

/** Makes a database under another name, so that one that was begun and not finished is never taken for a whole one. */
async function makeDatabase(folder: string): Promise<void> {
  const making = join(folder, MAKING);
  rmSync(making, { recursive: true, force: true });
  try {
    const made = await startPglite({ folder: making });
    await made.close();
    putInPlace(making, join(folder, 'database'));
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw new StartError(`A database cannot be made in ${folder}: ${causeOf(error) ?? reasonOf(error)}.`);
  }
}

/** Gives a database its name. Renaming replaces an empty folder and nothing else; one that is mounted there is filled. */
function putInPlace(made: string, place: string): void {
  try {
    renameSync(made, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    // What says that there is a database comes last.
    cpSync(made, place, { recursive: true, force: false, errorOnExist: true, filter: (path) => path !== join(made, 'PG_VERSION') });
    copyFileSync(join(made, 'PG_VERSION'), join(place, 'PG_VERSION'), constants.COPYFILE_EXCL);
    rmSync(made, { recursive: true });
  }
}

function whyNotOpened(folder: string, error: unknown, contents: Contents): string {
  const cause = causeOf(error);
  if (cause !== null) return `The database in ${join(folder, 'database')} cannot be opened: ${cause}.`;
  return sentenceOfDamage(folder, reasonOf(error), contents);
}

const causes: [pattern: RegExp, sentence: string][] = [
  [/no space left|ENOSPC/i, 'the disk is full. Make room and start again'],
  [/too many open files|EMFILE|ENFILE/i, 'too many files are open. Raise the limit (ulimit -n) and start again'],
  [/permission denied|EACCES|EPERM/i, 'this account may not read and write all of it. Give it to the account that the server runs as'],
  [/read-only file system|EROFS/i, 'it lies on a read-only file system. Mount it for writing'],
  [/incompatible with server|not compatible/i, 'another version of the embedded database made it. Start the Hearthlore that made it'],
];

/** What stands in the way that is no damage; null where the database itself is at fault. */
function causeOf(error: unknown): string | null {
  const message = error instanceof Error ? error.message : String(error);
  return causes.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}

const reasonOf = (error: unknown) => (error instanceof EngineError ? error.message : 'it gave no reason');
