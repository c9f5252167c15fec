import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUpAll } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { whyNoPostgres } from '#tests/support/database/postgres.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import type { TwoServers } from '#tests/support/app/two-servers.ts';

const missing = await whyNoPostgres();
const ROUNDS = 6;
let servers: TwoServers;
let people: Somebody[];

beforeAll(async () => {
  if (missing) return;
  servers = await openTwoServers();
  people = await signUpAll(servers.here.url, ['Oda', 'Mira', 'Tov']);
});
afterAll(async () => {
  if (!missing) await servers.end();
});

const at = (n: number, who: number) => servers.at(n, people[who]);

/** Messages that were announced while one branch was played and stand on another. */
async function strays(campaignId: string): Promise<unknown[]> {
  const { rows } = await servers.here.database.pool.query(
    `select e.data->'message'->>'content' as content, m.branch_id, coalesce((
       select before.data->>'branchId' from event before
       where before.topic = e.topic and before.seq < e.seq and before.data->>'type' = 'history.moved' order by before.seq desc limit 1), $1) as played
     from event e join message m on m.id = e.data->'message'->>'id' where e.topic = $2 and e.data->>'type' = 'chat.posted'`,
    [campaignId, `campaign:${campaignId}`],
  );
  expect(rows.length).toBeGreaterThan(0);
  return rows.filter(({ branch_id: branch, played }) => branch !== played);
}

describe.skipIf(missing)('going back while others play, at two servers', () => {
  it(
    'leaves every message and every change on one branch, and what stands is what that branch’s versions say',
    { timeout: 120_000 },
    async () => {
      const campaignId = await openCampaign(servers.here, { call: at(0, 0) }, people.slice(1), 'dm');
      await at(0, 1).chat.post({ id: randomUUID(), campaignId, content: 'before' });
      const { position } = await at(0, 0).history.save({ campaignId, name: 'Start' });
      for (let round = 0; round < ROUNDS; round += 1) {
        const posts = Array.from({ length: 24 }, (_, n) =>
          at(n, 1 + (n % 2)).chat.post({ id: randomUUID(), campaignId, content: `round ${round}, ${n}` }),
        );
        const hands = [at(0, 1), at(1, 2)].map((call) => call.turns.raiseHand({ campaignId }));
        const changes = Array.from({ length: 12 }, (_, n) =>
          documentStore.saveDocument(
            (n % 2 ? servers.there : servers.here).database.sql,
            { campaignId, kind: 'note', key: 'n' },
            { round, n },
            { by: { id: null, name: 'N' }, summary: [] },
            new Date(),
          ),
        );
        const outcomes = await Promise.allSettled([...posts, ...hands, ...changes, at(round, 0).history.goBack({ campaignId, position })]);
        expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
        expect(await strays(campaignId)).toEqual([]);
        const { rows } = await servers.here.database.pool.query(
          `select r.data, v.data as latest from document r left join lateral (
           select v.data from document_version v join campaign c on c.id = v.campaign_id
           join branch_ancestor part on part.branch_id = c.branch_id and part.ancestor_id = v.branch_id and v.position <= part.up_to
           where v.campaign_id = r.campaign_id and v.kind = r.kind and v.key = r.key order by v.position desc limit 1) v on true
         where r.campaign_id = $1`,
          [campaignId],
        );
        for (const { data, latest } of rows) expect(data).toEqual(latest);
        const branches = await servers.here.database.pool.query('select count(*)::int as many from branch where campaign_id = $1', [
          campaignId,
        ]);
        expect(branches.rows).toEqual([{ many: round + 2 }]);
      }
      // Every message that was answered stands on exactly one branch.
      const { rows } = await servers.here.database.pool.query(
        `select count(*)::int as many from message where campaign_id = $1 and content like 'round%'`,
        [campaignId],
      );
      expect(rows).toEqual([{ many: ROUNDS * 24 }]);
    },
  );

  it('two DMs who go back at once both arrive, one after the other', async () => {
    const campaignId = await openCampaign(servers.here, { call: at(0, 0) }, people.slice(1), 'dm');
    const { position } = await at(0, 0).history.save({ campaignId, name: 'Start' });
    await at(0, 1).chat.post({ id: randomUUID(), campaignId, content: 'later' });
    const outcomes = await Promise.allSettled([0, 1, 0, 1].map((n) => at(n, 0).history.goBack({ campaignId, position })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    const { branches } = await at(0, 0).history.list({ campaignId });
    expect(branches.filter(({ isPlayed }) => isPlayed)).toHaveLength(1);
    expect((await at(0, 1).chat.list({ campaignId })).messages.some(({ content }) => content === 'later')).toBe(false);
  });
});
