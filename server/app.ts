import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { postgresBus, soloBus } from '#server/kernel/bus.ts';
import type { Database } from '#server/kernel/database.ts';
import { refuseLargeBody, sendJson, serveHttp } from '#server/kernel/http.ts';
import { Hub } from '#server/kernel/hub.ts';
import { transact } from '#server/kernel/kernel.ts';
import type { Kernel } from '#server/kernel/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { pruneEvents } from '#server/kernel/outbox.ts';
import { serveRealtime } from '#server/kernel/realtime.ts';
import { cookieName, createIdentify, obtainSecret, openAccounts } from '#server/features/auth/index.ts';
import { seedTemplateCampaign } from '#server/features/campaigns/index.ts';
import { Narrator, answerCycles, answerTalk, welcomeTables } from '#server/features/narrator/index.ts';
import type { NarratorModel } from '#server/features/narrator/index.ts';
import { collectIntents, startTurnClock } from '#server/features/turns/index.ts';
import { seedTemplateWorld } from '#server/features/worlds/index.ts';
import { contract } from '#contract/index.ts';
import { remoteContract } from '#contract/remote.ts';
import { apiDocument } from './api-document.ts';
import { mayFollow } from './follow-policy.ts';
import { operations } from './operations.ts';
import { remoteNames } from './remote-names.ts';

const HOUR = 60 * 60 * 1000;

/** What an app is made of; everything that a test wants to hold in its hands. */
export interface Parts {
  database: Database;
  model: NarratorModel;
  now: () => Date;
  /** A whole number from 1 to `sides`. */
  dice: (sides: number) => number;
  publicUrl: string | null;
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;
  /** Milliseconds between the Storyteller's words. */
  pace: number;
  /** Replies told at once. */
  narrators: number;
}

export interface App {
  server: Server;
  kernel: Kernel;
  close(): Promise<void>;
}

/** Puts the product together on an open database; the caller listens. Closing the app leaves the database open. */
export async function createApp(parts: Parts): Promise<App> {
  const { database, publicUrl } = parts;
  await migrate(database.pool);
  const origin = randomUUID();
  const bus =
    database.listenUrl === null
      ? soloBus(origin)
      : await postgresBus(origin, database.listenUrl, (payload) =>
          database.pool.query('select pg_notify($1, $2)', ['hearthlore', payload]),
        );
  const kernel: Kernel = {
    database,
    bus,
    hub: new Hub(database.sql, bus),
    now: parts.now,
    dice: parts.dice,
    // In this order: an intent is collected before talk is answered.
    listeners: [collectIntents, answerCycles, answerTalk, welcomeTables],
    afterCommit: [],
    identify: createIdentify(database.sql, cookieName(publicUrl), parts.now),
    mayFollow: (actor, topic) => mayFollow(database.sql, actor, topic),
  };
  await seedTemplateWorld(database.sql, parts.now());
  await transact(kernel, seedTemplateCampaign);

  const accounts = openAccounts({ sql: database.sql, secret: await obtainSecret(database.sql), publicUrl });
  const router = operations(parts.model.label);
  const server = serveHttp(kernel, publicUrl, {
    operations: router,
    api: { ...router, remote: remoteNames(router) },
    before: [health, apiDocument({ ...contract, remote: remoteContract }), answerAccounts(accounts.handle)],
    pages: parts.pages,
  });
  const realtime = serveRealtime(server, kernel, publicUrl);
  const clock = startTurnClock(kernel);
  const narrator = new Narrator({ kernel, model: parts.model, pace: parts.pace, most: parts.narrators });
  const prune = setInterval(() => {
    pruneEvents(database.sql).catch((error: unknown) => log.fault('Old events could not be forgotten', error));
  }, HOUR).unref();

  return {
    server,
    kernel,
    async close() {
      clearInterval(prune);
      realtime.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await Promise.all([clock.stop(), narrator.stop()]);
      await bus.close();
    },
  };
}

function health(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== '/health') return false;
  sendJson(response, 200, { ok: true });
  return true;
}

function answerAccounts(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/api/auth/')) return false;
    if (refuseLargeBody(request, response)) return true;
    await handle(request, response);
    return true;
  };
}
