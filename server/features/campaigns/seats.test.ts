import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN } from '#domain/ids.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { pruneCampaigns } from './upkeep.ts';

let app: TestApp;
let campaignId: string;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let cid: Somebody;

beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  [mira, tov, cid] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov'), await signUp(app.url, 'Cid')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira, tov, cid], 'dm');
});
afterAll(() => app.end());

const refusal = (code: string) => expect.objectContaining({ code });
const give = (by: Somebody, { id: userId }: Somebody, seat: Exclude<Seat, 'owner'>) =>
  by.call.campaigns.setRole({ campaignId, userId, seat });
const seatOf = async ({ call }: Somebody) => (await call.campaigns.access({ campaignId })).seat;

/** So many people who only watch come to the table. */
async function watchedBy(count: number) {
  await app.database.pool.query(
    `insert into "user" (id, name, email) select 'watcher-' || n, 'Watcher ' || n, 'watcher-' || n || '@example.org' from generate_series(1, $1::int) n`,
    [count],
  );
  await app.database.pool.query(
    `insert into campaign_participant (campaign_id, user_id, seat) select $1, 'watcher-' || n, 'spectator' from generate_series(1, $2::int) n`,
    [campaignId, count],
  );
}

async function planOf({ id }: Somebody, plan: string) {
  await app.database.pool.query('update "user" set plan = $2 where id = $1', [id, plan]);
}

describe('the people at a table', () => {
  it('are named with their seats, who leads first and who watches last', async () => {
    await give(owner, cid, 'co-dm');
    await give(cid, mira, 'spectator');
    const members = await mira.call.campaigns.members({ campaignId });
    expect(members.map(({ name, seat }) => `${name}: ${seat}`)).toEqual(['Oda: owner', 'Cid: co-dm', 'Tov: player', 'Mira: spectator']);
    expect(members[2]?.character).toBeNull();
  });

  it('are named 500 at a time, players before those who watch, and found by their name or their hero’s', async () => {
    await watchedBy(1000);
    const late = await signUp(app.url, 'Wenna');
    await app.database.pool.query("insert into campaign_participant (campaign_id, user_id, seat) values ($1, $2, 'player')", [
      campaignId,
      late.id,
    ]);
    await bringHero(app, campaignId, tov, 'Brottor Ashhand');
    const at = async (wanted: { offset?: number; search?: string }) =>
      (await mira.call.campaigns.members({ campaignId, ...wanted })).map(({ name }) => name);
    const pages = [await at({}), await at({ offset: 500 }), await at({ offset: 1000 })];
    expect(pages.map((page) => page.length)).toEqual([500, 500, 5]);
    expect(new Set(pages.flat()).size).toBe(1005);
    expect(pages[0]?.slice(0, 5).toSorted()).toEqual(['Cid', 'Mira', 'Oda', 'Tov', 'Wenna']);
    expect(await at({ search: 'watcher 99' })).toEqual(['Watcher 99', ...Array.from({ length: 10 }, (_, n) => `Watcher 99${n}`)]);
    expect(await at({ search: 'ashHAND' })).toEqual(['Tov']);
    expect(await at({ search: '%' })).toEqual([]);
    // A player who comes after many who watch is still among those whom the table names.
    const { participants, participantCount } = await mira.call.campaigns.get({ campaignId });
    expect(participantCount).toBe(1005);
    expect(participants.map(({ name }) => name)).toContain('Wenna');
  });

  it('are seated by the owner, and by a co-DM between player and spectator alone', async () => {
    await give(owner, cid, 'co-dm');
    await expect(give(cid, mira, 'co-dm')).rejects.toEqual(refusal('campaign.ownerOnly'));
    await expect(give(cid, owner, 'player')).rejects.toEqual(refusal('campaign.ownerStays'));
    await expect(give(mira, tov, 'spectator')).rejects.toEqual(refusal('campaign.ownerOnly'));
    await expect(cid.call.campaigns.kick({ campaignId, userId: owner.id })).rejects.toEqual(refusal('campaign.ownerStays'));
    await give(owner, cid, 'player');
    await expect(give(cid, mira, 'spectator')).rejects.toEqual(refusal('campaign.ownerOnly'));
  });

  it('only read once they only watch, and their hand comes down', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await tov.call.turns.raiseHand({ campaignId });
    await give(owner, mira, 'spectator');
    expect((await tov.call.turns.get({ campaignId })).turn.hands.map(({ userId }) => userId)).toEqual([tov.id]);
    await expect(mira.call.turns.raiseHand({ campaignId })).rejects.toEqual(refusal('campaign.spectator'));
    expect((await mira.call.chat.list({ campaignId })).messages.length).toBeGreaterThan(0);
  });

  it('hear nothing more once they are taken out, and the table does not wait for them', async () => {
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    await mira.call.turns.raiseHand({ campaignId });
    await owner.call.campaigns.kick({ campaignId, userId: mira.id });
    await socket.hear('refused', ({ topic, code }) => topic === campaignTopic(campaignId) && code === 'campaign.notFound');
    expect((await owner.call.turns.get({ campaignId })).turn.state).toBe('IDLE');
    expect(await seatOf(mira)).toBeNull();
    await expect(owner.call.campaigns.kick({ campaignId, userId: mira.id })).rejects.toEqual(refusal('seat.notFound'));
    socket.close();
  });

  it('leave when they like, but for the owner', async () => {
    await tov.call.campaigns.leave({ campaignId });
    expect(await seatOf(tov)).toBeNull();
    await expect(owner.call.campaigns.leave({ campaignId })).rejects.toEqual(refusal('campaign.ownerStays'));
  });
});

describe('handing a campaign over', () => {
  it('takes somebody at the table who may own one, and leaves the owner as a co-DM', async () => {
    await planOf(mira, 'FREE');
    await expect(owner.call.campaigns.handOver({ campaignId, userId: mira.id })).rejects.toMatchObject({
      code: 'campaign.heirNeedsPlan',
      data: { title: 'Access Denied' },
    });
    await planOf(mira, 'DM');
    await owner.call.campaigns.handOver({ campaignId, userId: mira.id });
    expect([await seatOf(owner), await seatOf(mira)]).toEqual(['co-dm', 'owner']);
    expect(await mira.call.campaigns.get({ campaignId })).toMatchObject({ isOwner: true, ownerId: mira.id });
    await expect(owner.call.campaigns.delete({ campaignId })).rejects.toEqual(refusal('campaign.ownerOnly'));
  });

  it('keeps the world open to the table that its owner brought it to', async () => {
    const { id: worldId } = await owner.call.worlds.create({ name: 'The Weir' });
    const { id } = await owner.call.campaigns.create({ name: 'Weir', worldId });
    for (const { id: userId } of [mira, tov]) {
      await app.database.pool.query('insert into campaign_participant (campaign_id, user_id) values ($1, $2)', [id, userId]);
    }
    await planOf(mira, 'DM');
    await owner.call.campaigns.handOver({ campaignId: id, userId: mira.id });
    for (const each of [mira, tov]) expect(await each.call.worlds.get({ worldId })).toMatchObject({ name: 'The Weir' });
  });

  it('or deleting it at the same moment ends in one of both', async () => {
    await planOf(mira, 'DM');
    const outcomes = await Promise.allSettled([
      owner.call.campaigns.handOver({ campaignId, userId: mira.id }),
      owner.call.campaigns.delete({ campaignId }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

async function lieDeleted(days: number) {
  await app.database.pool.query('update campaign set deleted_at = now() - make_interval(days => $2) where id = $1', [campaignId, days]);
  await pruneCampaigns(app.kernel);
}

describe('a deleted campaign', () => {
  it('is gone for everybody at once, and comes back whole for thirty days', async () => {
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    await mira.call.turns.raiseHand({ campaignId });
    await owner.call.campaigns.delete({ campaignId });
    await socket.hear('refused', ({ topic }) => topic === campaignTopic(campaignId));
    await expect(owner.call.campaigns.get({ campaignId })).rejects.toEqual(refusal('campaign.notFound'));
    await expect(mira.call.campaigns.restore({ campaignId })).rejects.toEqual(refusal('campaign.notFound'));
    expect((await owner.call.campaigns.list({})).map(({ id }) => id)).not.toContain(campaignId);
    expect(await owner.call.campaigns.list({ which: 'deleted' })).toContainEqual(
      expect.objectContaining({ id: campaignId, deletedAt: expect.any(String) }),
    );
    expect((await mira.call.campaigns.list({ which: 'deleted' })).map(({ id }) => id)).not.toContain(campaignId);
    await lieDeleted(29);
    await owner.call.campaigns.restore({ campaignId });
    await expect(owner.call.campaigns.restore({ campaignId })).rejects.toEqual(refusal('campaign.notDeleted'));
    expect((await mira.call.chat.list({ campaignId })).messages.length).toBeGreaterThan(0);
    expect((await mira.call.turns.get({ campaignId })).turn).toMatchObject({ state: 'IDLE', hands: [] });
    await owner.call.campaigns.delete({ campaignId });
    await lieDeleted(31);
    await expect(owner.call.campaigns.restore({ campaignId })).rejects.toEqual(refusal('campaign.notFound'));
    socket.close();
  });
});

describe('the settings of a table', () => {
  it('keep two choices that are made at once', async () => {
    await Promise.all([
      owner.call.campaigns.saveSettings({ campaignId, settings: { collectingSeconds: 15 } }),
      owner.call.campaigns.saveSettings({ campaignId, settings: { ruleSet: 'srd' }, name: 'Salt' }),
    ]);
    expect(await mira.call.campaigns.get({ campaignId })).toMatchObject({
      name: 'Salt',
      settings: { collectingSeconds: 15, ruleSet: 'srd', narratorMode: 'dm' },
    });
  });

  it('hold from the next cycle on', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await owner.call.campaigns.saveSettings({ campaignId, settings: { collectingSeconds: 172_800 } });
    expect((await mira.call.turns.lowerHand({ campaignId })).turn.collectingTimeout).toBe(60);
    expect((await mira.call.turns.get({ campaignId })).turn.collectingTimeout).toBe(172_800);
    const { turn, now } = await mira.call.turns.raiseHand({ campaignId });
    expect(Date.parse(turn.endsAt ?? '') - Date.parse(now)).toBe(172_800_000);
  });

  it.each([14, 172_801, 60.5])('refuse to collect for %d seconds', async (collectingSeconds) => {
    await expect(owner.call.campaigns.saveSettings({ campaignId, settings: { collectingSeconds } })).rejects.toEqual(
      refusal('input.invalid'),
    );
  });

  it('are nobody’s in the template', async () => {
    await owner.call.campaigns.enroll({});
    await expect(
      owner.call.campaigns.saveSettings({ campaignId: FREE_TEMPLATE_CAMPAIGN, settings: { narratorMode: 'dm' } }),
    ).rejects.toEqual(refusal('campaign.isTemplate'));
  });
});
