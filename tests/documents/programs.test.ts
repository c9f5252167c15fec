import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { Roll } from '#domain/dice/roll.ts';
import { discordBody } from '#domain/webhook/discord-body.ts';
import { signedBody } from '#domain/webhook/webhook-news.ts';
import { scopeOf } from '#domain/permissions/operation-scopes.ts';
import { policies } from '#domain/permissions/policies.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { startWebhookReceiver } from '#tests/support/services/webhook-receiver.ts';
import { textOf } from './documents.ts';

let app: TestApp;
let mira: Somebody;
let owner: Somebody;
let values: Record<string, string>;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  app = await startApp({ trustedOrigins: [receiver.origin] });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  const campaignId = await openCampaign(app, owner, [mira], 'dm');
  await mira.call.account.reauthenticate({ password: PASSWORD });
  const { token } = await mira.call.account.createToken({ name: 'Bot', scope: 'play', days: 1 });
  values = { HEARTHLORE: app.url, TOKEN: token, CAMPAIGN: campaignId, ID: randomUUID() };
});
afterAll(async () => {
  await app.end();
  await receiver.end();
});

/** Every call with curl in a text, as it stands there. */
const curlsIn = (text: string): string[] => text.replaceAll(/\\\n\s*/g, '').match(/^\s*curl .+$/gm) ?? [];

/** Does what a shell and curl would do with a line: the words in quotes, an address, headers and a body. */
async function curl(line: string): Promise<Response> {
  const filled = line.replaceAll(/\$([A-Z]+)/g, (_, name: string) => values[name] ?? '');
  const words = [...filled.matchAll(/'([^']*)'|"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double?.replaceAll('\\"', '"') ?? bare ?? '',
  );
  const after = (option: string) => words.flatMap((word, n) => (word === option ? [words[n + 1] ?? ''] : []));
  const headers = Object.fromEntries(after('-H').map((header) => header.split(/: (.*)/, 2)));
  const [body] = after('-d');
  return fetch(words[1] ?? '', body === undefined ? { headers } : { method: 'POST', headers, body });
}

describe('the document for other programs', () => {
  const examples = curlsIn(textOf('docs/programs.md'));

  it.each(examples)('has a call that is answered: %s', async (line) => {
    const response = await curl(line);
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  });

  it('has a question of an assistant that names the campaign', async () => {
    const line = examples.find((each) => each.includes('/mcp')) ?? '';
    expect(await (await curl(line)).text()).toContain(values['CAMPAIGN']);
  });

  it('has a roll that everybody at the table reads', async () => {
    expect(examples).toHaveLength(5);
    const { messages } = await mira.call.chat.list({ campaignId: values['CAMPAIGN'] ?? '' });
    expect(messages.some(({ rolls }) => rolls.length > 0)).toBe(true);
  });
});

/** The module of a text that has a function, as it stands there. */
async function moduleOf(text: string, name: string) {
  const codes = [...text.matchAll(/```js\n(.+?)```/gs)].map(([, code = '']) => code);
  const code = codes.find((each) => each.includes(`function ${name}(`)) ?? '';
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

/** What checks a delivery, as the document has it. */
async function checkOf(text: string): Promise<(secret: string, headers: IncomingHttpHeaders, body: string) => boolean> {
  return (await moduleOf(text, 'isGenuine')).isGenuine;
}

describe('the check of a delivery in the document', () => {
  it('takes what this server sends, and nothing that was changed, is old, or was signed otherwise', async () => {
    const isGenuine = await checkOf(textOf('docs/programs.md'));
    const campaignId = values['CAMPAIGN'] ?? '';
    const made = await owner.call.webhooks.create({ campaignId, format: 'signed', address: `${receiver.origin}/hook`, events: ['turn'] });
    await owner.call.webhooks.sendTest({ campaignId, webhookId: made.webhook.id });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 15_000 });
    const { headers, body } = receiver.received[0] ?? { headers: {}, body: '' };
    const secret = made.secret ?? '';
    const old = { ...headers, 'x-hearthlore-timestamp': '1700000000' };
    expect([
      isGenuine(secret, headers, body),
      isGenuine(secret, headers, `${body} `),
      isGenuine('another', headers, body),
      isGenuine(secret, old, body),
      isGenuine(secret, {}, body),
    ]).toEqual([true, false, false, false, false]);
  });
});

const Delivered = z.object({
  id: z.string(),
  event: z.literal('roll'),
  at: z.string(),
  campaign: z.object({ id: z.string(), name: z.string() }),
  message: z.object({ id: z.string(), author: z.string(), text: z.string(), rolls: z.array(Roll.omit({ against: true })), at: z.string() }),
});

describe('the deliveries in the document', () => {
  it('are what is sent of one roll to a program, and to Discord', () => {
    const [program, discord] = [...textOf('docs/programs.md').matchAll(/```json\n(.+?)```/gs)]
      .map(([, text = '']): unknown => JSON.parse(text))
      .filter((each) => !Object.hasOwn(Object(each), 'code'));
    const { id, event, at, campaign, message } = Delivered.parse(program);
    const told = {
      id: message.id,
      authorName: message.author,
      content: message.text,
      rolls: message.rolls.map((roll) => ({ ...roll, against: null })),
      createdAt: message.at,
    };
    const delivery = { id, at, campaign, news: { event, message: told } };
    expect(JSON.parse(signedBody(delivery))).toEqual(program);
    expect(JSON.parse(discordBody(delivery))).toEqual(discord);
  });
});

const Described = z.object({
  info: z.object({ description: z.string() }),
  components: z.object({ securitySchemes: z.record(z.string(), z.object({ type: z.string(), scheme: z.string() })) }),
  paths: z.record(z.string(), z.object({ post: z.object({ security: z.array(z.record(z.string(), z.array(z.string()))) }) })),
});

describe('the description of the API', () => {
  const described = async () => Described.parse(await (await fetch(`${app.url}/api/openapi.json`)).json());

  it('has an example that is answered', async () => {
    const { info } = await described();
    const [line = ''] = curlsIn(info.description);
    const response = await curl(line);
    expect(response.status).toBe(200);
    expect(await response.json()).toContainEqual(expect.objectContaining({ id: values['CAMPAIGN'] }));
  });

  it('is read by the program in the document', async () => {
    const { operationsFor } = await moduleOf(textOf('docs/programs.md'), 'operationsFor');
    const names = Object.values(contract).flatMap((group) => Object.values(group).map((each) => each['~orpc'].meta.name));
    const playing = names.filter((name) => scopeOf(name) === 'play');
    expect(playing).toContain('chat.roll');
    expect(new Set(await operationsFor(app.url, 'play'))).toEqual(new Set(playing));
  });

  it('names for each operation the scope that it takes of a token', async () => {
    const { paths, components } = await described();
    expect(Object.keys(components.securitySchemes)).toEqual(['token', 'session']);
    for (const name of Object.values(contract).flatMap((group) => Object.values(group).map((each) => each['~orpc'].meta.name))) {
      const scopes = paths[`/${name}`]?.post.security.flatMap(({ token }) => token ?? []);
      expect([name, scopes]).toEqual([name, [scopeOf(name) ?? []].flat()]);
    }
  });

  it('lets only those operations be called without anything that visitors may call', async () => {
    const { paths } = await described();
    const open = Object.entries(paths).flatMap(([path, { post }]) =>
      post.security.some((each) => Object.keys(each).length === 0) ? [path] : [],
    );
    const visitor = { kind: 'visitor' };
    const forVisitors = Object.entries(policies).flatMap(([name, policy]) =>
      Reflect.apply(policy, null, [visitor, {}]) === true ? [`/${name}`] : [],
    );
    expect(forVisitors).toContain('/account.me');
    expect(open.toSorted()).toEqual(forVisitors.toSorted());
  });
});
