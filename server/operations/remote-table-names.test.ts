import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN, FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { uploadPicture } from '#tests/support/app/world-files.ts';

let app: TestApp;
let admin: Somebody;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let sly: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  admin = await signUp(app.url, 'Ada');
  [owner, mira, tov, sly] = [
    await signUp(app.url, 'Oda'),
    await signUp(app.url, 'Mira'),
    await signUp(app.url, 'Tov'),
    await signUp(app.url, 'Sly'),
  ];
  await app.database.pool.query(`update "user" set plan = 'DM' where id = $1`, [owner.id]);
  app.kernel.sessionInvalidation.invalidate(owner.id);
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira, tov], 'dm');
});
afterAll(() => app.end());

async function ask(name: string, body: object, { cookie }: { cookie: string } = owner) {
  const headers = { 'content-type': 'application/json', cookie };
  return (await fetch(`${app.url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

describe('rpc/is_campaign_participant', () => {
  it('answers about oneself wherever one asks, with and without underscores', async () => {
    expect(await ask('rpc/is_campaign_participant', { campaign_id: campaignId, user_id: mira.id }, mira)).toBe(true);
    expect(await ask('rpc/is_campaign_participant', { _campaign_id: campaignId, _user_id: sly.id }, sly)).toBe(false);
    expect(await ask('rpc/is_campaign_participant', { campaign_id: 'nowhere', user_id: sly.id }, sly)).toBe(false);
  });

  it('answers about others to those at the table alone', async () => {
    const about = (userId: string) => ({ campaign_id: campaignId, user_id: userId });
    expect(await ask('rpc/is_campaign_participant', about(tov.id), mira)).toBe(true);
    expect(await ask('rpc/is_campaign_participant', about(sly.id), mira)).toBe(false);
    expect(await ask('rpc/is_campaign_participant', about(mira.id), sly)).toMatchObject({ code: 'campaign.notFound' });
  });
});

describe('tables/User', () => {
  it('holds one’s own id and plan, and nobody else’s', async () => {
    expect(await ask('tables/User/single', { id: owner.id })).toEqual({ id: owner.id, plan: 'DM' });
    expect(await ask('tables/User/select', { id: owner.id })).toEqual([{ id: owner.id, plan: 'DM' }]);
    expect(await ask('tables/User/select', { id: mira.id })).toEqual([]);
    expect(await ask('tables/User/single', { id: mira.id }, admin)).toMatchObject({ code: 'admin.personNotFound' });
  });
});

describe('tables/Campaign', () => {
  it('lists what one may enter, last active first, or one by its id', async () => {
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'Hello' }).catch(() => {});
    const rows = await ask('tables/Campaign/select', {}, mira);
    const times = rows.map((row: { lastActive: string }) => row.lastActive);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(rows).toContainEqual(expect.objectContaining({ id: campaignId, ownerId: owner.id, isTemplate: false, participantCount: 3 }));
    expect(await ask('tables/Campaign/select', { id: campaignId }, mira)).toMatchObject([{ ownerId: owner.id }]);
    expect(await ask('tables/Campaign/select', { id: campaignId }, sly)).toEqual([]);
  });

  it('gives one with its world and the map, to those who may see them', async () => {
    const { id: worldId } = await owner.call.worlds.create({ name: 'The Weir' });
    await uploadPicture(app, owner, worldId, 'map.png');
    const { id } = await owner.call.campaigns.create({ name: 'Low water', worldId });
    const row = await ask('tables/Campaign/single', { id });
    expect(row).toMatchObject({ id, name: 'Low water', worldId, ownerId: owner.id, World: { id: worldId, name: 'The Weir' } });
    expect((await fetch(app.url + row.World.tombFileUrl)).status).toBe(200);
    expect(await ask('tables/Campaign/single', { id }, sly)).toMatchObject({ code: 'campaign.notFound' });
  });

  it('opens one for whoever asks and may, once for each id', async () => {
    const sent = { id: randomUUID(), name: 'Another road', ownerId: mira.id, worldId: FREE_TEMPLATE_WORLD };
    const row = await ask('tables/Campaign/insert', sent);
    expect(row).toMatchObject({ id: sent.id, ownerId: owner.id, name: 'Another road' });
    expect(await ask('tables/Campaign/insert', sent)).toEqual(row);
    expect(await ask('tables/Campaign/insert', sent, admin)).toMatchObject({ code: 'campaign.idTaken' });
    expect(await ask('tables/Campaign/insert', { ...sent, id: randomUUID() }, mira)).toMatchObject({
      message: 'Only Dungeon Master accounts can create campaigns. Please upgrade your account.',
      data: { title: 'Access Denied' },
    });
  });
});

describe('tables/CampaignParticipant', () => {
  const emails = async (who: Somebody) => {
    const rows: { userId: string; User: { email: string | null } }[] = await ask('tables/CampaignParticipant/select', { campaignId }, who);
    return Object.fromEntries(rows.map(({ userId, User }) => [userId, User.email]));
  };

  it('names everybody’s address to the owner, and to others their own alone', async () => {
    expect(await emails(owner)).toEqual({ [owner.id]: owner.email, [mira.id]: mira.email, [tov.id]: tov.email });
    expect(await emails(mira)).toEqual({ [owner.id]: null, [mira.id]: mira.email, [tov.id]: null });
    await owner.call.campaigns.setRole({ campaignId, userId: tov.id, seat: 'co-dm' });
    expect(await emails(tov)).toEqual({ [owner.id]: null, [mira.id]: null, [tov.id]: tov.email });
    expect(await ask('tables/CampaignParticipant/select', { campaignId }, sly)).toMatchObject({ code: 'campaign.notFound' });
  });

  it('counts those who have a seat', async () => {
    expect(await ask('tables/CampaignParticipant/count', { campaignId }, mira)).toEqual({ count: 3 });
    expect(await ask('tables/CampaignParticipant/count', { campaignId }, sly)).toMatchObject({ code: 'campaign.notFound' });
    expect(await ask('tables/CampaignParticipant/count', { campaignId: FREE_TEMPLATE_CAMPAIGN }, sly)).toEqual({
      count: expect.any(Number),
    });
  });
});
