import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignLeadersTopic, campaignTopic } from '#contract/realtime/topics.ts';
import type { End, Reply } from '#server/features/model/narrator-model.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { scriptedModel } from '#tests/support/services/scripted-model.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let replies: Reply[] = [];
/** What the model says, and how its reply ends. */
let words: string[] = [];
let ends: Partial<End> = {};
/** What happens while the model thinks. */
let meanwhile: (() => Promise<unknown>) | null = null;

/** An AI model that says what a test tells it to. */
const model = {
  ...scriptedModel(),
  isModel: true,
  async *narrate(reply: Reply) {
    // A second asking for intents without an end is the same reply.
    if (!reply.before) replies.push(reply);
    await meanwhile?.();
    for (const text of words) yield { type: 'text' as const, text };
    const usage = { input: 1, output: 1, estimated: true };
    yield { type: 'end' as const, ending: 'complete' as const, spokenBy: 'Scripted', fellBack: null, usage, fragments: [], ...ends };
  },
};

beforeAll(async () => {
  app = await startApp({ model });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
beforeEach(async () => {
  meanwhile = null;
  [replies, words, ends] = [[], ['The tide turns. ', 'What do you do?'], {}];
  campaignId = await openCampaign(app, owner, [mira]);
});
afterAll(() => app.end());

const guidance = () => owner.call.narrator.guidance({ campaignId });
const guide = (change: { standing?: string; next?: string }) => owner.call.narrator.guide({ campaignId, ...change });
const told = async () =>
  (await mira.call.chat.list({ campaignId })).messages.filter(({ narration }) => narration !== null && narration.cause !== 'welcome');

/** Mira says something, and the narrator has answered for the `count`th time. */
async function narrated(count: number): Promise<string> {
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I look around.' });
  const messages = await vi.waitFor(async () => {
    const found = await told();
    expect(found).toHaveLength(count);
    return found;
  }, PATIENCE);
  return messages.at(-1)?.content ?? '';
}
const drafted = () =>
  vi.waitFor(async () => {
    const [draft] = (await owner.call.narrator.drafts({ campaignId })).drafts;
    if (!draft) throw new Error('There is no draft.');
    return draft.id;
  }, PATIENCE);

describe('Guidance of a Dungeon Master', () => {
  it('holds for every reply, or for the next one alone', async () => {
    await guide({ standing: 'Keep to the sea.', next: 'Let it rain.' });
    expect(await guidance()).toEqual({ standing: 'Keep to the sea.', next: 'Let it rain.', isFollowed: true });
    await narrated(1);
    expect(await guidance()).toMatchObject({ standing: 'Keep to the sea.', next: '' });
    await narrated(2);
    expect(replies.map(({ brief }) => brief.guidance)).toEqual([
      { standing: 'Keep to the sea.', next: 'Let it rain.' },
      { standing: 'Keep to the sea.', next: '' },
    ]);
  });

  it('is heard of by those alone who lead the table', async () => {
    const sockets = await Promise.all([owner, mira].map((each) => each.listen()));
    for (const socket of sockets) {
      for (const topic of [campaignTopic(campaignId), campaignLeadersTopic(campaignId)]) socket.say({ type: 'subscribe', topic });
      await socket.hear('subscribed');
    }
    await guide({ next: 'Bran lies about the bell.' });
    await narrated(1);
    const [byDm, byPlayer] = sockets;
    await byDm?.hear('event', ({ event }) => event.type === 'narrator.guided' && event.next === '');
    await byPlayer?.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.role === 'ai');
    expect(JSON.stringify(byDm?.frames)).toContain('Bran lies about the bell.');
    expect(JSON.stringify(byPlayer?.frames)).not.toContain('Bran lies');
    expect(JSON.stringify(await mira.call.campaigns.get({ campaignId }))).not.toContain('Bran lies');
    for (const socket of sockets) socket.close();
    await expect(mira.call.narrator.guidance({ campaignId })).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
    await expect(mira.call.narrator.guide({ campaignId, next: '' })).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
  });

  it.each<[string, Partial<End>]>([
    ['is interrupted', { ending: 'interrupted' }],
    ['is told by the Storyteller in place of the model', { spokenBy: 'Storyteller', fellBack: 'no-answer' }],
  ])('for the next reply stays when that %s', async (_how, end) => {
    await guide({ next: 'Let it rain.' });
    ends = end;
    await narrated(1);
    expect(await guidance()).toMatchObject({ next: 'Let it rain.' });
  });

  it('for the next reply stays when somebody writes another meanwhile', async () => {
    await guide({ next: 'Let it rain.' });
    meanwhile = () => guide({ next: 'Let it snow.' });
    await narrated(1);
    expect(await guidance()).toMatchObject({ next: 'Let it snow.' });
  });

  it('that a draft followed is gone once the draft is posted, and stays when it is discarded', async () => {
    await owner.call.campaigns.saveSettings({ campaignId, settings: { narratorMode: 'draft' } });
    await guide({ next: 'Let it rain.' });
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I wait.' });
    await owner.call.narrator.discardDraft({ campaignId, narrationId: await drafted(), anew: true });
    await vi.waitFor(() => expect(replies).toHaveLength(2), PATIENCE);
    expect(replies.map(({ brief }) => brief.guidance?.next)).toEqual(['Let it rain.', 'Let it rain.']);
    const narrationId = await drafted();
    expect(await guidance()).toMatchObject({ next: 'Let it rain.' });
    await owner.call.narrator.publishDraft({ campaignId, narrationId, content: 'It rains.' });
    expect(await guidance()).toMatchObject({ next: '' });
  });

  it('comes back with the past, and stays gone when the X-card takes back the reply that followed it', async () => {
    await guide({ standing: 'Keep to the sea.', next: 'Let it rain.' });
    const { position } = await owner.call.history.save({ campaignId, name: 'Before the rain' });
    await narrated(1);
    await owner.call.history.goBack({ campaignId, position });
    expect(await guidance()).toMatchObject({ standing: 'Keep to the sea.', next: 'Let it rain.' });
    await narrated(1);
    await mira.call.safety.useXCard({ campaignId });
    expect(await guidance()).toMatchObject({ standing: 'Keep to the sea.', next: '' });
  });

  it('is never said: a sentence that repeats six words of it in a row is not told', async () => {
    await guide({ standing: 'The miller’s daughter is the one who stole the bell.' });
    words = ['Rain falls. She says that the mill', 'er’s daughter is the one who stole the bell! ', 'The wheel creaks. What do you do?'];
    expect(await narrated(1)).toBe('Rain falls. The wheel creaks. What do you do?');
  });
});
