import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { z } from 'zod';
import { EmbeddedEngine } from './embedded-engine.ts';

/**
 * The embedded database, in a thread of its own so that a long statement does not hold up the server's event loop.
 * It listens on a socket in a private folder; the server speaks to it as to any PostgreSQL.
 */
const settings = z.object({ folder: z.string().nullable(), socket: z.string(), dump: z.instanceof(Blob).optional() }).parse(workerData);

const db = new EmbeddedEngine({
  ...(settings.folder === null ? {} : { dataDir: settings.folder }),
  ...(settings.dump ? { loadDataDir: settings.dump } : {}),
  relaxedDurability: false,
});
await db.waitReady;
const server = new PGLiteSocketServer({ db, path: settings.socket, maxConnections: 4 });
await server.start();

parentPort?.on('message', (message: unknown) => {
  if (message === 'close') void close();
  if (message === 'dump') void dump();
});
parentPort?.postMessage({ type: 'ready' });

async function close() {
  await server.stop();
  await db.close();
  parentPort?.postMessage({ type: 'closed' });
}

async function dump() {
  parentPort?.postMessage({ type: 'dump', dump: await db.dumpDataDir('none') });
}
