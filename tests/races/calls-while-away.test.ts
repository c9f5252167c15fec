import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeCodes } from '#contract/realtime/close-codes.ts';
import { FREE_TEMPLATE_CAMPAIGN as campaignId, FREE_TEMPLATE_WORLD as worldId } from '#domain/ids.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { PASSWORD, cookieOf, openTestSocket, signUp } from '#tests/support/app/people.ts';
import type { TestSocket, Somebody } from '#tests/support/app/people.ts';
import { freshDatabaseUrl } from '#tests/support/database/postgres.ts';
import { openWay } from '#tests/support/database/way-to-database.ts';
import type { Way } from '#tests/support/database/way-to-database.ts';

const SENTENCE = 'The database does not answer. What you wrote is kept here.';

let way: Way;
let app: TestApp;
let oda: Somebody;
let follower: TestSocket;
/** The session of somebody who has signed up and not been seen since. */
let unseen: string;

beforeAll(async () => {
  way = await openWay(await freshDatabaseUrl());
  app = await startApp({ databaseUrl: way.url });
  oda = await signUp(app.url, 'Oda');
  await oda.call.campaigns.enroll({});
  follower = await oda.listen();
  follower.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
  await follower.hear('subscribed');
  const signedUp = await fetch(`${app.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url },
    body: JSON.stringify({ name: 'Una', email: 'una@example.org', password: PASSWORD }),
  });
  unseen = cookieOf(signedUp);
  await way.refuse();
});
afterAll(async () => {
  await way.heal();
  await app.end();
  way.close();
});

const Told = z.object({ code: z.string(), message: z.string() });

/** How a request ends: its status, when it may be made again, and the refusal in it. */
async function ask(path: string, body: unknown, cookie = oda.cookie, method = 'POST') {
  const init = method === 'POST' ? { body: JSON.stringify(body) } : {};
  const response = await fetch(app.url + path, {
    method,
    headers: { 'content-type': 'application/json', origin: app.url, cookie },
    ...init,
  });
  const answer: unknown = await response.json().catch(() => null);
  const told = z.object({ json: Told }).safeParse(answer).data?.json ?? Told.safeParse(answer).data;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), code: told?.code, sentence: told?.message };
}

const away = { status: 503, retryAfter: '1', code: 'database.away', sentence: SENTENCE };

describe('while the database is away', () => {
  it.each([
    ['a read', '/call/campaigns/list', { json: {} }],
    ['a read that is gathered with others', '/call/notes/list', { json: { campaignId } }],
    ['a read of the chat', '/call/chat/list', { json: { campaignId } }],
    [
      'a write',
      '/call/notes/save',
      { json: { campaignId, noteId: randomUUID(), seen: null, title: 'Kept', text: 'Kept.', audience: 'private' } },
    ],
    ['a write that shares its transaction', '/call/chat/post', { json: { id: randomUUID(), campaignId, content: 'Kept.' } }],
    ['a step of the turn', '/call/turns/raiseHand', { json: { campaignId } }],
    ['a call by its public name', '/api/chat.list', { campaignId }],
    ['a call by a remote name', '/api/rpc/is_campaign_participant', { campaign_id: campaignId, user_id: 'nobody' }],
    ['a sign-in', '/api/auth/sign-in/email', { email: 'oda@example.org', password: PASSWORD }],
    ['a sign-up', '/api/auth/sign-up/email', { email: 'ida@example.org', password: PASSWORD, name: 'Ida' }],
  ])('%s is refused with 503, a sentence and when to come back', async (_title, path, body) => {
    expect(await ask(path, body)).toEqual(away);
  });

  it.each([
    ['the map', `/api/campaigns/${campaignId}/map`],
    ['a picture of the chat', `/api/campaigns/${campaignId}/images/${randomUUID()}`],
    ['an export of a world', `/api/worlds/${worldId}/export`],
    ['an export of an account', '/api/account/export.zip'],
  ])('%s is refused so too', async (_title, path) => {
    expect(await ask(path, null, oda.cookie, 'GET')).toEqual(away);
  });

  it('somebody whose session is not known yet is not taken for a visitor', async () => {
    expect(await ask('/call/account/me', { json: {} }, unseen)).toEqual(away);
  });

  it('a browser that connects is told to come back, and one that follows a table stays', async () => {
    const newcomer = await openTestSocket(app.url, unseen);
    expect(await newcomer.closed).toBe(closeCodes.tryAgain);
    const known = await openTestSocket(app.url, oda.cookie);
    known.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    expect(await known.closed).toBe(closeCodes.tryAgain);
    follower.say({ type: 'ping' });
    await follower.hear('pong');
  });
});

it('afterwards a browser that stayed hears what is said', async () => {
  await way.heal();
  const content = 'Is anybody still here?';
  await expect
    .poll(() => oda.call.chat.post({ id: randomUUID(), campaignId, content }).catch(() => null), { timeout: 10_000 })
    .not.toBeNull();
  await follower.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.content === content);
});
