import { randomUUID } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TokenScope } from '#domain/account/token-scopes.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  campaignId = await openCampaign(app, owner, [mira, tov], 'dm');
});
afterAll(() => app.end());

const Answer = z.object({ isError: z.boolean().default(false), content: z.array(z.object({ type: z.literal('text'), text: z.string() })) });

/** An assistant that somebody has given a token of a scope, and how it uses a tool: what that answers, or the sentence that refuses it. */
async function assistantOf(somebody: Somebody, scope: TokenScope) {
  await somebody.call.account.reauthenticate({ password: PASSWORD });
  const { token, id } = await somebody.call.account.createToken({ name: 'Assistant', scope, days: 1 });
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit }));
  return {
    client,
    tokenId: id,
    use: async (name: string, given: Record<string, unknown> = {}): Promise<unknown> => {
      const { isError, content } = Answer.parse(await client.callTool({ name, arguments: given }));
      const text = content[0]?.text ?? '';
      return isError ? { refused: text } : JSON.parse(text);
    },
  };
}

describe('an assistant with a personal access token', () => {
  it('finds its tools, and which of them only read', async () => {
    const { client } = await assistantOf(mira, 'read');
    const { tools } = await client.listTools();
    const reading = (isReading: boolean) =>
      tools.filter(({ annotations }) => annotations?.readOnlyHint === isReading).map(({ name }) => name);
    expect([reading(true), reading(false)]).toEqual([
      ['list_campaigns', 'read_story', 'read_sheet', 'look_up_lore'],
      ['say', 'act', 'roll_dice'],
    ]);
    await client.close();
  });

  it('plays a turn: finds the campaign, speaks, acts, rolls, and reads what was said since', async () => {
    const { use } = await assistantOf(mira, 'play');
    expect(await use('list_campaigns')).toContainEqual(expect.objectContaining({ id: campaignId, name: 'The salt road', seat: 'player' }));
    const said = z.object({ position: z.int() }).parse(await use('say', { campaignId, text: 'We go at dusk.' }));
    expect(await use('act', { campaignId, text: 'I open the gate.' })).toMatchObject({ author: 'Mira', text: 'I open the gate.' });
    expect(await use('roll_dice', { campaignId, dice: '2d6+3' })).toMatchObject({ rolls: [{ total: expect.any(Number) }] });
    const story = await use('read_story', { campaignId, after: said.position });
    expect(story).toMatchObject({
      messages: expect.arrayContaining([expect.objectContaining({ text: 'I open the gate.' })]),
      turn: { state: 'IDLE' },
    });
    expect(JSON.stringify(story)).not.toContain('We go at dusk.');
    const { turn } = await owner.call.turns.get({ campaignId });
    expect(turn.cycle).toBe(1);
  });

  it('reads its own sheet, and lore that it may read', async () => {
    const { use } = await assistantOf(tov, 'read');
    expect(await use('read_sheet', { campaignId })).toEqual({ refused: expect.any(String) });
    await tov.call.characters.createQuick({ campaignId, id: randomUUID(), name: 'Bram', race: 'dwarf', class: 'fighter' });
    expect(JSON.stringify(await use('read_sheet', { campaignId }))).toContain('Bram');
    const text = 'It is heard twice.\n\n::: dm\nThe miller rings it.\n:::';
    const fields = { category: 'items', name: 'The tin bell', aliases: [], text, audience: 'everyone' } as const;
    await owner.call.tableLore.save({ campaignId, entryId: randomUUID(), seen: null, fields: { ...fields, aliases: [] } });
    const found = await use('look_up_lore', { campaignId, search: 'tin bell' });
    expect(JSON.stringify(found)).toContain('It is heard twice.');
    expect(JSON.stringify(found)).not.toContain('miller');
  });

  it('reads no whisper of others', async () => {
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I hide the obsidian key.', to: { kind: 'dm' } });
    const [others, own] = [await assistantOf(tov, 'manage'), await assistantOf(mira, 'read')];
    expect(JSON.stringify(await others.use('read_story', { campaignId }))).not.toContain('obsidian');
    expect(JSON.stringify(await own.use('read_story', { campaignId }))).toContain('obsidian');
  });

  it('does no more than its scope and its person may', async () => {
    const { use } = await assistantOf(mira, 'read');
    expect(await use('say', { campaignId, text: 'Let me in.' })).toEqual({ refused: expect.stringContaining('scope') });
    const stranger = await signUp(app.url, 'Sly');
    const { use: asStranger } = await assistantOf(stranger, 'manage');
    for (const [name, more] of [
      ['read_story', {}],
      ['say', { text: 'Hello' }],
      ['roll_dice', { dice: '1d20' }],
      ['look_up_lore', { search: 'bell' }],
    ] as const)
      expect([name, await asStranger(name, { campaignId, ...more })]).toEqual([name, { refused: expect.any(String) }]);
  });

  it('is told in words what is wrong with what it sent', async () => {
    const { use } = await assistantOf(mira, 'play');
    expect(await use('say', { campaignId, text: '' })).toEqual({ refused: expect.stringContaining('An empty message is not sent.') });
    expect(await use('roll_dice', { campaignId, dice: 'twelve' })).toEqual({ refused: expect.any(String) });
  });

  it('is let in no more once its token is revoked', async () => {
    const { client, tokenId } = await assistantOf(mira, 'read');
    await mira.call.account.revokeToken({ tokenId });
    await expect(client.listTools()).rejects.toThrow(/not valid/);
  });
});

describe('the address of assistants', () => {
  const ask = (headers: Record<string, string>, method = 'POST') =>
    fetch(`${app.url}/mcp`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      ...(method === 'POST' ? { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) } : {}),
    });

  it('takes no session, no made-up token and nothing but POST', async () => {
    const answers = [await ask({ cookie: mira.cookie }), await ask({ authorization: 'Bearer hearthlore_pat_none' }), await ask({}, 'GET')];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 405]);
    expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer');
    expect(await Promise.all(answers.map(async (answer) => (await answer.json()).code))).toEqual([
      'token.required',
      'token.invalid',
      'operation.postOnly',
    ]);
  });
});
