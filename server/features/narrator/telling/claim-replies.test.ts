import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import type { NarrationRow } from '#server/features/narrator/narrator.store.ts';
import { noteOwed, owedNext } from './owed-next.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };

/** What was sent to the database, in its order, and over which connection. */
const sent: { client: unknown; text: string }[] = [];
let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  const query: unknown = Reflect.get(Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('A connection takes no statements.');
  vi.spyOn(Client.prototype, 'query').mockImplementation(function note(this: Client, ...given: unknown[]) {
    const [first] = given;
    sent.push({ client: this, text: typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text')) });
    return Reflect.apply(query, this, given);
  });
  app = await startApp();
  [owner, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira]);
});
afterAll(async () => {
  await app.end();
  vi.restoreAllMocks();
});

const write = (content: string) => mira.call.chat.post({ id: randomUUID(), campaignId, content });
const untilNarrated = (many: number) =>
  vi.waitFor(async () => {
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.filter(({ narration }) => narration !== null && narration.cause !== 'welcome')).toHaveLength(many);
  }, PATIENCE);

/** Where the talk for a brief was read: in the transaction of a claim, or by itself. */
function readings(): ('with the claim' | 'by itself')[] {
  return sent.flatMap(({ client, text }, n) => {
    if (!text.includes('as "isAnswered"')) return [];
    const earlier = sent.slice(0, n).filter((each) => each.client === client);
    const begun = earlier.findLastIndex((each) => each.text === 'begin');
    const ended = earlier.findLastIndex((each) => each.text === 'commit');
    const isClaim = earlier.slice(begun).some((each) => each.text.includes("set status = 'speaking'"));
    return [begun > ended && isClaim ? 'with the claim' : 'by itself'];
  });
}

describe('the brief of a reply', () => {
  it('is read with the claim, once, and knows what was said', async () => {
    sent.length = 0;
    await write('Is anybody there?');
    await untilNarrated(1);
    expect(readings()).toEqual(['with the claim']);
    const brief = app.model.replies.at(-1)?.brief;
    expect(brief?.intents.map(({ text }) => text)).toEqual(['Is anybody there?']);
    expect(brief?.recent.at(-1)).toMatchObject({ content: 'Is anybody there?', isAnswered: true });
  });

  it('is read with the claim for a turn as well', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await write('I climb');
    sent.length = 0;
    await mira.call.turns.lowerHand({ campaignId });
    await untilNarrated(1);
    expect(readings()).toEqual(['with the claim']);
    expect(app.model.replies.at(-1)?.brief.intents.map(({ text }) => text)).toEqual(['I climb']);
  });

  it('is not read before another reply of the table is told, and then knows that one', async () => {
    const release = app.model.hold();
    const before = app.model.replies.length;
    await write('first');
    await vi.waitFor(() => expect(app.model.replies).toHaveLength(before + 1), PATIENCE);
    sent.length = 0;
    await write('second');
    await write('third');
    expect(readings()).toEqual([]);
    release();
    await untilNarrated(2);
    expect(readings()).toHaveLength(1);
    const brief = app.model.replies.at(-1)?.brief;
    expect(brief?.intents.map(({ text }) => text)).toEqual(['second', 'third']);
    expect(brief?.recent.some(({ content }) => content.includes('[first]'))).toBe(true);
  });
});

describe('which reply is next', () => {
  const reply: NarrationRow = { id: 'one', campaignId: 'table', cause: 'chat', cycle: null, text: '' };
  const event = () => ({ type: 'narrator.ended', campaignId: 'table', narrationId: 'none' }) as const;

  it('is the last that events made owed, and none where another stands before it', () => {
    const [first, second, third] = [event(), event(), event()];
    noteOwed(first, { ...reply, isNext: true });
    noteOwed(second, { ...reply, id: 'two', isNext: true });
    noteOwed(third, { ...reply, id: 'three', isNext: false });
    expect(owedNext([first, second, third])).toMatchObject({ id: 'two' });
    expect(owedNext([third, event()])).toBeNull();
    noteOwed(third, null);
    expect(owedNext([third])).toBeNull();
  });
});
