import { randomUUID } from 'node:crypto';
import type { Figure } from '#bench/figures/report.ts';
import type { Options } from '#bench/options.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { WORDS, pick, roomOf } from '#bench/subjects/dataset.ts';
import type { Room } from '#bench/subjects/dataset.ts';
import { fillPeople, fillTables, fillWorld } from '#bench/subjects/hearthlore-fill.ts';
import { openSocket } from '#bench/subjects/socket.ts';
import { callOf, costOf, growing, settle } from './grown.ts';

const SEATS = 5;
const SIZES = [10, 100, 1000, 2000];

/** More people with an open socket on one server, at tables of five: what a message costs until it is stored, and a look at the last ones. */
export function growingPeople(options: Options): Promise<Figure[]> {
  return growing('people on one server', async (app, costs) => {
    const closers: (() => void)[] = [];
    const listen = async ({ id, members }: Room): Promise<void> => {
      for (const { token } of members)
        closers.push(
          await openSocket({
            url: `${app.url.replace('http', 'ws')}/realtime`,
            headers: { cookie: `hearthlore.session=${token}.signature`, origin: app.url },
            greeting: JSON.stringify({ type: 'subscribe', topic: campaignTopic(id) }),
            ready: '"subscribed"',
            hear: () => undefined,
          }),
        );
    };
    try {
      await fillWorld(app.database.pool);
      const all = Array.from({ length: (SIZES.at(-1) ?? 0) / SEATS }, (_, n) => roomOf(`table-${n}`, SEATS));
      await fillPeople(
        app.database.pool,
        all.flatMap((room) => room.members),
      );
      await fillTables(app.database, all);
      await settle(app);
      for (const [at, size] of SIZES.entries()) {
        const here = all.slice(0, size / SEATS);
        for (const room of here.slice((SIZES[at - 1] ?? 0) / SEATS)) await listen(room);
        const someone = (n: number) => ({ campaignId: pick(here, n).id, member: pick(pick(here, n).members, n) });
        const post = (n: number) => {
          const { campaignId, member } = someone(n);
          return callOf('chat/post', member, { id: randomUUID(), campaignId, content: WORDS });
        };
        const list = (n: number) => callOf('chat/list', someone(n).member, { campaignId: someone(n).campaignId });
        costs.add('a message', size, await costOf(app, options, post));
        costs.add('the last messages', size, await costOf(app, options, list));
      }
    } finally {
      for (const close of closers) close();
    }
  });
}
