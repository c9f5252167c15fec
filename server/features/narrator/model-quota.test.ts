import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { hearReply, sayAt } from '#tests/support/app/conversation.ts';
import { says, startModelServer } from '#tests/support/services/model-server.ts';
import type { ModelServer } from '#tests/support/services/model-server.ts';
import { PASSWORD, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const DAY = 24 * 60 * 60 * 1000;
const storyteller = 'Storyteller (procedural, no AI model)';
const model = 'openai-compatible:hearth';
let app: TestApp;
let server: ModelServer;
let admin: Somebody;
let player: Somebody;
let skipped = 0;
beforeAll(async () => {
  server = await startModelServer();
  server.script(says('The model tells.'));
  app = await startApp({ now: () => new Date(Date.now() + skipped) });
  admin = await signUpAdministrator(app);
  player = await signUp(app.url, 'Uma');
});
afterAll(async () => {
  await app.end();
  await server.close();
});

async function cap(repliesPerCampaign: number | null, repliesPerPerson: number | null) {
  const settings = { signups: 'open', model: { name: model, baseUrl: server.url }, repliesPerCampaign, repliesPerPerson } as const;
  await admin.call.admin.saveSettings(settings);
}

async function tell(somebody: Somebody, campaignId: string) {
  const { narration } = await hearReply(await sayAt(somebody, campaignId, 'I look around.'));
  return [narration?.spokenBy, narration?.fellBack];
}

describe('today’s replies of a model', () => {
  it('end at the campaign’s cap; then the Storyteller tells and says why, until the next day of UTC', async () => {
    await cap(2, null);
    const [one, other] = [await openCampaign(app, admin, [player]), await openCampaign(app, admin, [player])];
    expect([await tell(player, one), await tell(player, one)]).toEqual([
      [model, null],
      [model, null],
    ]);
    const asked = server.requests.length;
    expect(await tell(player, one)).toEqual([storyteller, 'cap-reached']);
    expect(server.requests).toHaveLength(asked);
    expect(await tell(player, other)).toEqual([model, null]);
    skipped += DAY;
    await admin.call.account.reauthenticate({ password: PASSWORD });
    expect(await tell(player, one)).toEqual([model, null]);
  });

  it('end at a person’s cap, in every campaign of theirs and for nobody else', async () => {
    const [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
    const [one, other] = [await openCampaign(app, admin, [mira, tov]), await openCampaign(app, admin, [mira])];
    await cap(null, 1);
    expect(await tell(mira, one)).toEqual([model, null]);
    expect(await tell(mira, one)).toEqual([storyteller, 'cap-reached']);
    expect(await tell(mira, other)).toEqual([storyteller, 'cap-reached']);
    expect(await tell(tov, one)).toEqual([model, null]);
    await cap(null, null);
    expect(await tell(mira, one)).toEqual([model, null]);
  });

  it('are counted by day and campaign, as the ledger shows', async () => {
    const campaignId = await openCampaign(app, admin, [player]);
    await cap(null, null);
    const before = await admin.call.admin.usage({ days: 7 });
    await tell(player, campaignId);
    const after = await admin.call.admin.usage({ days: 7 });
    expect(after.days).toHaveLength(7);
    expect(after.days.map(({ day }) => day)).toEqual(after.days.map(({ day }) => day).toSorted());
    const today = new Date(Date.now() + skipped).toISOString().slice(0, 10);
    expect(after.days.at(-1)?.day).toBe(today);
    const replyCount = (usage: typeof after) => usage.days.reduce((sum, { replies }) => sum + replies, 0);
    expect(replyCount(after) - replyCount(before)).toBe(1);
    expect(after.campaigns.find((each) => each.campaignId === campaignId)).toEqual({
      campaignId,
      name: 'The salt road',
      replies: 1,
      // It is asked a second time for the intent that it did not mark.
      input: 200,
      output: 40,
    });
    await admin.call.campaigns.delete({ campaignId });
    const gone = (await admin.call.admin.usage({ days: 7 })).campaigns.find((each) => each.campaignId === campaignId);
    expect(gone).toMatchObject({ name: 'A deleted campaign', replies: 1 });
  });
});
