import { afterEach, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN } from '#domain/ids.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { beforeEachTwoPlayers } from '#tests/support/app/two-players.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;

beforeEachTwoPlayers((table) => ({ app, owner, mira, tov, campaignId } = table));
afterEach(() => app.database.pool.query('delete from campaign where owner_id is not null'));

const overviewOf = ({ call }: Somebody) => call.home.overview({});
const waitingFor = async (who: Somebody) => (await overviewOf(who)).waiting.map(({ kind }) => kind);

describe('the overview of Home', () => {
  it('says nothing to somebody for whom nothing waits', async () => {
    expect(await overviewOf(mira)).toEqual({ waiting: [], recaps: [] });
  });

  it('says that one’s hand is up, and to the others that it is their turn, until they have acted', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    expect((await overviewOf(mira)).waiting).toMatchObject([{ kind: 'hand', isWritten: false, campaignId, campaignName: 'The salt road' }]);
    expect(await waitingFor(tov)).toEqual(['turn']);
    expect(await waitingFor(owner)).toEqual([]);
    await tov.call.turns.raiseHand({ campaignId });
    await tov.call.chat.post({ id: crypto.randomUUID(), campaignId, content: 'I knock.', to: { kind: 'group' } });
    expect((await overviewOf(tov)).waiting).toMatchObject([{ kind: 'hand', isWritten: true }]);
    await tov.call.turns.lowerHand({ campaignId });
    expect(await waitingFor(tov)).toEqual([]);
  });

  it('does not call people to the shared free table because strangers play there', async () => {
    for (const { call } of [mira, tov]) await call.campaigns.enroll({});
    await mira.call.turns.raiseHand({ campaignId: FREE_TEMPLATE_CAMPAIGN });
    expect(await waitingFor(tov)).toEqual([]);
    await mira.call.turns.lowerHand({ campaignId: FREE_TEMPLATE_CAMPAIGN });
  });

  it('says that it is the turn of one’s hero in a fight, and to nobody else', async () => {
    const id = crypto.randomUUID();
    await mira.call.characters.createQuick({ campaignId, id, name: 'Brakka', race: 'dwarf', class: 'fighter' });
    await owner.call.combat.open({ campaignId, heroes: [id] });
    const number = (await owner.call.combat.get({ campaignId })).fight?.number ?? 0;
    expect(await waitingFor(mira)).toEqual([]);
    await owner.call.combat.step({ campaignId, number, step: { name: 'start' } });
    expect((await overviewOf(mira)).waiting).toEqual([
      { kind: 'combatTurn', campaignId, campaignName: 'The salt road', characterName: 'Brakka' },
    ]);
    expect(await waitingFor(tov)).toEqual([]);
    expect(await waitingFor(owner)).toEqual([]);
  });

  it('names seat requests and drafts to those who lead the table alone', async () => {
    const bea = await signUp(app.url, 'Bea');
    await owner.call.campaigns.saveSettings({ campaignId, settings: { entry: 'approve' } });
    const { code } = await owner.call.invitations.createForCampaign({ campaignId });
    await bea.call.invitations.join({ code });
    await app.database.pool.query(`insert into narration (id, campaign_id, cause, status) values ($1, $2, 'chat', 'drafted')`, [
      crypto.randomUUID(),
      campaignId,
    ]);
    expect((await overviewOf(owner)).waiting).toMatchObject([
      { kind: 'drafts', campaignId, count: 1 },
      { kind: 'seatRequests', campaignId, count: 1 },
    ]);
    expect(await waitingFor(mira)).toEqual([]);
    expect(await waitingFor(bea)).toEqual([]);
  });

  it('shows the last recap once it is published, and nothing of a table that is deleted', async () => {
    await owner.call.chat.post({ id: crypto.randomUUID(), campaignId, content: 'The tide is out.', to: { kind: 'group' } });
    const recap = await owner.call.history.endSession({ campaignId });
    expect((await overviewOf(mira)).recaps).toEqual([]);
    await owner.call.history.publishRecap({ campaignId, recapId: recap.id, version: recap.version });
    expect((await overviewOf(mira)).recaps).toMatchObject([{ campaignId, number: 1, excerpt: expect.stringMatching(/\w/) }]);
    await mira.call.turns.raiseHand({ campaignId });
    await owner.call.campaigns.delete({ campaignId });
    expect(await overviewOf(mira)).toEqual({ waiting: [], recaps: [] });
  });
});
