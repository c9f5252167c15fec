import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { inProject } from '#server/kernel/in-project.ts';
import { runInChildProcess, WorkerTerminated } from './run-in-child-process.ts';

const room = { megabytes: 48, milliseconds: 20_000, most: 2 };
const work = runInChildProcess(import.meta.url, 'child-process.fixture', room);

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a child process', () => {
  it('sends its parts in order and then its answer', async () => {
    const heard: unknown[] = [];
    const answer = await work({ does: 'tell', parts: 5 }, { onPart: (part) => heard.push(part) });
    expect(heard).toEqual([0, 1, 2, 3, 4]);
    expect(z.object({ pid: z.int() }).parse(answer).pid).not.toBe(process.pid);
  });

  it('does not see the server’s environment', async () => {
    expect(await work({ does: 'environment' })).toEqual([]);
  });

  it('keeps the code that it compiles for those that come after it', async () => {
    const folder = z.string().parse(await work({ does: 'compiled' }));
    expect(folder.startsWith(inProject('.cache', 'compile'))).toBe(true);
    expect(readdirSync(folder).length).toBeGreaterThan(0);
  });

  it('runs every thread at a lower priority than the server', async () => {
    const priorities = z.array(z.int()).parse(await work({ does: 'priorities' }));
    expect(Math.min(...priorities)).toBeGreaterThan(getPriority());
  });

  it.each([
    ['throws', 'broken'],
    ['leave', 'broken'],
    ['fill', 'tooHeavy'],
  ] as const)('reports why it ended without an answer: %s', async (does, why) => {
    await expect(work({ does })).rejects.toEqual(new WorkerTerminated(why));
  });

  it('is terminated after its timeout, and the task that waits behind it runs', async () => {
    const one = runInChildProcess(import.meta.url, 'child-process.fixture', { ...room, most: 1 });
    const pids: number[] = [];
    const endless = one({ does: 'loop' }, { milliseconds: 3000, onPart: (pid) => pids.push(z.int().parse(pid)) });
    const next = one({ does: 'environment' });
    await expect(endless).rejects.toEqual(new WorkerTerminated('tooSlow'));
    expect(await next).toEqual([]);
    expect(pids).toHaveLength(1);
    await vi.waitFor(() => expect(pids.filter(isThere)).toEqual([]), 5000);
  });

  it('is killed by its abort signal with the reason, also before it starts', async () => {
    const cancel = new AbortController();
    const endless = work({ does: 'loop' }, { signal: cancel.signal, onPart: () => cancel.abort(new Error('Not now.')) });
    await expect(endless).rejects.toThrow('Not now.');
    await expect(work({ does: 'loop' }, { signal: cancel.signal })).rejects.toThrow('Not now.');
  });

  it('fails when the receiver of its parts throws', async () => {
    const hear = () => {
      throw new Error('Unheard of.');
    };
    await expect(work({ does: 'tell', parts: 1 }, { onPart: hear })).rejects.toThrow('Unheard of.');
  });

  it('is reported as broken when the process starter is killed, and later tasks run again', async () => {
    const Answer = z.object({ starter: z.int() });
    const { starter } = Answer.parse(await work({ does: 'tell' }));
    const endless = work({ does: 'loop' }, { onPart: () => process.kill(starter, 'SIGKILL') });
    await expect(endless).rejects.toEqual(new WorkerTerminated('broken'));
    expect(Answer.parse(await work({ does: 'tell' })).starter).not.toBe(starter);
  });

  it('in an endless loop exits with the server that started it', async () => {
    const script = `
      import { runInChildProcess } from ${JSON.stringify(new URL('./run-in-child-process.ts', import.meta.url).href)};
      const work = runInChildProcess(${JSON.stringify(import.meta.url)}, 'child-process.fixture', ${JSON.stringify(room)});
      work({ does: 'loop' }, { onPart: (pid) => console.log(pid) });`;
    const server = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = await new Promise<number>((resolve) => server.stdout.once('data', (said) => resolve(Number(said))));
    expect(isThere(pid)).toBe(true);
    server.kill('SIGKILL');
    await vi.waitFor(() => expect(isThere(pid)).toBe(false), 10_000);
  });
});
