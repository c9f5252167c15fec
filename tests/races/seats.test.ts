import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { whyNoPostgres } from '#tests/support/database/postgres.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import type { TwoServers } from '#tests/support/app/two-servers.ts';

const missing = await whyNoPostgres();
let servers: TwoServers;
let owner: Somebody;
let heir: Somebody;
let campaignId: string;

beforeAll(async () => {
  if (missing) return;
  servers = await openTwoServers();
  owner = await signUp(servers.here.url, 'Oda');
  heir = await signUp(servers.here.url, 'Hella');
  await servers.here.database.pool.query(`update "user" set plan = 'DM' where id = $1`, [heir.id]);
});
beforeEach(async () => {
  if (!missing) campaignId = await openCampaign(servers.here, owner, [heir], 'dm');
});
afterAll(async () => {
  if (!missing) await servers.end();
});

/** Somebody at one of the servers; the number counts calls and takes turns. */
const at: TwoServers['at'] = (n, who) => servers.at(n, who);
const kept = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.filter(({ status }) => status === 'fulfilled').length;

describe.skipIf(missing !== undefined)('two servers on a real PostgreSQL', () => {
  it('hand a campaign over or delete it, and never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      campaignId = await openCampaign(servers.here, owner, [heir], 'dm');
      const outcomes = await Promise.allSettled([
        at(round, owner).campaigns.handOver({ campaignId, userId: heir.id }),
        at(round + 1, owner).campaigns.delete({ campaignId }),
      ]);
      expect(kept(outcomes)).toBe(1);
      const { rows } = await servers.here.database.pool.query(
        `select owner_id = $2 as handed, deleted_at is not null as deleted,
          (select count(*)::int from campaign_participant where campaign_id = $1 and seat = 'owner') as owners from campaign where id = $1`,
        [campaignId, heir.id],
      );
      expect(rows).toEqual([{ handed: outcomes[0].status === 'fulfilled', deleted: outcomes[1].status === 'fulfilled', owners: 1 }]);
    }
  });

  it('give the last use of a link to one of two who ask for a seat', async () => {
    await owner.call.campaigns.saveSettings({ campaignId, settings: { entry: 'approve' } });
    const { code } = await owner.call.invitations.createForCampaign({ campaignId, mostUses: 1 });
    const guests = [await signUp(servers.here.url, 'Ann'), await signUp(servers.there.url, 'Bo')];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => at(n >> 1, guests[n % 2] ?? owner).invitations.join({ code })),
    );
    expect(kept(outcomes)).toBe(4);
    const requests = await owner.call.campaigns.requests({ campaignId });
    expect(requests).toHaveLength(1);
    const answers = await Promise.allSettled(
      [0, 1, 2, 3].map((n) => at(n, owner).campaigns.answerRequest({ campaignId, requestId: requests[0]?.id ?? '', accept: n % 2 === 0 })),
    );
    expect(kept(answers)).toBe(1);
  });

  it('raise hands, pause and take people out at once, and no hand is left behind', async () => {
    for (let round = 0; round < 6; round += 1) {
      await Promise.allSettled([
        at(round, heir).turns.raiseHand({ campaignId }),
        at(round + 1, owner).turns.pause({ campaignId, paused: true }),
        at(round, owner).campaigns.kick({ campaignId, userId: heir.id }),
      ]);
      expect(await heir.call.campaigns.access({ campaignId })).toEqual({ seat: null });
      const { turn } = await owner.call.turns.get({ campaignId });
      expect(turn).toMatchObject({ hands: [], endsAt: null });
      expect((await owner.call.turns.pause({ campaignId, paused: false })).turn).toMatchObject({ state: 'IDLE', remaining: null });
      await servers.here.database.pool.query(`insert into campaign_participant (campaign_id, user_id, seat) values ($1, $2, 'player')`, [
        campaignId,
        heir.id,
      ]);
    }
  });
});
