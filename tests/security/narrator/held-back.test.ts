import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Objection } from '#domain/narration/reply-check/objection.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { scriptedModel } from '#tests/support/services/scripted-model.ts';
import type { Part } from '#server/features/model/model.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };
const canary = 'Ottoline Canaryfeather';
const heldBack: Objection[] = [{ code: 'killedWithoutRuling', slots: { npc: canary } }];

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  const model = scriptedModel();
  app = await startApp({
    model: {
      ...model,
      async *narrate(reply): AsyncGenerator<Part> {
        for await (const part of model.narrate(reply)) yield part.type === 'end' ? { ...part, heldBack } : part;
      },
    },
  });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  campaignId = await openCampaign(app, owner, [mira]);
});
afterAll(() => app.end());

const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

it('what was held back of a reply reaches Dungeon Masters, and no message, event or answer that a player receives', async () => {
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I look at the mayor.' });
  const reply = await vi.waitFor(async () => {
    const told = (await mira.call.chat.list({ campaignId })).messages.find(({ content }) => content.includes('[I look at the mayor.]'));
    expect(told).toBeDefined();
    return told;
  }, PATIENCE);
  expect((await owner.call.narrator.heldBack({ campaignId })).replies).toEqual([{ narrationId: reply?.id, heldBack }]);
  await expect(mira.call.narrator.heldBack({ campaignId })).rejects.toThrow('Only the Dungeon Master');
  const players = [
    await mira.call.chat.list({ campaignId }),
    await mira.call.narrator.current({ campaignId }),
    await mira.call.campaigns.get({ campaignId }),
    await mira.call.history.recaps({ campaignId }),
  ];
  expect(JSON.stringify(players)).not.toContain(canary);
  expect(JSON.stringify(await query('select data from event where topic = $1', [campaignTopic(campaignId)]))).toContain(
    '[I look at the mayor.]',
  );
  expect(JSON.stringify(await query('select topic, data from event'))).not.toContain(canary);
  expect(JSON.stringify(await query('select content, narration from message'))).not.toContain(canary);
});

it('a draft shows it to those who read drafts, and publishing keeps it', async () => {
  await owner.call.campaigns.saveSettings({ campaignId, settings: { narratorMode: 'draft' } });
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I leave.' });
  const draft = await vi.waitFor(async () => {
    const [found] = (await owner.call.narrator.drafts({ campaignId })).drafts;
    expect(found).toBeDefined();
    return found;
  }, PATIENCE);
  expect(draft?.heldBack).toEqual(heldBack);
  await expect(mira.call.narrator.drafts({ campaignId })).rejects.toThrow('Only the Dungeon Master');
  await owner.call.narrator.publishDraft({ campaignId, narrationId: draft?.id ?? '', content: 'You leave.' });
  expect((await owner.call.narrator.heldBack({ campaignId })).replies[0]).toEqual({ narrationId: draft?.id, heldBack });
});
