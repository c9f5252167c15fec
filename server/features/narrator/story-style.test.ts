import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import type { Reply } from '#server/features/model/narrator-model.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { scriptedModel } from '#tests/support/services/scripted-model.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };
const NOTICE = 'language.de';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
const replies: Reply[] = [];
const model = {
  ...scriptedModel(),
  async *narrate(reply: Reply) {
    replies.push(reply);
    yield { type: 'text' as const, text: 'The tide turns.' };
    const usage = { input: 1, output: 1, estimated: true };
    yield { type: 'end' as const, ending: 'complete' as const, spokenBy: 'Scripted', fellBack: null, usage, fragments: [NOTICE] };
  },
};

beforeAll(async () => {
  app = await startApp({ model });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

it('a table’s tone, length and language reach the narrator, and what it has read of the language is known for good', async () => {
  const campaignId = await openCampaign(app, owner, [mira]);
  const style = { storyTone: 'grim', storyLength: 'short', storyLanguage: 'de' } as const;
  await owner.call.campaigns.saveSettings({ campaignId, settings: style });
  expect((await mira.call.campaigns.get({ campaignId })).settings).toMatchObject(style);
  const say = async (count: number) => {
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I look around.' });
    await vi.waitFor(async () => {
      expect(replies).toHaveLength(count);
      expect((await mira.call.narrator.current({ campaignId })).speaking).toBeNull();
    }, PATIENCE);
  };
  await say(1);
  expect(replies[0]?.brief.style).toEqual({ tone: 'grim', length: 'short', language: 'de' });
  expect(replies[0]?.used.has(NOTICE)).toBe(false);
  // As many replies as stock sentences are remembered, and one more.
  await app.database.pool.query(
    `insert into narration (id, campaign_id, cause, status, created_at, narrated_at)
     select 'later-' || n, $1, 'chat', 'narrated', now(), now() + make_interval(mins => n) from generate_series(1, $2::int) n`,
    [campaignId, narrationServerLimits.repliesWithoutRepeat + 1],
  );
  await say(2);
  expect(replies[1]?.used.has(NOTICE)).toBe(true);
});
