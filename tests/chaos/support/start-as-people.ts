import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The product as `npm start` starts it: a process that starts the server. */
export interface Running {
  pid: number;
  url: string;
  stop: () => Promise<void>;
}

/** Starts it with this environment and waits until it listens; it does not outlive this process. */
export async function startAsPeople(environment: Record<string, string>): Promise<Running> {
  const start = fileURLToPath(new URL('../../../runtime/start.mjs', import.meta.url));
  const env = { PATH: process.env['PATH'], PORT: '0', BRAKES: '0', ...environment };
  const child = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const leave = () => child.kill();
  process.once('exit', leave);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const said: string[] = [];
  const port = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      const found = /^Hearthlore is ready: http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`It ended before it listened:\n${said.join('\n')}`)));
  });
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await ended;
      process.off('exit', leave);
    },
  };
}
