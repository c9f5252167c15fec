import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { scriptedModel } from '#tests/support/services/scripted-model.ts';
import type { NarratorModel, Part, Reply } from '#server/features/model/model.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };
const end = { type: 'end' as const, spokenBy: 'Scripted', fellBack: null, usage: { input: 0, output: 0, estimated: false }, fragments: [] };

let app: TestApp;
let mira: Somebody;
let campaignId: string;
let narrate: NarratorModel['narrate'];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  app = await startApp({ model: { ...scriptedModel(), label: 'Faulty', narrate: (reply) => narrate(reply) } });
  const owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  campaignId = await openCampaign(app, owner, [mira]);
});
afterAll(() => app.end());

async function answerTo(content: string) {
  const { position } = await mira.call.chat.post({ id: randomUUID(), campaignId, content });
  return vi.waitFor(async () => {
    const { messages } = await mira.call.chat.list({ campaignId });
    const answers = messages.filter((message) => message.position > position);
    expect(answers).toHaveLength(1);
    expect((await mira.call.narrator.current({ campaignId })).speaking).toBeNull();
    return answers[0];
  }, PATIENCE);
}

it('a reply of which every try breaks off with a fault of ours is given up in a line, and the next is told', async () => {
  narrate = async function* (): AsyncGenerator<Part> {
    yield { type: 'text', text: 'Half a wo' };
    throw new Error('a fault of ours');
  };
  expect(await answerTo('first')).toMatchObject({ role: 'system', authorName: 'System' });
  narrate = (reply) => scriptedModel().narrate(reply);
  expect(await answerTo('second')).toMatchObject({ role: 'ai', content: 'Then [second]. What do you do?' });
});

it('a reply without a word says whether it was stopped or failed', async () => {
  narrate = async function* (): AsyncGenerator<Part> {
    yield { ...end, ending: 'interrupted' };
  };
  expect(await answerTo('third')).toMatchObject({ role: 'system', content: expect.stringContaining('Failed to generate AI response') });
  narrate = async function* (): AsyncGenerator<Part> {
    yield { ...end, ending: 'stopped' };
  };
  expect(await answerTo('fourth')).toMatchObject({ role: 'system', content: expect.stringContaining('was stopped') });
});

it('what the model asks of the rules is rolled on the server, kept and shown', async () => {
  narrate = async function* (reply: Reply): AsyncGenerator<Part> {
    const { ruling } = await reply.callTool({ name: 'check', heroId: mira.id, skill: 'perception', dc: 10, advantage: 'none' });
    yield { type: 'text', text: ruling.rolls.length === 1 ? 'You look around.' : 'Nothing was rolled.' };
    yield { ...end, ending: 'complete' };
  };
  const reply = await answerTo('fifth');
  expect(reply).toMatchObject({ content: 'You look around.' });
  expect(reply?.rolls).toHaveLength(1);
  const { rows } = await app.database.pool.query('select count(*)::int as many from ruling where narration_id = $1', [reply?.id]);
  expect(rows).toEqual([{ many: 1 }]);
});
