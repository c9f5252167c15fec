import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { openStatementLog } from '#tests/support/statements.ts';

const log = openStatementLog();
let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  campaignId = await openCampaign(app, owner, [mira, tov], 'dm');
});
afterAll(async () => {
  await app.end();
  log.end();
});

const lock = expect.stringMatching(/^select .* from "turn" .* for update$/);
const access = expect.stringMatching(/^select c\.id as "campaignId", c\.name, asked\.user_id/);
const turn = expect.stringMatching(/^update "turn" set/);
const events = expect.stringMatching(/^with bumped as \( insert into topic/);

describe('a hand that is raised', () => {
  it('takes one lock and one read, whoever raises it', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    const second = await log.during(() => tov.call.turns.raiseHand({ campaignId }));
    expect(second).toEqual(['begin', lock, access, turn, events, 'commit']);
  });

  it('takes one lock and one read where it changes nothing', async () => {
    await tov.call.turns.raiseHand({ campaignId });
    const again = await log.during(() => tov.call.turns.raiseHand({ campaignId }));
    expect(again).toEqual(['begin', lock, access, 'commit']);
  });

  it('writes nothing where the campaign does not exist', async () => {
    const refused = mira.call.turns.raiseHand({ campaignId: 'no-such-campaign' });
    await expect(refused).rejects.toMatchObject({ code: 'campaign.notFound' });
    const { rows } = await app.database.pool.query(`select 1 from turn where campaign_id = 'no-such-campaign'`);
    expect(rows).toEqual([]);
  });

  it('is refused to somebody who is no member, and leaves no turn behind', async () => {
    const stranger = await signUp(app.url, 'Vex');
    const other = await openCampaign(app, owner, [mira], 'dm');
    await expect(stranger.call.turns.raiseHand({ campaignId: other })).rejects.toMatchObject({ code: 'campaign.notFound' });
    const { rows } = await app.database.pool.query('select 1 from turn where campaign_id = $1', [other]);
    expect(rows).toEqual([]);
  });
});
