import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The server as a process of its own. */
export interface ServerProcess {
  pid: number;
  /** Where it listens; rejects when it ends instead. */
  ready: Promise<string>;
  /** Its exit code and everything it said. */
  ended: Promise<{ code: number | null; lines: string[] }>;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
}

/** What else a start may need. */
export interface ServerStart {
  /** A program with its arguments that starts it, such as one that gives it namespaces of its own or fewer open files. */
  inside?: readonly string[];
  /** Flags of Node's. */
  flags?: readonly string[];
  /** The project's folder, where it is a copy. */
  folder?: string;
}

/** What starts a program that may have so many files open. */
export const withOpenFiles = (most: number): readonly string[] => ['sh', '-c', `ulimit -n ${most} && exec "$0" "$@"`];

/** Starts the built server as a person would, with this environment and no other; nobody is braked unless it says so. It does not outlive this process. */
export function startServer(
  environment: Record<string, string>,
  { inside = [], flags = [], folder = root }: ServerStart = {},
): ServerProcess {
  const [program, ...args] = [...inside, process.execPath, ...flags, 'main.js'] as const;
  // Not from the project's folder, whose .env belongs to whoever plays here.
  const child = spawn(program, args, {
    cwd: join(folder, 'dist/server'),
    env: { PATH: process.env['PATH'], PORT: '0', BRAKES: '0', ...environment },
  });
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  const lines: string[] = [];
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  const hear = (line: string) => {
    lines.push(line);
    const [, port] = /^Hearthlore is ready: http:\/\/localhost:(\d+)/.exec(line) ?? [];
    if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
  };
  createInterface(child.stdout).on('line', hear);
  createInterface(child.stderr).on('line', hear);
  const ended = new Promise<{ code: number | null; lines: string[] }>((done) => {
    child.on('close', (code, signal) => {
      process.off('exit', leave);
      reject(new Error(`The server ended with ${code ?? signal}:\n${lines.join('\n')}`));
      done({ code, lines });
    });
  });
  // Whoever waits for the end alone does not wait for the start.
  ready.catch(() => undefined);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { pid: child.pid ?? 0, ready, ended, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
