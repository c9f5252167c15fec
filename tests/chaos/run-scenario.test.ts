import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { expect, it } from 'vitest';
import { runScenario } from './run-scenario.ts';
import type { Trial } from './scenario.ts';

/** A place that lets everybody listen, takes no message, and says who has come. */
async function openPlace() {
  const server = createServer((_request, response) => response.writeHead(503).end());
  const sockets = new WebSocketServer({ server });
  let came = 0;
  sockets.on('connection', (socket) => {
    came += 1;
    socket.on('message', () => socket.send(JSON.stringify({ type: 'subscribed', seq: 0 })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const close = () => {
    sockets.close();
    server.closeAllConnections();
    server.close();
  };
  return { url, close, sockets, came: () => came };
}

it('ends everything that a scenario began and broke off, and says what could not be ended', async () => {
  const place = await openPlace();
  const ended: string[] = [];
  let seen: Trial | undefined;
  const row = await runScenario(
    {
      name: 'broken',
      promise: 'None.',
      engines: ['embedded'],
      repetitions: { short: 1, long: 1 },
      async run(trial) {
        seen = trial;
        trial.onEnd(() => void ended.push('first'));
        trial.onEnd(() => Promise.reject(new Error('It is stuck.')));
        await trial.listen(place, { cookie: '', campaignId: 'a' });
        trial.write(place, '', 'a');
        throw new Error('It breaks off.');
      },
    },
    'embedded',
    'short',
    () => undefined,
  );
  expect(row.outcome).toMatchObject({
    failures: [expect.stringContaining('It breaks off.'), expect.stringContaining('It is stuck.')],
  });
  expect(ended).toEqual(['first']);
  expect(seen?.over.aborted).toBe(true);
  expect(existsSync(seen?.folder ?? '.')).toBe(false);
  await expect.poll(() => place.sockets.clients.size, { timeout: 10_000 }).toBe(0);
  expect(place.came()).toBe(1);
  place.close();
});
