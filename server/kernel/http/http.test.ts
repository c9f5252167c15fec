import { z } from 'zod';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let mira: Somebody;

beforeAll(async () => {
  app = await startApp();
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie: mira.cookie, ...headers }, body });

/** Asks for exactly this, which fetch would tidy up. */
function ask(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(app.url);
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

const Refusal = z.object({ code: z.string(), message: z.string() });

/** What a refusal tells; under /call it comes in the envelope of a call. */
async function refusalIn(response: Response): Promise<z.infer<typeof Refusal>> {
  const body: unknown = await response.json();
  const enveloped = z.object({ json: Refusal }).safeParse(body);
  return enveloped.success ? enveloped.data.json : Refusal.parse(body);
}

describe('an answer', () => {
  it.each([
    ['a page', '/'],
    ['a call', '/call/account/me'],
    ['a call by its public name', '/api/account.me'],
    ['an account', '/api/auth/get-session'],
    ['the description of the API', '/api/openapi.json'],
    ['health', '/health'],
    ['nothing', '/api/none'],
  ])('carries the security headers: %s', async (_name, path) => {
    const { headers } = await fetch(app.url + path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('of a call is not to be kept by anybody', async () => {
    expect((await post('/api/account.me', '{}')).headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/call/none', 404, 'operation.notFound'],
    ['/call/chat/post/more', 404, 'operation.notFound'],
    ['/api/none', 404, 'operation.notFound'],
    ['/api/rpc/none', 404, 'operation.notFound'],
  ])('to %s is %i %s in a sentence', async (path, status, code) => {
    const response = await post(path, '{}');
    expect(response.status).toBe(status);
    expect(await refusalIn(response)).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  });

  it.each(['/api/account.me', '/api/rpc/get_current_auth_uid'])('to GET %s says that calls are made with POST', async (path) => {
    const response = await fetch(app.url + path, { headers: { cookie: mira.cookie } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await refusalIn(response)).toMatchObject({ code: 'operation.postOnly' });
    expect((await fetch(`${app.url}/api/none`)).status).toBe(404);
  });

  it('to a call with an access token and no body is that of the operation', async () => {
    const { accessToken } = await mira.call.account.session({});
    const call = (path: string, headers: Record<string, string>) => fetch(app.url + path, { method: 'POST', headers });
    const response = await call('/api/rpc/get_current_auth_uid', { authorization: `Bearer ${accessToken}` });
    expect([response.status, await response.json()]).toEqual([200, mira.id]);
    expect((await call('/api/account.me', { authorization: `Bearer ${accessToken}` })).status).toBe(200);
    // Without a token the cookie alone does not do: any page could send it.
    expect((await call('/api/account.me', { cookie: mira.cookie })).status).toBe(403);
  });

  it.each(['/api/chat.post', '/call/chat/post', '/api/auth/sign-in/email'])('to a body that is too large at %s is 413', async (path) => {
    const response = await post(path, JSON.stringify({ content: 'x'.repeat(400_000) }));
    expect(response.status).toBe(413);
  });

  it.each(['/api/chat.post', '/call/chat/post', '/api/auth/sign-in/email'])('to no JSON at %s is a refusal', async (path) => {
    const response = await post(path, '{"id":');
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  it('names the field that is wrong', async () => {
    const response = await post('/api/chat.post', JSON.stringify({ id: 'x', campaignId: 'y', content: 'z' }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'input.invalid',
      message: 'The ID must be a valid identifier.',
      data: { field: 'id' },
    });
  });

  it.each(['//', '///', '/%', '/%E0%A4%A', '/..%2f..%2fetc/passwd', '/call//', '/api/%00', '*', 'http://[', '/?'])(
    'to a request for %s is no fault',
    async (path) => {
      expect(await ask(path)).toBeLessThan(500);
    },
  );

  it.each(['[', 'a b', 'exa%mple', ''])('to a request that calls the host “%s” is no fault', async (host) => {
    for (const path of ['/', '/health', '/api/account.me', '/api/auth/get-session', '/call/account/me']) {
      expect([path, (await ask(path, { host })) < 500]).toEqual([path, true]);
    }
  });
});

describe('a page of another site', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'http://localhost.elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  it.each(foreign)('cannot call with somebody’s cookie (%o)', async (headers) => {
    for (const path of ['/call/account/me', '/api/account.me', '/api/rpc/get_current_auth_uid', '/api/auth/sign-out']) {
      const response = await post(path, '{}', headers);
      expect([path, response.status, (await refusalIn(response)).code]).toEqual([path, 403, 'auth.foreignOrigin']);
    }
    expect((await mira.call.account.me({})).person?.id).toBe(mira.id);
  });

  it.each(foreign)('cannot open a socket with somebody’s cookie (%o)', async (headers) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/realtime`, { headers: { cookie: mira.cookie, ...headers } });
    const status = await new Promise((resolve) =>
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode)).on('open', () => resolve('open')),
    );
    expect(status).toBe(403);
  });

  it('cannot change anything by a link', async () => {
    const { campaignId } = await mira.call.campaigns.enroll({});
    for (const path of ['/api/turns.raiseHand', '/call/turns/raiseHand']) {
      const query = new URLSearchParams({ campaignId, data: JSON.stringify({ json: { campaignId } }) });
      const response = await fetch(`${app.url}${path}?${query}`, { headers: { cookie: mira.cookie, 'sec-fetch-site': 'cross-site' } });
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    expect((await mira.call.turns.get({ campaignId })).turn.state).toBe('IDLE');
  });

  it('is told apart from our own pages and from programs', async () => {
    expect((await post('/api/account.me', '{}', { origin: app.url })).status).toBe(200);
    expect((await post('/api/account.me', '{}', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await post('/api/account.me', '{}')).status).toBe(200);
  });
});
