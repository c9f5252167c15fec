import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeTableDice } from '#server/features/table-dice/index.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import type { TwoServers } from '#tests/support/app/two-servers.ts';
import { whyNoPostgres } from '#tests/support/database/postgres.ts';

const missing = await whyNoPostgres();
let servers: TwoServers;
let owner: Somebody;

beforeAll(async () => {
  if (missing) return;
  servers = await openTwoServers();
  owner = await signUp(servers.here.url, 'Oda');
});
afterAll(async () => {
  if (!missing) await servers.end();
});

describe.skipIf(missing !== undefined)('two servers on a real PostgreSQL', () => {
  it('let all who roll first at a table roll under one secret, and end none', async () => {
    for (let round = 0; round < 25; round += 1) {
      const campaignId = await openCampaign(servers.here, owner, []);
      const at = { campaignId, isHidden: false, now: new Date() };
      const taken = Array.from({ length: 8 }, (_, n) => takeTableDice(servers[n % 2 ? 'here' : 'there'].database.sql, at));
      expect((await Promise.allSettled(taken)).map(({ status }) => status)).toEqual(taken.map(() => 'fulfilled'));
      const { rows } = await servers.here.database.pool.query(
        `select state, next_number as numbers from dice_secret where campaign_id = $1 order by state`,
        [campaignId],
      );
      expect(rows).toEqual([
        { state: 'current', numbers: 8 },
        { state: 'next', numbers: 0 },
      ]);
    }
  });
});
