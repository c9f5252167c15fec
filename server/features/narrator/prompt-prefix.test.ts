import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openModel } from '#server/features/model/model.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { calls, says, startModelServer } from '#tests/support/services/model-server.ts';
import type { ModelServer } from '#tests/support/services/model-server.ts';
import { replyWords, sharedPrefix } from '#tests/support/services/prompt-prefix.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };
/** What is measured: over how many turns, and the least share. */
const run = { turns: 20, bar: 0.6 };

let app: TestApp;
let model: ModelServer;
let owner: Somebody;
let players: Somebody[];
let campaignId: string;

beforeAll(async () => {
  model = await startModelServer();
  const settings = {
    name: 'openai-compatible:fake',
    baseUrl: model.url,
    apiKey: null,
    firstContentMs: 5000,
    stallMs: 5000,
    totalMs: 20_000,
  };
  app = await startApp({ model: openModel(settings) });
  owner = await signUp(app.url, 'Oda');
  players = await Promise.all(['Mira', 'Tov'].map((name) => signUp(app.url, name)));
  campaignId = await openCampaign(app, owner, players);
  for (const each of players) await bringHero(app, campaignId, each, `${each.name} the Hero`);
});
afterAll(async () => {
  await app.end();
  await model.close();
});

const Way = z.object({ kind: z.literal('exit'), id: z.string() });
const lastPrompt = () =>
  z.string().parse(model.requests.findLast(({ body }) => body.messages.at(-1)?.role === 'user')?.body.messages.at(-1)?.content);

/** A way out of the scene, as the last prompt names it. */
function wayOut(): string {
  const lines = lastPrompt().split('\n');
  const [exit] = lines.filter((line) => line.startsWith('{"kind":"exit"')).map((line) => Way.parse(JSON.parse(line)));
  return exit?.id ?? '';
}

/** Both players act in a turn, and the narrator answers; each fifth time the party moves on. */
async function playTurn(number: number): Promise<void> {
  const words = says(replyWords(number));
  if (number % 5 === 0) model.script(calls(['set_location', { exit: wayOut() }]), words);
  else model.script(words);
  let last = 0;
  for (const { call, name } of players) {
    await call.turns.raiseHand({ campaignId });
    const { position } = await call.chat.post({
      id: randomUUID(),
      campaignId,
      content: `${name} looks behind stone number ${number} and asks who laid it.`,
    });
    last = position;
  }
  for (const { call } of players) await call.turns.lowerHand({ campaignId });
  await vi.waitFor(async () => {
    const { messages } = await owner.call.chat.list({ campaignId, limit: 3 });
    expect(messages.some(({ narration, position }) => narration?.cause === 'turn' && position > last)).toBe(true);
    expect((await owner.call.narrator.current({ campaignId })).speaking).toBeNull();
  }, PATIENCE);
}

it(`over ${run.turns} turns at least ${run.bar * 100} % of each prompt stand at the beginning of the one before, and what is answered stands once`, async () => {
  for (let number = 1; number <= run.turns; number += 1) {
    await playTurn(number);
    const said = lastPrompt().split(`looks behind stone number ${number} and`).length - 1;
    expect(said, `messages of turn ${number} in its prompt`).toBe(players.length);
    // What was answered before is talk now.
    if (number > 1) expect(lastPrompt()).toContain(`looks behind stone number ${number - 1} and`);
  }
  const share = sharedPrefix(model.requests);
  expect(share, `share of the prompts that a provider can keep: ${(share * 100).toFixed(1)} %`).toBeGreaterThanOrEqual(run.bar);
}, 60_000);
