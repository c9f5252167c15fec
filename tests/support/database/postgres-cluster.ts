import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './postgres-binaries.ts';

/** A running server: the process to stop and the port on the loopback address. */
export type Cluster = { pid: number; port: number };

const startupMs = 30_000;
// Nothing in it outlives the tests, so nothing has to reach the disk.
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];
// And no table lives long enough to be worth tidying up.
const untidy = [
  'jit=off',
  'plan_cache_mode=force_generic_plan',
  'max_parallel_workers_per_gather=0',
  'autovacuum=off',
  'checkpoint_timeout=1d',
  'max_wal_size=4GB',
];
const settings = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];

/** Makes a new, empty PostgreSQL below `folder` and starts it on a free port; it runs on when this process ends. */
export async function startCluster(binaries: Binaries, folder: string): Promise<Cluster> {
  makeCluster(binaries, folder);
  const near = `unix_socket_directories=${socketsOf(folder)}`;
  return runCluster(binaries, folder, { port: await freePort(), settings: [...careless, ...untidy, near] });
}

/** Where the socket of the PostgreSQL below `folder` lies: with its data, which alone it may write whoever runs the tests. */
export const socketsOf = (folder: string): string => join(folder, 'data');

/** Makes the data of a new, empty PostgreSQL below `folder`. */
export function makeCluster({ initdb, account }: Binaries, folder: string): void {
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  if (account) chownSync(data, account.uid, account.gid);
  chmodSync(data, 0o700);
  const options = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'];
  execFileSync(initdb, options, { ...account, cwd: '/', stdio: 'pipe' });
}

/** Starts the PostgreSQL below `folder` on a port and waits until it answers; it runs on when this process ends. */
export async function runCluster(
  { postgres, account }: Binaries,
  folder: string,
  { port, settings: more }: { port: number; settings: string[] },
): Promise<Cluster> {
  const data = join(folder, 'data');
  const log = join(folder, 'postgres.log');
  const output = openSync(log, 'a');
  const args = ['-D', data, '-p', String(port), ...[...settings, ...more].flatMap((setting) => ['-c', setting])];
  const server = spawn(postgres, args, { ...account, cwd: '/', detached: true, stdio: ['ignore', output, output] });
  server.unref();
  const state = { ended: false };
  server.on('exit', () => (state.ended = true));
  const until = Date.now() + startupMs;
  while (!(await answers(port))) {
    if (state.ended || Date.now() > until) throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`);
    await pause(50);
  }
  return { pid: server.pid ?? 0, port };
}

/** Stops the server, without waiting for its clients, and removes its folder. */
export async function removeCluster(pid: number | undefined, folder: string): Promise<void> {
  if (pid) {
    signal(pid, 'SIGQUIT');
    for (let tries = 0; signal(pid, 0) && tries < 200; tries += 1) await pause(25);
  }
  rmSync(folder, { recursive: true, force: true });
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** A port that nothing listens on; below 32768, where the system does not take ports for outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
