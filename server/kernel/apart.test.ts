import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apart, EndedApart } from './apart.ts';

const room = { megabytes: 48, milliseconds: 20_000, most: 2 };
const work = apart(import.meta.url, 'work.fixture', room);

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('work apart', () => {
  it('tells its parts in order and then its answer, from another process', async () => {
    const heard: unknown[] = [];
    const answer = await work({ does: 'tell', parts: 5 }, { hear: (part) => heard.push(part) });
    expect(heard).toEqual([0, 1, 2, 3, 4]);
    expect(z.object({ pid: z.int() }).parse(answer).pid).not.toBe(process.pid);
  });

  it('knows nothing of the server’s environment', async () => {
    expect(await work({ does: 'environment' })).toEqual([]);
  });

  it('gives way with every thread it has', async () => {
    const priorities = z.array(z.int()).parse(await work({ does: 'priorities' }));
    expect(Math.min(...priorities)).toBeGreaterThan(getPriority());
  });

  it.each([
    ['throws', 'broken'],
    ['leave', 'broken'],
    ['fill', 'tooHeavy'],
  ] as const)('that comes to nothing says why: %s', async (does, why) => {
    await expect(work({ does })).rejects.toEqual(new EndedApart(why));
  });

  it('that lasts too long is ended, and what waits behind it has its turn', async () => {
    const one = apart(import.meta.url, 'work.fixture', { ...room, most: 1 });
    const pids: number[] = [];
    const endless = one({ does: 'loop' }, { milliseconds: 3000, hear: (pid) => pids.push(z.int().parse(pid)) });
    const next = one({ does: 'environment' });
    await expect(endless).rejects.toEqual(new EndedApart('tooSlow'));
    expect(await next).toEqual([]);
    expect(pids).toHaveLength(1);
    await vi.waitFor(() => expect(pids.filter(isThere)).toEqual([]), 5000);
  });

  it('is ended by its signal with the reason, also before it begins', async () => {
    const cancel = new AbortController();
    const endless = work({ does: 'loop' }, { signal: cancel.signal, hear: () => cancel.abort(new Error('Not now.')) });
    await expect(endless).rejects.toThrow('Not now.');
    await expect(work({ does: 'loop' }, { signal: cancel.signal })).rejects.toThrow('Not now.');
  });

  it('fails where whoever hears it does', async () => {
    const hear = () => {
      throw new Error('Unheard of.');
    };
    await expect(work({ does: 'tell', parts: 1 }, { hear })).rejects.toThrow('Unheard of.');
  });

  it('that is under way is broken when what starts processes is ended, and later work is done', async () => {
    const Answer = z.object({ starter: z.int() });
    const { starter } = Answer.parse(await work({ does: 'tell' }));
    const endless = work({ does: 'loop' }, { hear: () => process.kill(starter, 'SIGKILL') });
    await expect(endless).rejects.toEqual(new EndedApart('broken'));
    expect(Answer.parse(await work({ does: 'tell' })).starter).not.toBe(starter);
  });

  it('in an endless loop ends with the server that began it', async () => {
    const script = `
      import { apart } from ${JSON.stringify(new URL('./apart.ts', import.meta.url).href)};
      const work = apart(${JSON.stringify(import.meta.url)}, 'work.fixture', ${JSON.stringify(room)});
      work({ does: 'loop' }, { hear: (pid) => console.log(pid) });`;
    const server = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = await new Promise<number>((resolve) => server.stdout.once('data', (said) => resolve(Number(said))));
    expect(isThere(pid)).toBe(true);
    server.kill('SIGKILL');
    await vi.waitFor(() => expect(isThere(pid)).toBe(false), 10_000);
  });
});
