import { randomUUID } from 'node:crypto';
import type { Figure } from '#bench/figures/report.ts';
import type { Options } from '#bench/options.ts';
import { WORDS, pick, roomOf } from '#bench/subjects/dataset.ts';
import { fillMessages, fillPeople, fillTables, fillWorld } from '#bench/subjects/hearthlore-fill.ts';
import { callOf, costOf, growing, settle } from './grown.ts';

const SIZES = [10, 100, 1000];
/** Messages at each table: as many as are looked at. */
const MESSAGES = 50;

/** More tables of six on one server: what a message and a look at the last ones cost at any of them, and Home for one of the people. */
export function growingTables(options: Options): Promise<Figure[]> {
  return growing('tables', async (app, costs) => {
    await fillWorld(app.database.pool);
    const rooms = SIZES.map((size) => Array.from({ length: size }, (_, n) => roomOf(`table-${n}`, 6)));
    for (const [at, all] of rooms.entries()) {
      const added = all.slice(rooms[at - 1]?.length ?? 0);
      await fillPeople(
        app.database.pool,
        added.flatMap((room) => room.members),
      );
      await fillTables(app.database, added);
      await fillMessages(app.database.pool, added, MESSAGES);
      await settle(app);
      const someone = (n: number) => ({ room: pick(all, n * 7), member: pick(pick(all, n * 7).members, n) });
      const post = (n: number) => {
        const { room, member } = someone(n);
        return callOf('chat/post', member, { id: randomUUID(), campaignId: room.id, content: WORDS });
      };
      const list = (n: number) => callOf('chat/list', someone(n).member, { campaignId: someone(n).room.id });
      costs.add('a message', all.length, await costOf(app, options, post));
      costs.add('the last 50 messages', all.length, await costOf(app, options, list));
      costs.add('one’s campaigns', all.length, await costOf(app, options, (n) => callOf('campaigns/list', someone(n).member, {})));
    }
  });
}
