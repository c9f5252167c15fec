import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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

type Target = { kind: 'group' } | { kind: 'dm' } | { kind: 'notes' } | { kind: 'player'; userId: string };
const say = ({ call }: Somebody, content: string, to: Target = { kind: 'group' }) =>
  call.chat.post({ id: randomUUID(), campaignId, content, to });
const unread = async ({ call }: Somebody) => (await call.campaigns.list({})).find(({ id }) => id === campaignId)?.unread;

describe('unread messages on a campaign’s card', () => {
  it('are those of others since one last read, and never a whisper for somebody else', async () => {
    const rain = await say(owner, 'It rains.');
    await say(tov, 'Between us two.', { kind: 'player', userId: mira.id });
    await say(tov, 'For the Dungeon Master.', { kind: 'dm' });
    await say(tov, 'A note to myself.', { kind: 'notes' });
    await say(mira, 'I wait.');
    expect([await unread(mira), await unread(tov), await unread(owner)]).toEqual([2, 2, 2]);
    const { messages } = await mira.call.chat.list({ campaignId });
    await mira.call.campaigns.markRead({ campaignId, position: rain.position });
    expect(await unread(mira)).toBe(1);
    await mira.call.campaigns.markRead({ campaignId, position: messages.at(-1)?.position ?? 0 });
    await mira.call.campaigns.markRead({ campaignId, position: 1 });
    expect([await unread(mira), await unread(tov)]).toEqual([0, 2]);
    await say(owner, 'The rain stops.');
    expect([await unread(mira), (await mira.call.campaigns.get({ campaignId })).unread]).toEqual([1, 1]);
  });

  it('are none for who has just sat down, however long the story is', async () => {
    await say(owner, 'Long ago.');
    const { code } = await owner.call.invitations.createForCampaign({ campaignId });
    const guest = await signUp(app.url, 'Gwen');
    await guest.call.invitations.join({ code });
    expect(await unread(guest)).toBe(0);
    await say(owner, 'Welcome.');
    expect(await unread(guest)).toBe(1);
  });

  it('stand on the branch that is played', async () => {
    const kept = await say(owner, 'It rains.');
    await say(owner, 'It snows.');
    expect(await unread(mira)).toBe(2);
    await owner.call.history.goBack({ campaignId, position: kept.position });
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.some(({ content }) => content === 'It snows.')).toBe(false);
    expect(await unread(mira)).toBe(
      messages.filter(({ authorId, narration }) => authorId !== mira.id && narration?.cause !== 'welcome').length,
    );
  });

  it('are counted up to a hundred', async () => {
    await app.database.pool.query(
      `insert into message (id, campaign_id, branch_id, author_id, author_name, role, content) select $1 || n, $1, $1, $2, 'Oda', 'dm', 'Word ' || n from generate_series(1, 130) n`,
      [campaignId, owner.id],
    );
    expect(await unread(mira)).toBe(100);
  });

  it('are read together where a whole table reads at once', async () => {
    const { position } = await say(owner, 'It rains.');
    await Promise.all([mira, tov, mira, tov].map(({ call }) => call.campaigns.markRead({ campaignId, position })));
    expect([await unread(mira), await unread(tov)]).toEqual([0, 0]);
  });
});
