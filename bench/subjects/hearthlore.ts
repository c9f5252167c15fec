import { randomUUID } from 'node:crypto';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Member } from './dataset.ts';
import { fillHearthlore } from './hearthlore-fill.ts';
import { startProgram } from './program.ts';
import { openSocket } from './socket.ts';
import type { Call, Store, Subject } from './subject.ts';

/** Fills a store with tables and people and starts the product on it as it is started by anyone. */
export async function startHearthlore(store: Store, modelUrl: string): Promise<Subject> {
  await fillHearthlore(store);
  const { port, stop } = await startProgram('runtime/start.mjs', store.dataDir, {
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    // One person posts here as fast as a program can, unless what brakes cost is measured.
    BRAKES: process.env['HEARTHLORE_BENCH_BRAKES'] ?? '0',
    DATA_DIR: store.dataDir,
    DATABASE_URL: store.databaseUrl ?? '',
    HEARTHLORE_MODEL: 'openai-compatible:bench',
    HEARTHLORE_MODEL_BASE_URL: modelUrl,
  });
  const origin = `http://127.0.0.1:${port}`;
  const headersOf = (member: Member) => ({ cookie: `hearthlore.session=${member.token}.signature`, origin });
  const call = (name: string, member: Member, input: unknown): Call => ({
    path: `/call/${name}`,
    headers: { ...headersOf(member), 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  return {
    port,
    stop,
    post: (room, member, content) => call('chat/post', member, { id: randomUUID(), campaignId: room.id, content }),
    tell: (room, member) =>
      call('chat/post', member, { id: randomUUID(), campaignId: room.id, content: 'What do I hear under the water?' }),
    list: (room, member) => call('chat/list', member, { campaignId: room.id }),
    listen: (room, member, hear) =>
      openSocket({
        url: `ws://127.0.0.1:${port}/realtime`,
        headers: headersOf(member),
        greeting: JSON.stringify({ type: 'subscribe', topic: campaignTopic(room.id) }),
        ready: '"subscribed"',
        hear,
      }),
  };
}
