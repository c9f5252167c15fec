import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { z } from 'zod';
import { EmbeddedEngine } from './embedded-engine.ts';

/**
 * The embedded database, in a thread of its own so that a long statement does not hold up the server's event loop.
 * It listens on a socket in a private folder; the server speaks to it as to any PostgreSQL.
 */
const settings = z.object({ folder: z.string().nullable(), socket: z.string(), dump: z.instanceof(Blob).optional() }).parse(workerData);

/** What the engine says when it cannot go on: its memory may contradict its files, and it must not write another byte. */
const GAVE_UP = /^(?:\d{4}-\d\d-\d\d [\d:.]+ \S+ \[\d+\] PANIC: |Aborted\()/;

/** What the engine says while it opens: how it ends is otherwise told in words for its own engineers. */
const said: string[] = [];
let isOpening = true;

const db = new EmbeddedEngine({
  ...(settings.folder === null ? {} : { dataDir: settings.folder }),
  ...(settings.dump ? { loadDataDir: settings.dump } : {}),
  relaxedDurability: false,
  // The engine fills its buffers from the start, and takes 160 MB of them unless it is told. What is asked for again and again
  // needs few; the rest lies in the system's memory of files.
  startParams: [...EmbeddedEngine.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'wal_buffers=1MB'],
  onStderr(line) {
    if (isOpening) said.push(line);
    if (GAVE_UP.test(line)) giveUp(line);
    return isOpening;
  },
});
subscribe('net.server.socket', (message) => {
  const { socket } = z.object({ socket: z.instanceof(Socket) }).parse(message);
  // The server reads its messages from the next turn on, and this is to hear of each after it.
  setImmediate(() => setImmediate(() => answerTogether(socket)));
});
const server = new PGLiteSocketServer({ db, path: settings.socket, maxConnections: 4 });
try {
  await db.waitReady;
  isOpening = false;
  await server.start();
  parentPort?.postMessage({ type: 'ready' });
} catch {
  parentPort?.postMessage({ type: 'failed', message: lastWords() });
}

parentPort?.on('message', (message: unknown) => {
  if (message === 'close') void close();
  if (message === 'dump') void dump();
});

/** Answers to statements that came together leave together: to send takes longer than many a statement. */
function answerTogether(socket: Socket): void {
  socket.on('data', () => {
    socket.cork();
    setImmediate(() => socket.uncork());
  });
}

/** Why the engine gave up, as it says it in the last line that says so. */
function lastWords(): string {
  const faults = said.flatMap((line) => /(?:PANIC|FATAL|ERROR|could not access[^:]*): +(.+)$/.exec(line)?.[1] ?? []);
  return faults.at(-1)?.trim() ?? 'it gave no reason';
}

/** Ends the thread in the middle of the statement. What was committed is in the log that the next start reads. */
function giveUp(line: string): never {
  said.push(line);
  parentPort?.postMessage({ type: 'failed', message: lastWords() });
  process.exit(1);
}

async function close() {
  await server.stop();
  await db.close();
  parentPort?.postMessage({ type: 'closed' });
}

async function dump() {
  parentPort?.postMessage({ type: 'dump', dump: await db.dumpDataDir('none') });
}
