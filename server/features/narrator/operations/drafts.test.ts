import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira]);
  await app.database.pool.query(`update campaign set settings = settings || '{"narratorMode":"draft"}' where id = $1`, [campaignId]);
});
afterAll(() => app.end());

const write = (content: string) => mira.call.chat.post({ id: randomUUID(), campaignId, content });
const narrated = async () =>
  (await mira.call.chat.list({ campaignId })).messages.filter(({ narration }) => narration !== null && narration.cause !== 'welcome');
const drafts = async () => (await owner.call.narrator.drafts({ campaignId })).drafts;

async function untilDrafted(count = 1) {
  return vi.waitFor(async () => {
    const found = await drafts();
    expect(found).toHaveLength(count);
    const [draft] = found;
    if (!draft) throw new Error('There is no draft.');
    return draft;
  }, PATIENCE);
}

describe('a reply that a DM reads first', () => {
  it('is posted in the DM’s words, and until then nobody else hears of it', async () => {
    const sockets = await Promise.all([owner, mira].map((each) => each.listen()));
    for (const [n, socket] of sockets.entries()) {
      for (const topic of [campaignTopic(campaignId), personTopic([owner, mira][n]?.id ?? '')]) {
        socket.say({ type: 'subscribe', topic });
        await socket.hear('subscribed');
      }
    }
    await write('What is there?');
    const draft = await untilDrafted();
    expect(draft.content).toBe('Then [What is there?]. What do you do?');
    expect(await narrated()).toEqual([]);
    expect(await mira.call.narrator.current({ campaignId })).toMatchObject({ speaking: null, held: true });
    await owner.call.narrator.publishDraft({ campaignId, narrationId: draft.id, content: 'Only the tide. What do you do?' });
    expect(await narrated()).toMatchObject([
      { role: 'ai', content: 'Only the tide. What do you do?', narration: { cause: 'chat', spokenBy: 'Scripted' } },
    ]);
    expect(await drafts()).toEqual([]);
    for (const socket of sockets)
      await socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.content.startsWith('Only the tide'));
    const [heardByDm, heardByPlayer] = sockets.map((socket) => JSON.stringify(socket.frames));
    expect(heardByDm).toContain('narrator.drafted');
    const isHeld = sockets[1]?.frames.flatMap((frame) =>
      frame.type === 'event' && frame.event.type === 'narrator.held' ? [frame.event.isHeld] : [],
    );
    expect(isHeld).toEqual([true, false]);
    expect(heardByPlayer).not.toContain('narrator.drafted');
    expect(heardByPlayer).not.toContain('Then [What is there?]');
    for (const socket of sockets) socket.close();
  });

  it('is not shown in part to anybody while it is told', async () => {
    const release = app.model.hold();
    await write('slowly');
    await vi.waitFor(async () => {
      const { speaking } = await mira.call.narrator.current({ campaignId });
      expect(speaking?.text).toBe('');
    }, PATIENCE);
    release();
    await untilDrafted();
  });

  it('leaves nothing when it is discarded, and what is said next is answered', async () => {
    await write('first');
    const { id: narrationId } = await untilDrafted();
    await write('second');
    await owner.call.narrator.discardDraft({ campaignId, narrationId });
    const next = await untilDrafted();
    expect(next.content).toBe('Then [second]. What do you do?');
    expect(await narrated()).toEqual([]);
    await expect(owner.call.narrator.discardDraft({ campaignId, narrationId })).rejects.toMatchObject({ code: 'narration.notDrafted' });
  });

  it('is generated again with what was said since', async () => {
    await write('first');
    const { id: narrationId } = await untilDrafted();
    await write('second');
    await owner.call.narrator.discardDraft({ campaignId, narrationId, anew: true });
    await vi.waitFor(async () => expect((await drafts())[0]?.content).toBe('Then [first] [second]. What do you do?'), PATIENCE);
  });

  it('is not for players to read, to post or to discard', async () => {
    await write('secret');
    const { id: narrationId, content } = await untilDrafted();
    for (const call of [
      () => mira.call.narrator.drafts({ campaignId }),
      () => mira.call.narrator.publishDraft({ campaignId, narrationId, content }),
      () => mira.call.narrator.discardDraft({ campaignId, narrationId }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
    }
  });

  it('is posted once when two DMs press at the same moment', async () => {
    await write('once');
    const { id: narrationId } = await untilDrafted();
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((content) => owner.call.narrator.publishDraft({ campaignId, narrationId, content })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await narrated()).toHaveLength(1);
  });

  it('is refused with words that cross a line of the table or dwell on a veil, and stays as it was', async () => {
    await write('And then?');
    const { id: narrationId } = await untilDrafted();
    await mira.call.safety.add({ campaignId, as: 'line', topic: 'spiders' });
    const post = (content: string) => owner.call.narrator.publishDraft({ campaignId, narrationId, content });
    await expect(post('A spider drops.')).rejects.toMatchObject({ code: 'safety.lineCrossed' });
    expect(await drafts()).toHaveLength(1);
    await mira.call.safety.add({ campaignId, as: 'veil', topic: 'torture' });
    await expect(post('They torture him. He screams.')).rejects.toMatchObject({ code: 'safety.veilLifted' });
    await post('A thread drops.\n\nThey torture him.');
    expect((await narrated()).map(({ content }) => content)).toEqual(['A thread drops.\n\nThey torture him.']);
  });
});
