import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { remoteContract } from '#contract/remote.ts';
import { startApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { openCampaign } from '#tests/support/campaign.ts';
import { signUp } from '#tests/support/people.ts';
import type { Somebody } from '#tests/support/people.ts';
import { goodCharacterInput } from './good-character-input.ts';
import { goodCombatInput } from './good-combat-input.ts';
import { goodWorldInput } from './good-world-input.ts';

/** Inputs for each address. */
const RUNS = 200;
/** Milliseconds after which a call counts as hanging. */
const BOUND = 30_000;

let app: TestApp;
let owner: Somebody;
let campaignId: string;
let worldId: string;

beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  campaignId = await openCampaign(app, owner, [], 'dm');
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
});
afterAll(() => app.end());

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\0', 'a\0b', '\uD800', '\uDFFF\uD800', '\u202E\u200B', "'; drop table message; --", '%', '../../etc/passwd'),
  fc.constantFrom('__proto__', 'constructor', 'null', 'NaN', 'x'.repeat(5000), '🏳️‍🌈'.repeat(900), 'a@b.c', 'https://x', '2026-01-01'),
);
const odd = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -(2 ** 63), null, true, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constant(JSON.parse('['.repeat(500) + ']'.repeat(500))) },
);

const Whole = z.record(z.string(), z.unknown());

/** Something good with some of it made bad, left out or added, also within what it holds. */
function spoiled(good: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.entries(good).map(([key, value]) => {
    const inner = Whole.safeParse(value);
    return fc.tuple(fc.constant(key), inner.success ? fc.oneof(fc.constant(value), spoiled(inner.data)) : fc.constant(value));
  });
  return fc
    .tuple(
      fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(good), 'to', 'kind', '__proto__'), oddText), odd, { maxKeys: 3 }),
      fc.tuple(...parts),
      fc.subarray(Object.keys(good)),
    )
    .map(([bad, whole, kept]) => ({ ...Object.fromEntries(whole.filter(([key]) => kept.includes(key))), ...bad }));
}

const bodyOf = (good: Record<string, unknown>, isRpc: boolean) => {
  const input = fc.oneof({ weight: 4, arbitrary: spoiled(good) }, { weight: 1, arbitrary: odd });
  const meta = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue(),
    fc.array(fc.tuple(fc.nat(9), fc.constantFrom('id', 'content', '__proto__', 0))),
  );
  const whole = isRpc ? fc.record({ json: input, meta }) : input;
  return fc.oneof(
    { weight: 9, arbitrary: whole.map((each) => JSON.stringify(each)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
};

/** What operations on accounts and of administrators are given. */
const ofAccounts = {
  userId: 'none',
  sessionId: 'none',
  requestId: 'none',
  invitationId: 'none',
  code: 'A'.repeat(26),
  password: 'not this one',
  image: null,
  scope: 'local',
  theme: 'dark',
  motion: 'full',
  textSize: 'large',
  mailNotices: true,
  sound: true,
  plan: 'DM',
  _requested_plan: 'DM',
  reason: 'I like maps.',
  approve: true,
  answer: 'Not yet.',
  suspended: true,
  label: 'Friends',
  days: 7,
  mostUses: 3,
  search: 'mira',
  offset: 0,
  signups: 'open',
  model: null,
  repliesPerCampaign: 5,
};

/** What operations on campaigns, their seats and turns are given. */
const ofTables = {
  seat: 'player',
  accept: true,
  paused: false,
  settings: { narratorMode: 'dm', collectingSeconds: 60, ruleSet: 'srd', hitPointsShown: 'numbers', npcTurns: 'dm', entry: 'approve' },
};

/** A good input for every operation, from which bad ones are made. */
const goodInput = async (): Promise<Record<string, unknown>> => ({
  campaignId,
  campaign_id: campaignId,
  _campaign_id: campaignId,
  id: randomUUID(),
  content: 'Hello',
  _content: 'Hello',
  message: 'Hello',
  name: 'A name',
  _name: 'A name',
  narrationId: 'none',
  action: 'raise',
  cycle: 1,
  before: 5,
  limit: 5,
  to: { kind: 'notes' },
  messageId: randomUUID(),
  words: 'salt and tide',
  emoji: '🔥',
  on: true,
  dice: '2d6+3',
  kind: 'me',
  replyTo: null,
  mentions: ['nobody'],
  images: [],
  around: 5,
  after: 5,
  as: 'line',
  anew: false,
  position: 5,
  lineId: 'none',
  recapId: 'none',
  version: 1,
  ...ofAccounts,
  ...ofTables,
  ...goodCombatInput,
  ...(await goodCharacterInput(owner, campaignId)),
  ...(await goodWorldInput(owner, worldId)),
});

interface Outcome {
  status: number;
  text: string;
}

async function call(address: string, body: string, cookie = owner.cookie): Promise<Outcome> {
  const response = await fetch(app.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url, cookie },
    body,
    signal: AbortSignal.timeout(BOUND),
  });
  return { status: response.status, text: await response.text() };
}

/** What is wrong with an answer; null when it is a success or a clear refusal. */
function faultOf({ status, text }: Outcome): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (status < 400) return null;
  const answer = JSON.parse(text);
  const { message } = answer.json ?? answer;
  return typeof message === 'string' && message.length > 8 ? null : `${status} without a sentence: ${text}`;
}

/** Sends bad bodies to an address, some at a time; answers those that were not refused well. */
async function bombard(address: string, body: fc.Arbitrary<string>, obtainCookie = async () => owner.cookie) {
  const faults: { body: string | undefined; fault: string | null }[] = [];
  const bodies = fc.sample(body, RUNS);
  for (let n = 0; n < bodies.length; n += 25) {
    const some = bodies.slice(n, n + 25);
    const cookie = await obtainCookie();
    const outcomes = await Promise.all(some.map((each) => call(address, each, cookie)));
    faults.push(...outcomes.flatMap((outcome, k) => (faultOf(outcome) === null ? [] : [{ body: some[k], fault: faultOf(outcome) }])));
  }
  return faults;
}

const names = Object.entries(contract).flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => ({ noun, verb })));
/** What would delete the campaign or the world that the others are about is asked by a visitor, and what would end the session by somebody else. */
function askerOf(name: string): (() => Promise<string>) | undefined {
  if (name !== 'tomes.delete' && name.toLowerCase().includes('delete')) return async () => '';
  return name === 'account.signOut' ? async () => (await signUp(app.url, 'Ann')).cookie : undefined;
}

describe(`${RUNS} bad inputs`, () => {
  it.each(names)(
    'to $noun.$verb are refused and harm nothing',
    async ({ noun, verb }) => {
      expect(await bombard(`/call/${noun}/${verb}`, bodyOf(await goodInput(), true), askerOf(`${noun}.${verb}`))).toEqual([]);
      expect(await bombard(`/api/${noun}.${verb}`, bodyOf(await goodInput(), false), askerOf(`${noun}.${verb}`))).toEqual([]);
    },
    120_000,
  );

  it.each(Object.values(remoteContract).map((each) => each['~orpc'].route.path ?? ''))(
    'to %s are refused and harm nothing',
    async (path) => {
      expect(await bombard(`/api${path}`, bodyOf(await goodInput(), false), askerOf(path))).toEqual([]);
    },
    120_000,
  );

  it.each([
    'sign-up/email',
    'sign-in/email',
    'sign-out',
    'get-session',
    'update-user',
    'change-password',
    'change-email',
    'list-sessions',
    'revoke-session',
    'request-password-reset',
    'reset-password',
    'verify-email',
    'none',
  ])(
    'to /api/auth/%s are refused and harm nothing',
    async (path) => {
      const good = {
        name: 'A name',
        email: `${randomUUID()}@example.org`,
        password: 'a lantern in the reeds',
        currentPassword: 'wrong one',
        newPassword: 'another one',
        token: 'none',
        image: 'https://example.org/a.png',
        callbackURL: '/',
      };
      const unwritable = Object.keys(good).map((key) => JSON.stringify({ ...good, [key]: 'a\0b' }));
      const bodies = [...unwritable, ...fc.sample(bodyOf(good, false), RUNS)];
      const { cookie } = await signUp(app.url, 'Ann');
      for (let n = 0; n < bodies.length; n += 10) {
        const some = bodies.slice(n, n + 10);
        const outcomes = await Promise.all(some.map((body) => call(`/api/auth/${path}`, body, path === 'sign-up/email' ? '' : cookie)));
        expect(outcomes.flatMap(({ status, text }, k) => (status < 500 ? [] : [{ status, text, body: some[k] }]))).toEqual([]);
      }
    },
    120_000,
  );

  it('on the socket are refused and harm nothing', async () => {
    const frame = fc.oneof(
      spoiled({ type: 'subscribe', topic: `campaign:${campaignId}`, after: 3, present: true }).map((each) => JSON.stringify(each)),
      odd.map((each) => JSON.stringify(each)),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
    const frames = fc.sample(frame, RUNS).filter((each) => Buffer.byteLength(each) < 4096);
    for (let n = 0; n < frames.length; n += 50) {
      const ear = await owner.listen();
      for (const each of frames.slice(n, n + 50)) ear.say(each);
      ear.say({ type: 'ping' });
      expect(await ear.hear('pong')).toEqual({ type: 'pong' });
      ear.close();
    }
  }, 60_000);
});

it.each(['/call/chat/post', '/api/chat.post', '/api/rpc/post_message', '/api/auth/sign-in/email'])(
  'a hundred thousand brackets are refused at %s',
  async (address) => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const body of [deep, `{"json":${deep}}`, `{"id":${deep},"email":${deep}}`]) {
      const { status } = await call(address, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  },
);

it('the server is well afterwards', async () => {
  expect((await fetch(`${app.url}/health`)).status).toBe(200);
  const id = randomUUID();
  expect(await owner.call.chat.post({ id, campaignId, content: 'Still here.' })).toMatchObject({ id, content: 'Still here.' });
  expect((await owner.call.chat.list({ campaignId })).messages.at(-1)?.id).toBe(id);
});
