import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN as campaignId } from '#domain/ids.ts';
import { campaignTopic } from '#contract/topics.ts';
import { startApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { signUp } from '#tests/support/people.ts';

let app: TestApp;
let skipped = 0;
beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + skipped) });
});
afterAll(() => app.end());

const topic = campaignTopic(campaignId);

async function seated(name: string) {
  const somebody = await signUp(app.url, name);
  await somebody.call.campaigns.enroll({});
  return somebody;
}

describe('a turn at the table', () => {
  it('collects what players write while their hands are up and answers all of it once', async () => {
    const [mira, tov] = [await seated('Mira'), await seated('Tov')];
    const ear = await tov.listen();
    ear.say({ type: 'subscribe', topic });
    await ear.hear('subscribed');
    const { turn } = await mira.call.turns.raiseHand({ campaignId });
    expect(turn.state).toBe('COLLECTING');
    await tov.call.turns.raiseHand({ campaignId });
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I search the altar' });
    await tov.call.chat.post({ id: randomUUID(), campaignId, content: 'I guard the door' });
    await mira.call.turns.lowerHand({ campaignId });
    const lowered = await tov.call.turns.lowerHand({ campaignId });
    expect(lowered.turn).toMatchObject({ state: 'IDLE', cycle: turn.cycle, hands: [] });
    const reply = await ear.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.telling?.cycle === turn.cycle);
    expect(reply.event).toMatchObject({ message: { role: 'ai', content: expect.stringContaining('[I search the altar] [I guard the door]') } });
    const events = ear.frames.filter((frame) => frame.type === 'event');
    expect(events.map((frame) => frame.seq)).toEqual(events.map((_, n) => (events[0]?.seq ?? 0) + n));
  });
});
