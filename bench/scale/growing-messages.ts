import { randomUUID } from 'node:crypto';
import type { Figure } from '#bench/figures/report.ts';
import type { Options } from '#bench/options.ts';
import { WORDS, pick, roomOf } from '#bench/subjects/dataset.ts';
import { fillMessages, fillPeople, fillTables, fillWorld } from '#bench/subjects/hearthlore-fill.ts';
import { callOf, costOf, growing, settle } from './grown.ts';

const SIZES = [1000, 10_000, 100_000];
const PORTION = 1000;

/** More messages at one table: what another one costs, the last ones, and a search for words that all of them hold. */
export function growingMessages(options: Options): Promise<Figure[]> {
  return growing('the messages of a table', async (app, costs) => {
    await fillWorld(app.database.pool);
    const room = roomOf('long', 6);
    await fillPeople(app.database.pool, room.members);
    await fillTables(app.database, [room]);
    const campaignId = room.id;
    const by = (n: number) => pick(room.members, n);
    for (const [at, size] of SIZES.entries()) {
      // In portions, for the server's own rounds wait for each of them.
      for (let n = SIZES[at - 1] ?? 0; n < size; n += PORTION) await fillMessages(app.database.pool, [room], Math.min(PORTION, size - n));
      await settle(app);
      const post = (n: number) => callOf('chat/post', by(n), { id: randomUUID(), campaignId, content: WORDS });
      costs.add('a message', size, await costOf(app, options, post));
      costs.add('the last 50 messages', size, await costOf(app, options, (n) => callOf('chat/list', by(n), { campaignId })));
      costs.add('a search', size, await costOf(app, options, (n) => callOf('chat/search', by(n), { campaignId, text: 'lantern reeds' })));
      costs.add('what a table opens with', size, await costOf(app, options, (n) => callOf('campaigns/get', by(n), { campaignId })));
    }
  });
}
