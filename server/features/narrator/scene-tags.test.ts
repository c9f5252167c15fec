import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openModel } from '#server/features/model/model.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
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
  // No model: the Storyteller narrates.
  app = await startApp({
    model: openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
  });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira]);
});
afterAll(() => app.end());

const changedFor = async (person: Somebody) => (await person.call.campaigns.get({ campaignId })).location?.changed ?? [];
const tag = (thing: string, state: 'burning' | 'burnt' | 'tied' | 'dark' | 'cleared' = 'burning') =>
  owner.call.narrator.tagScene({ campaignId, thing, state });

/** Mira acts in a turn of her own, and the narrator has answered. */
async function act(content: string): Promise<string> {
  const { turns, chat } = mira.call;
  await turns.raiseHand({ campaignId });
  await chat.post({ id: randomUUID(), campaignId, content });
  await turns.lowerHand({ campaignId });
  return vi.waitFor(async () => {
    const last = (await chat.list({ campaignId })).messages.at(-1);
    if (last?.role !== 'ai') throw new Error('nobody has answered yet');
    return last.content;
  }, PATIENCE);
}

describe('What has changed in a scene', () => {
  it('is seen by everybody at the table, and set and removed by who leads it', async () => {
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    await tag('the old tent');
    await socket.hear('event', ({ event }) => event.type === 'campaigns.changed' && event.change?.location?.changed?.length === 1);
    socket.close();
    const [changed] = await changedFor(mira);
    expect(changed).toMatchObject({ thing: 'the old tent', state: 'burning', by: null });
    await expect(mira.call.narrator.untagScene({ campaignId, tagId: changed?.id ?? 0 })).rejects.toMatchObject({
      code: 'campaign.ownerOnly',
    });
    await owner.call.narrator.untagScene({ campaignId, tagId: changed?.id ?? 0 });
    expect(await changedFor(mira)).toEqual([]);
    await expect(owner.call.narrator.untagScene({ campaignId, tagId: 1 })).rejects.toMatchObject({ code: 'sceneTag.notFound' });
  });

  it('is refused where it says nothing, or does not fit', async () => {
    await expect(tag('\u200B!')).rejects.toMatchObject({ code: 'sceneTag.noWords' });
    await expect(tag('the old tent', 'tied')).resolves.toEqual({});
    await expect(tag('the place', 'tied')).rejects.toMatchObject({ code: 'sceneTag.doesNotFit' });
  });

  it('goes away when the table goes back, and stays on the branch that it lies on', async () => {
    const { position } = await owner.call.history.save({ campaignId, name: 'Before the fire' });
    await tag('the old tent', 'burnt');
    const { branches } = await owner.call.history.list({ campaignId });
    await owner.call.history.goBack({ campaignId, position });
    expect(await changedFor(mira)).toEqual([]);
    await owner.call.history.play({ campaignId, branchId: branches.find(({ isPlayed }) => isPlayed)?.id ?? '' });
    expect(await changedFor(mira)).toMatchObject([{ thing: 'the old tent', state: 'burnt' }]);
  });

  it('comes of what a hero does, and the next reply knows of it', async () => {
    await tag('the old tent', 'burnt');
    expect(await act('I look around')).toMatch(/the old tent is burnt/i);
    await act('I burn my map');
    expect(await changedFor(owner)).toMatchObject([{ state: 'burnt' }, { thing: 'the map', state: 'burning', by: mira.id }]);
  });
});
