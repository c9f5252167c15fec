import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries } from './postgres-binaries.ts';
import { freePort, makeCluster, removeCluster, runCluster } from './postgres-cluster.ts';

/** A PostgreSQL to break: it keeps what it acknowledged when its processes are killed, and always comes back on the same port. */
export interface BreakablePostgres {
  port: number;
  /** The address of a new, empty database. */
  freshUrl: () => Promise<string>;
  /** Processes that serve connections now. */
  backends: () => number[];
  /** kill -9 of all its processes at once. */
  kill: () => Promise<void>;
  /** Stops it without waiting for its clients: in order, or at once as in a crash. */
  stop: (how: 'fast' | 'immediate') => Promise<void>;
  /** Starts it again and waits until it answers. */
  start: () => Promise<void>;
  /** Stands still with every connection open, until it is thawed. */
  freeze: () => void;
  thaw: () => void;
  end: () => Promise<void>;
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Starts one; throws where there is no packaged PostgreSQL. Power cuts are not part of it: nothing is forced to the disk. */
export async function startBreakablePostgres(): Promise<BreakablePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlore-breakable-'));
  // The account it runs as has to get to its data.
  execFileSync('chmod', ['755', folder]);
  const binaries = postgresBinaries(join(folder, 'native'));
  if (typeof binaries === 'string') throw new Error(binaries);
  makeCluster(binaries, folder);
  const port = await freePort();
  const run = async () => (await runCluster(binaries, folder, { port, settings: ['fsync=off'] })).pid;
  let pid = await run();
  const server = `postgresql://postgres@127.0.0.1:${port}`;
  return {
    port,
    async freshUrl() {
      const name = `chaos_${randomBytes(8).toString('hex')}`;
      const client = new pg.Client(`${server}/postgres`);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `${server}/${name}`;
    },
    backends: () => childrenOf(pid, /^postgres: postgres /),
    async kill() {
      const all = [pid, ...childrenOf(pid)];
      for (const each of all) signal(each, 'SIGKILL');
      await gone(all);
    },
    async stop(how) {
      const all = [pid, ...childrenOf(pid)];
      signal(pid, SIGNALS[how]);
      await gone(all);
    },
    async start() {
      pid = await run();
    },
    freeze() {
      for (const each of [pid, ...childrenOf(pid)]) signal(each, 'SIGSTOP');
    },
    thaw() {
      for (const each of [pid, ...childrenOf(pid)]) signal(each, 'SIGCONT');
    },
    async end() {
      for (const each of [pid, ...childrenOf(pid)]) signal(each, 'SIGCONT');
      await removeCluster(pid, folder);
    },
  };
}

// Each of them leads a session of its own, so that there is no group to send a signal to.
function childrenOf(parent: number, called = /^/): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const all = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)).filter((parts) => parts !== null);
  return all.filter(([, , ppid, args = '']) => Number(ppid) === parent && called.test(args)).map(([, pid]) => Number(pid));
}

async function gone(pids: number[]): Promise<void> {
  const until = Date.now() + 30_000;
  while (pids.some((pid) => signal(pid, 0))) {
    if (Date.now() > until) throw new Error('PostgreSQL did not end.');
    await pause(20);
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
