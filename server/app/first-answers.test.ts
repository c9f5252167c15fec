import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPages } from '#server/kernel/http/pages.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUpAll } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { scriptJson } from './first-answers.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlore-first-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><!--share--></head><body><!--first--></body>');
  app = await startApp({ pages: builtPages(folder) });
  const [first, second, third] = await signUpAll(app.url, ['Oda', 'Mira', 'Tov']);
  if (!first || !second || !third) throw new Error('Three people sign up.');
  [oda, mira, tov] = [first, second, third];
  campaignId = await openCampaign(app, oda, [mira], 'dm');
});
afterAll(() => app.end());

async function open(path: string, cookie = '') {
  const response = await fetch(`${app.url}${path}`, { headers: { cookie } });
  const page = await response.text();
  const calls = [...page.matchAll(/<script type="application\/json" data-call="([^"]+)"/g)].map(([, call]) => call);
  return { response, page, calls };
}

const say = (by: Somebody, content: string, to?: { kind: 'player'; userId: string } | { kind: 'dm' }) =>
  by.call.chat.post({ id: crypto.randomUUID(), campaignId, content, ...(to && { to }) });

describe('a page', () => {
  it('is kept by no cache, whoever opens it', async () => {
    for (const cookie of ['', mira.cookie]) {
      const { response } = await open('/', cookie);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('tells a visitor nothing but that nobody is signed in', async () => {
    for (const path of ['/', '/auth', `/campaign?id=${campaignId}`, '/nowhere']) {
      const { page, calls } = await open(path);
      expect(calls).toEqual(['account.me']);
      expect(page).toContain('"person":null');
    }
  });

  it('tells somebody with a cookie that holds no longer that nobody is signed in', async () => {
    const { page, calls } = await open('/', mira.cookie.replace(/=.{8}/, '=aaaaaaaa'));
    expect(calls).toEqual(['account.me']);
    expect(page).not.toContain('Mira');
  });

  it('brings home what its asker would be answered', async () => {
    const { page, calls } = await open('/', mira.cookie);
    expect(calls).toEqual(['account.me', 'campaigns.list', 'home.overview', 'campaigns.myRequests', 'characters.mine', 'worlds.list']);
    expect(page).toContain(scriptJson(await mira.call.campaigns.list({})));
  });

  it('brings the words of a table to those who sit there, and nothing of it to others', async () => {
    await say(mira, 'A gull cries over the quay.');
    const seated = await open(`/campaign?id=${campaignId}`, mira.cookie);
    expect(seated.calls.slice(0, 3)).toEqual(['account.me', 'chat.list', 'campaigns.get']);
    expect(seated.page).toContain('A gull cries over the quay.');
    const stranger = await open(`/campaign?id=${campaignId}`, tov.cookie);
    expect(stranger.calls).toEqual(['account.me']);
    expect(stranger.page).not.toContain('gull');
  });

  it('brings a whisper to those alone who may read it', async () => {
    await say(mira, 'zzwhispered to the master', { kind: 'dm' });
    await say(oda, 'zzwhispered to oneself', { kind: 'player', userId: oda.id });
    const [hers, theirs] = [await open(`/campaign?id=${campaignId}`, oda.cookie), await open(`/campaign?id=${campaignId}`, mira.cookie)];
    expect([hers.page.includes('zzwhispered to the master'), theirs.page.includes('zzwhispered to the master')]).toEqual([true, true]);
    expect(theirs.page).not.toContain('zzwhispered to oneself');
  });

  it('holds what people write as text and never as markup', async () => {
    const written = '</script><script>alert(1)</script><!-- & "';
    await say(mira, written);
    const { page } = await open(`/campaign?id=${campaignId}`, mira.cookie);
    expect(page).not.toContain('alert(1)</script>');
    expect(page).not.toContain('<!-- &');
    expect(page).toContain(scriptJson(written));
  });

  it('holds an address as text and never as markup', async () => {
    const { page } = await open('/campaign?id=%22%3E%3Cscript%3Ealert(2)', mira.cookie);
    expect(page).not.toContain('<script>alert(2)');
  });
});

it('JSON in a script says the same, without a sign that ends the script', () => {
  const value = { text: '</script><!--]]>&' };
  expect(scriptJson(value)).not.toMatch(/[<>&]/);
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
