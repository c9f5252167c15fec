import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { scores } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';

let app: TestApp;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
});
afterAll(() => app.end());

it('words that a creature may react to say once that the fight waits, not for whom, and keep what is left', async () => {
  const owner = await signUp(app.url, 'Oda');
  const mira = await signUp(app.url, 'Mira');
  const campaignId = await openCampaign(app, owner, [mira]);
  const arena = arenaOf({ app, campaignId, owner, player: mira });
  await arena.gather({ stats: scores({ strength: 16 }) }, 30);
  faces = [20, 1];
  await arena.start();
  await owner.call.combat.addMonsters({ campaignId, monsterId: 'knight', count: 1 });
  const replies = async () =>
    (await mira.call.chat.list({ campaignId })).messages.flatMap((each) => (each.narration?.resolved[0] ? each : []));
  const answerTo = async (content: string) => {
    const { length } = await replies();
    await mira.call.chat.post({ id: randomUUID(), campaignId, content });
    const { content: text, narration } = await vi.waitFor(
      async () => (await replies())[length] ?? Promise.reject(new Error('Nobody answers yet.')),
      { timeout: 20_000, interval: 40 },
    );
    return { text, options: (narration?.options ?? []).map(({ words }) => words), why: narration?.resolved[0]?.why?.code };
  };
  // Creatures are asked where somebody leads them.
  const socket = await owner.listen();
  socket.say({ type: 'subscribe', topic: campaignTopic(campaignId), present: true });
  await socket.hear('subscribed');
  const waits = 'The fight waits for a reaction.';
  faces = [13, 5];
  const first = await answerTo('I attack the knight with my sword and end my turn');
  expect(first.text.split(waits)).toHaveLength(2);
  expect(first.text).not.toContain('reaction of');
  expect(first).toMatchObject({ options: ['I end my turn'], why: 'waitsForReaction' });
  const again = await answerTo('I dodge, and end my turn');
  expect(again).toEqual({
    text: `What is left waits for the reaction: say it again then.\n\n${waits}`,
    options: ['I end my turn'],
    why: 'waitsForReaction',
  });
  socket.close();
});
