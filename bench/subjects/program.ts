import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const START_MILLISECONDS = 60_000;

/** A server in a process of its own, which says its port in a line such as "ready: http://localhost:1234". */
export interface Program {
  port: number;
  stop: () => Promise<void>;
}

/** Starts a program of this project by its file and waits until it listens. `folder` becomes its working folder. */
export async function startProgram(file: string, folder: string, environment: Record<string, string>): Promise<Program> {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const child = spawn(process.execPath, [path], {
    cwd: folder,
    // HEARTHLORE_BENCH_NODE passes flags of Node's, such as --cpu-prof, to the servers.
    env: { ...process.env, NODE_OPTIONS: process.env['HEARTHLORE_BENCH_NODE'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // It must not outlive a bench that was cut off.
  process.once('exit', () => child.kill());
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${file} did not start in time.`)), START_MILLISECONDS);
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString('utf8');
      const found = /ready: http:\/\/[^:\s]+:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
      if (found !== undefined) clearTimeout(timer);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`${file} ended before it listened: ${said}`));
    });
  });
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
