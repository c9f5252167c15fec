import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { says, startModelServer } from '#tests/support/services/model-server.ts';
import type { ModelServer } from '#tests/support/services/model-server.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { openModel } from '#server/features/model/index.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

const PATIENCE = { timeout: 15_000, interval: 40 };
const DEADLINES = { firstContentMs: 3000, stallMs: 3000, totalMs: 10_000 };
const TOLD = 'Mira found a rope beneath the bench of the ferry, and the two of them crossed to the far bank before the light went.';
let server: ModelServer;
let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  server = await startModelServer();
  const model: NarratorModel = openModel({ name: 'openai-compatible:hearth', baseUrl: server.url, apiKey: null, ...DEADLINES });
  app = await startApp({ model });
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
afterAll(async () => {
  await app.end();
  await server.close();
});

async function endSession(): Promise<string> {
  campaignId = await openCampaign(app, oda, [mira], 'dm');
  const post = (who: Somebody, content: string, to: { kind: 'group' } | { kind: 'dm' } = { kind: 'group' }) =>
    who.call.chat.post({ id: randomUUID(), campaignId, content, to });
  await post(oda, 'Mira finds a rope beneath the bench.');
  await post(mira, 'I keep the sapphire hidden.', { kind: 'dm' });
  const { id, isBeingWritten, text } = await oda.call.history.endSession({ campaignId });
  expect([isBeingWritten, text.includes('rope')]).toEqual([true, true]);
  return id;
}
const now = async () => (await oda.call.history.recaps({ campaignId })).recaps[0];

it('a model tells the session again from what the whole table read', async () => {
  server.script(says(JSON.stringify({ entries: [{ recap: TOLD }] })));
  await endSession();
  await vi.waitFor(async () => expect(await now()).toMatchObject({ text: TOLD, version: 2, isBeingWritten: false }), PATIENCE);
  expect((await now())?.writtenBy).toBe('openai-compatible:hearth');
  const asked = server.requests.at(-1)?.text ?? '';
  expect([asked.includes('beneath the bench'), asked.includes('sapphire')]).toEqual([true, false]);
});

it('what a DM has changed meanwhile stays', async () => {
  server.script({
    kind: 'stream',
    beats: [
      { type: 'wait', ms: 400 },
      { type: 'text', text: JSON.stringify({ entries: [{ recap: TOLD }] }) },
      { type: 'finish', reason: 'stop' },
    ],
  });
  const asked = server.requests.length;
  const recapId = await endSession();
  await oda.call.history.saveRecap({ campaignId, recapId, text: 'My own words.', version: 1 });
  await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(asked), PATIENCE);
  await server.requests.at(-1)?.closedEarly;
  await vi.waitFor(async () => {
    const { rows } = await app.database.pool.query("select 1 from usage where created_at > now() - interval '1 minute'");
    expect(rows.length).toBeGreaterThanOrEqual(2);
  }, PATIENCE);
  expect(await now()).toMatchObject({ text: 'My own words.', version: 2, writtenBy: 'Dungeon Master' });
});

it('where the model does not answer, the recap by rules stays', async () => {
  server.script({ kind: 'status', status: 401 });
  await endSession();
  await vi.waitFor(async () => expect(await now()).toMatchObject({ version: 1, isBeingWritten: false }), PATIENCE);
  expect((await now())?.text).toContain('Mira finds a rope');
});
