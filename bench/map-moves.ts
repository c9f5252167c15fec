import { randomUUID } from 'node:crypto';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody, TestSocket } from '#tests/support/app/people.ts';
import { compared } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { percentile } from '#bench/figures/statistics.ts';

const MOVES = 100;
const [COLUMNS, ROWS] = [60, 40];
/** As many times what a message takes as a message may take of what a bare server does. */
const AT_MOST = 3;

async function follow(somebody: Somebody, topic: string): Promise<TestSocket> {
  const socket = await somebody.listen();
  socket.say({ type: 'subscribe', topic });
  await socket.hear('subscribed');
  return socket;
}

/** Milliseconds from asking for something until the last of some sockets has heard of it. */
async function untilHeard(hear: () => Promise<unknown>[], ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const heard = hear();
  await Promise.all([ask(), ...heard]);
  return performance.now() - began;
}

/** How long a move on a battle map takes to the last of five others, each told what they see, beside a message to the same table. */
export async function measureMapMoves(): Promise<Figure[]> {
  const app = await startApp();
  try {
    const oda = await signUp(app.url, 'Oda');
    const players = await Promise.all(Array.from({ length: 5 }, (_, n) => signUp(app.url, `Player ${n}`)));
    const campaignId = await openCampaign(app, oda, players, 'dm');
    const map = { campaignId, mapId: randomUUID() };
    const { battleMaps, chat } = oda.call;
    await battleMaps.create({ ...map, name: 'The moor', grid: { kind: 'square', columns: COLUMNS, rows: ROWS } });
    const heroes = await Promise.all(players.map((each, n) => bringHero(app, campaignId, each, `Hero ${n}`)));
    const middle = COLUMNS * (ROWS / 2) + COLUMNS / 2;
    const tokens = heroes.map((characterId, n) => ({ id: `h${n}`, name: `Hero ${n}`, characterId, cell: middle + n * 2 }));
    await battleMaps.saveTokens({ ...map, tokens });
    await battleMaps.show(map);
    const [own, shared] = [
      await Promise.all(players.map((each) => follow(each, personTopic(each.id)))),
      await Promise.all(players.map((each) => follow(each, campaignTopic(campaignId)))),
    ];
    const [moves, messages]: [number[], number[]] = [[], []];
    for (let n = 0; n < MOVES; n += 1) {
      const content = `message ${n}`;
      messages.push(
        await untilHeard(
          () =>
            shared.map((socket) => socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.content === content)),
          () => chat.post({ id: randomUUID(), campaignId, content }),
        ),
      );
      // Beside each other all heroes see each move.
      const cell = middle + (n % 2 === 0 ? COLUMNS : 0);
      moves.push(
        await untilHeard(
          () => own.map((socket) => socket.hear('event', ({ event }) => event.type === 'battleMaps.changed')),
          () => battleMaps.move({ ...map, tokenId: 'h0', cell, put: true }),
        ),
      );
    }
    const what = 'a move on a battle map, to the last of five others, a message as bare, p95';
    return [compared({ what, unit: 'ms', ours: percentile(moves, 0.95), bare: percentile(messages, 0.95), atMost: AT_MOST })];
  } finally {
    await app.end();
  }
}
