import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN, FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { pruneCampaigns } from './upkeep.ts';

let app: TestApp;
let tov: Somebody;
let wren: Somebody;

beforeAll(async () => {
  app = await startApp();
  await signUp(app.url, 'Ada');
});
beforeEach(async () => {
  [tov, wren] = [await signUp(app.url, 'Tov'), await signUp(app.url, 'Wren')];
});
afterAll(() => app.end());

const refusal = (code: string) => expect.objectContaining({ code });
const start = ({ call }: Somebody) => call.campaigns.startPrivateRun({});

/** Takes somebody into a private run by a link of its host. */
async function bring(host: Somebody, campaignId: string, guest: Somebody): Promise<void> {
  const { code } = await host.call.invitations.createForCampaign({ campaignId });
  await guest.call.invitations.join({ code });
}

async function isDeleted(campaignId: string): Promise<boolean> {
  const { rows } = await app.database.pool.query('select deleted_at is not null as deleted from campaign where id = $1', [campaignId]);
  return rows[0].deleted;
}

describe('a private run of the free adventure', () => {
  it('starts at the first scene for somebody without Dungeon Master access, who is a player there and its host', async () => {
    const run = await start(tov);
    expect(run).toMatchObject({
      isTemplate: false,
      isOwner: false,
      ownerId: null,
      seat: 'player',
      privateRun: 'host',
      participantCount: 1,
    });
    expect(run.name).toBe('Nineteen Tides Owing: Tov’s story');
    const { location, settings } = await tov.call.campaigns.get({ campaignId: run.id });
    expect(location).toEqual((await tov.call.campaigns.get({ campaignId: FREE_TEMPLATE_CAMPAIGN })).location);
    expect(settings).toMatchObject({ narratorMode: 'ai', npcTurns: 'narrator', entry: 'open' });
    const { messages } = await tov.call.chat.list({ campaignId: run.id });
    expect(messages.map(({ role }) => role)).toEqual(['ai']);
  });

  it('leaves create_campaign refused to the person who started it', async () => {
    await start(tov);
    await expect(tov.call.campaigns.create({ name: 'Mine', worldId: FREE_TEMPLATE_WORLD })).rejects.toEqual(
      refusal('campaign.planRequired'),
    );
  });

  it('leaves the shared table without a seat and without a word', async () => {
    const before = await wren.call.campaigns.get({ campaignId: FREE_TEMPLATE_CAMPAIGN });
    await start(tov);
    expect(await wren.call.campaigns.get({ campaignId: FREE_TEMPLATE_CAMPAIGN })).toEqual(before);
  });

  it('is unseen by everybody who was not invited', async () => {
    const { id: campaignId } = await start(tov);
    await expect(wren.call.campaigns.get({ campaignId })).rejects.toEqual(refusal('campaign.notFound'));
    expect((await wren.call.campaigns.list({})).map(({ id }) => id)).not.toContain(campaignId);
  });

  it('is joined by link as a player, whoever of its players made the link', async () => {
    const { id: campaignId } = await start(tov);
    await bring(tov, campaignId, wren);
    const third = await signUp(app.url, 'Bea');
    await bring(wren, campaignId, third);
    const members = await third.call.campaigns.members({ campaignId });
    expect(members.map(({ name, seat }) => `${name}: ${seat}`)).toEqual(['Tov: player', 'Wren: player', 'Bea: player']);
    expect((await third.call.campaigns.get({ campaignId })).privateRun).toBe('guest');
  });

  it('has no link for spectators', async () => {
    const { id: campaignId } = await start(tov);
    await expect(tov.call.invitations.createForCampaign({ campaignId, seat: 'spectator' })).rejects.toEqual(
      refusal('campaign.playersOnly'),
    );
  });

  it('takes nobody in once every seat is taken', async () => {
    const { id: campaignId } = await start(tov);
    await app.database.pool.query(
      `insert into campaign_participant (campaign_id, user_id, seat) select $1, id, 'player' from "user" where id <> $2 and id <> $3 order by id limit $4`,
      [campaignId, tov.id, wren.id, limits.privateRunSeats - 1],
    );
    const { participantCount } = await tov.call.campaigns.get({ campaignId });
    // The people of the tests before this one may be too few to fill it.
    for (let seats = participantCount; seats < limits.privateRunSeats; seats += 1)
      await bring(tov, campaignId, await signUp(app.url, 'Guest'));
    await expect(bring(tov, campaignId, wren)).rejects.toEqual(refusal('campaign.isFull'));
  });

  it('may be started three times at once by one person, also when asked for at the same moment', async () => {
    const started = await Promise.allSettled(Array.from({ length: limits.privateRunsPerPerson + 2 }, () => start(tov)));
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.privateRunsPerPerson);
    await expect(start(tov)).rejects.toEqual(refusal('campaign.tooManyRuns'));
  });

  it('that is restored counts like one that is started', async () => {
    const [first] = [await start(tov), await start(tov), await start(tov)];
    await tov.call.campaigns.delete({ campaignId: first.id });
    await start(tov);
    expect((await tov.call.campaigns.list({ which: 'deleted' })).map(({ id }) => id)).toEqual([first.id]);
    await expect(tov.call.campaigns.restore({ campaignId: first.id })).rejects.toEqual(refusal('campaign.tooManyRuns'));
  });

  it('passes to the player who came next when its host leaves, and ends with the last', async () => {
    const { id: campaignId } = await start(tov);
    await bring(tov, campaignId, wren);
    await tov.call.campaigns.leave({ campaignId });
    expect((await wren.call.campaigns.get({ campaignId })).privateRun).toBe('host');
    expect(await isDeleted(campaignId)).toBe(false);
    await wren.call.campaigns.leave({ campaignId });
    expect(await isDeleted(campaignId)).toBe(true);
  });

  it('outlives the account that started it, and ends when nobody is left', async () => {
    const { id: campaignId } = await start(tov);
    await bring(tov, campaignId, wren);
    await app.database.pool.query('delete from "user" where id = $1', [tov.id]);
    expect((await wren.call.campaigns.get({ campaignId })).privateRun).toBe('host');
    await app.database.pool.query('delete from "user" where id = $1', [wren.id]);
    await pruneCampaigns(app.kernel);
    expect(await isDeleted(campaignId)).toBe(true);
  });

  it('lets its host choose how it is played, but nothing that takes a Dungeon Master', async () => {
    const { id: campaignId } = await start(tov);
    await tov.call.campaigns.saveSettings({ campaignId, name: 'Our tide', settings: { ruleSet: 'srd', collectingSeconds: 30 } });
    expect(await tov.call.campaigns.get({ campaignId })).toMatchObject({
      name: 'Our tide',
      settings: { ruleSet: 'srd', collectingSeconds: 30 },
    });
    for (const settings of [{ narratorMode: 'draft' }, { npcTurns: 'dm' }, { entry: 'approve' }] as const) {
      await expect(tov.call.campaigns.saveSettings({ campaignId, settings })).rejects.toEqual(refusal('campaign.nobodyLeads'));
    }
  });

  it('lets its host take a guest out, and no guest anybody', async () => {
    const { id: campaignId } = await start(tov);
    await bring(tov, campaignId, wren);
    await expect(wren.call.campaigns.kick({ campaignId, userId: tov.id })).rejects.toEqual(refusal('campaign.hostOnly'));
    await tov.call.campaigns.kick({ campaignId, userId: wren.id });
    await expect(wren.call.campaigns.get({ campaignId })).rejects.toEqual(refusal('campaign.notFound'));
  });

  it('lets any of its players end the collection, end the session and post the recap', async () => {
    const { id: campaignId } = await start(tov);
    await bring(tov, campaignId, wren);
    await tov.call.turns.raiseHand({ campaignId });
    await wren.call.turns.forceEnd({ campaignId });
    const recap = await wren.call.history.endSession({ campaignId });
    expect((await tov.call.history.recaps({ campaignId })).recaps.map(({ id, state }) => `${id} ${state}`)).toEqual([`${recap.id} draft`]);
    await tov.call.history.publishRecap({ campaignId, recapId: recap.id, version: recap.version });
    expect((await wren.call.history.recaps({ campaignId })).recaps.map(({ state }) => state)).toEqual(['published']);
  });
});
