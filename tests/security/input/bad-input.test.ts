import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { remoteContract } from '#contract/remote/remote.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { seed, tellSeed } from '#tests/support/seed.ts';
import { post } from '#tests/support/app/post.ts';
import { tier } from '#tests/support/tier.ts';
import type { Answer } from '#tests/support/app/post.ts';
import { codePoint } from '#tests/support/code-point.ts';
import { goodCharacterInput } from './good-character-input.ts';
import { goodCombatInput } from './good-combat-input.ts';
import { goodWorldInput } from './good-world-input.ts';
import { bodyOf, namesIn, odd, spoiled } from './spoiled.ts';

/** Inputs that are made for each address. Beyond these nearly all are, once read, what came before. */
const RUNS = 100;
/** Of these, so many that its schema takes, and so many that it refuses, are sent: the others end where those do. */
const SENT = tier.bound(5, RUNS);
/** So many are sent to the addresses of accounts, which have no schema of ours. */
const SENT_TO_ACCOUNTS = tier.bound(25, RUNS);
/** Milliseconds after which a call counts as hanging. */
const BOUND = 30_000;

let app: TestApp;
let owner: Somebody;
let campaignId: string;
let worldId: string;

beforeEach(tellSeed);
beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  campaignId = await openCampaign(app, owner, [], 'dm');
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
});
afterAll(() => app.end());

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
  endpoint: 'https://push.example.org/none',
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  ids: ['none'],
};

/** What operations on campaigns, their seats and turns are given. */
const ofTables = {
  seat: 'player',
  accept: true,
  paused: false,
  settings: {
    narratorMode: 'dm',
    collectingSeconds: 60,
    ruleSet: 'srd',
    hitPointsShown: 'numbers',
    npcTurns: 'dm',
    heroSaves: 'players',
    levelsAndRests: 'dm',
    levelsBy: 'milestone',
    fallenCoins: true,
    entry: 'approve',
  },
};

/** Something good under every name that an operation asks for, from which bad inputs are made; what it does not ask for may be missing. */
const goodInput = async (asked: readonly string[]): Promise<Record<string, unknown>> => ({
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
  text: 'salt and tide',
  query: 'salt and tide',
  topic: 'spiders',
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
  branchId: 'none',
  recapId: 'none',
  version: 1,
  ...ofAccounts,
  ...ofTables,
  ...goodCombatInput,
  ...(await goodCharacterInput(owner, campaignId, asked)),
  ...(await goodWorldInput(owner, worldId, asked)),
});

const call = (address: string, body: string, cookie = owner.cookie) => post(app.url + address, cookie, body, BOUND);

/** What is wrong with an answer; null when it is a success or a clear refusal. */
function faultOf({ status, text }: Answer): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (status < 400) return null;
  const answer = JSON.parse(text);
  const { message } = answer.json ?? answer;
  return typeof message === 'string' && message.length > 8 ? null : `${status} without a sentence: ${text}`;
}

interface Bombarded {
  address: string;
  schema: z.ZodType | undefined;
  /** Who asks: the owner unless somebody else is named. */
  obtainCookie?: (() => Promise<string>) | undefined;
  /** Whether each field is made unwritable once: the handler, which that fails in, is one for all addresses of an operation. */
  unwritably?: boolean;
}

/** Sends bad inputs of an operation to one of its addresses, some at a time; answers those that were not refused well. */
async function bombard({ address, schema, obtainCookie = async () => owner.cookie, unwritably = true }: Bombarded) {
  const faults: { body: string | undefined; fault: string | null }[] = [];
  const asked = schema ? namesIn(schema) : [];
  const good = Object.fromEntries(Object.entries(await goodInput(asked)).filter(([name]) => asked.includes(name)));
  const isRpc = address.startsWith('/call/');
  const unwritable = Object.keys(unwritably ? good : {}).map((name) => ({ ...good, [name]: 'a\0b' }));
  const spoilt = toSend(fc.sample(bodyOf(good, isRpc, asked), { numRuns: RUNS, seed }), schema, isRpc);
  const bodies = [...new Set([...unwritable.map((each) => JSON.stringify(isRpc ? { json: each } : each)), ...spoilt])];
  for (let n = 0; n < bodies.length; n += 25) {
    const some = bodies.slice(n, n + 25);
    const cookie = await obtainCookie();
    const outcomes = await Promise.all(some.map((each) => call(address, each, cookie)));
    faults.push(...outcomes.flatMap((outcome, k) => (faultOf(outcome) === null ? [] : [{ body: some[k], fault: faultOf(outcome) }])));
  }
  return faults;
}

/** Whether an operation's schema takes a body, so that what comes after it has to do with it. */
function isTaken(body: string, schema: z.ZodType, isRpc: boolean): boolean {
  try {
    const read: unknown = JSON.parse(body);
    return schema.safeParse(isRpc ? z.object({ json: z.unknown() }).parse(read).json : read).success;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return false;
    throw error;
  }
}

function toSend(bodies: string[], schema: z.ZodType | undefined, isRpc: boolean): string[] {
  const taken = schema ? bodies.filter((body) => isTaken(body, schema, isRpc)) : [];
  return [...taken.slice(0, SENT), ...bodies.filter((body) => !taken.includes(body)).slice(0, SENT)];
}

const operations = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => [`${noun}.${verb}`, operation['~orpc'].inputSchema] as const),
);
const remotes = Object.values(remoteContract).map((each) => [each['~orpc'].route.path ?? '', each['~orpc'].inputSchema] as const);
/** What would delete the campaign or the world that the others are about is asked by a visitor, and what would end the session by somebody else. */
function askerOf(name: string): (() => Promise<string>) | undefined {
  if (name !== 'tomes.delete' && name.toLowerCase().includes('delete')) return async () => '';
  return name === 'account.signOut' ? async () => (await signUp(app.url, 'Ann')).cookie : undefined;
}

describe('bad inputs', () => {
  it.each(operations)(
    'to %s are refused and harm nothing',
    async (name, schema) => {
      const asked = { schema, obtainCookie: askerOf(name) };
      expect(await bombard({ ...asked, address: `/call/${name.replace('.', '/')}` })).toEqual([]);
      expect(await bombard({ ...asked, address: `/api/${name}`, unwritably: tier.isNightly })).toEqual([]);
    },
    120_000,
  );

  it.each(remotes)(
    'to %s are refused and harm nothing',
    async (path, schema) => {
      expect(await bombard({ address: `/api${path}`, schema, obtainCookie: askerOf(path) })).toEqual([]);
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
      const bodies = [...unwritable, ...fc.sample(bodyOf(good, false), { numRuns: SENT_TO_ACCOUNTS, seed })];
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
      fc.string({ unit: codePoint, maxLength: 200 }),
    );
    const frames = fc.sample(frame, { numRuns: RUNS, seed }).filter((each) => Buffer.byteLength(each) < 4096);
    for (let n = 0; n < frames.length; n += 50) {
      const socket = await owner.listen();
      for (const each of frames.slice(n, n + 50)) socket.say(each);
      socket.say({ type: 'ping' });
      expect(await socket.hear('pong')).toEqual({ type: 'pong' });
      socket.close();
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
