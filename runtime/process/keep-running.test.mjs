import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { folder } from './folder.mjs';
import { keepRunning } from './keep-running.mjs';

/** Runs through these endings, one each second; answers the last code, how many there were and what was said. */
async function play(endings, everyMs = 1000) {
  const said = [];
  let runs = 0;
  const runOnce = async () => ({ code: 1, ...endings[Math.min(runs++, endings.length - 1)] });
  const code = await keepRunning(runOnce, { now: () => runs * everyMs, say: (line) => said.push(line) });
  return { code, runs, said };
}

describe('a server that is kept running', () => {
  it('is started again after a crash', async () => {
    expect(await play([{ code: 134 }, { code: 137 }, { code: 0 }])).toEqual({
      code: 0,
      runs: 3,
      said: ['The server crashed (exit code 134). It is started again.', 'The server crashed (exit code 137). It is started again.'],
    });
  });

  it.each([
    ['ended in order', { code: 0 }],
    ['was told to stop', { code: 130, interrupted: 'SIGINT' }],
    ['refused to start', { refused: true }],
  ])('is not started again when it %s', async (_title, ending) => {
    expect(await play([ending])).toEqual({ code: ending.code ?? 1, runs: 1, said: [] });
  });

  it('stays down after five restarts within a minute', async () => {
    const { code, runs, said } = await play([{ code: 7 }]);
    expect([code, runs]).toEqual([7, 6]);
    expect(said.at(-1)).toBe('The server crashed again (exit code 7), 5 restarts within a minute did not help. It stays down.');
  });

  it('is started again for ever when it crashes seldom', async () => {
    const endings = [...Array.from({ length: 20 }, () => ({ code: 1 })), { code: 0 }];
    expect(await play(endings, 20_000)).toMatchObject({ code: 0, runs: 21 });
  });
});

/** A stand-in for the server: says its process id and waits for its end, in order on a signal or when its starter is gone. */
const server = `
  const stop = () => { console.log('stops', process.pid); process.exit(0); };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);
  setInterval(() => {}, 1000);
  console.log('runs', process.pid);
`;
/** A stand-in for `npm start`. */
const starter = `
  import { run } from './runtime/process/run.mjs';
  import { keepRunning } from './runtime/process/keep-running.mjs';
  process.exitCode = await keepRunning(() => run(process.execPath, ['-e', ${JSON.stringify(server)}], { detached: true, tied: true }));
`;

/** Starts it and answers what waits for the next line that begins with a word, and tells the process id in it. */
function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, heard: hearing(child) };
}

function hearing({ stdout }) {
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  return async (word) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`It ended and did not say "${word}".`);
      if (value.startsWith(word)) return Number(value.split(' ')[1]);
    }
  };
}

describe('npm start and its server', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'])('end together on %s', async (signal) => {
    const { child, heard } = start();
    const pid = await heard('runs');
    child.kill(signal);
    if (signal === 'SIGHUP') await once(child, 'exit');
    else expect(await heard('stops')).toBe(pid);
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });

  it('end together when npm is killed, though the shell between them stays', async () => {
    const npm = spawn(
      process.execPath,
      [
        '-e',
        `require('node:child_process').spawnSync('sh', ['-c', process.argv[1] + '; true'], { stdio: 'inherit' })`,
        `"$NODE" --input-type=module -e "$STARTER"`,
      ],
      {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          NODE: process.execPath,
          STARTER: `import { onOrphaned } from './runtime/process/keep-running.mjs'; onOrphaned(() => process.kill(process.pid, 'SIGTERM'), 50); ${starter}`,
        },
      },
    );
    const heard = hearing(npm);
    const pid = await heard('runs');
    npm.kill('SIGKILL');
    expect(await heard('stops')).toBe(pid);
  });

  it('go on with a new server when that one is killed', async () => {
    const { child, heard } = start();
    const first = await heard('runs');
    process.kill(first, 'SIGKILL');
    const second = await heard('runs');
    expect(second).not.toBe(first);
    child.kill('SIGTERM');
    await heard('stops');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
