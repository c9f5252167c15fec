import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtPages } from '#server/kernel/http/pages.ts';
import { makeSetupToken } from '#server/features/setup/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PUBLIC = 'https://play.example.org';
let app: TestApp;
let owner: Somebody;
let campaignId: string;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlore-share-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><!--share--><title>Hearthlore</title></head>');
  app = await startApp({ publicUrl: PUBLIC, pages: builtPages(folder) });
  owner = await signUp(app.url, 'Oda', `hearthlore.setup=${String(await makeSetupToken(app.database.sql))}`);
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [], 'dm');
});
afterAll(() => app.end());

const pageAt = async (path: string) => (await fetch(`${app.url}${path}`)).text();
/** What a program reads in the head of a page by the name of a tag. */
async function tagsAt(path: string): Promise<Map<string, string>> {
  const found = (await pageAt(path)).matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g);
  return new Map([...found].map(([, name = '', content = '']) => [name, content]));
}
/** The part of an invitation's link that a browser sends to the server. */
async function linkTo(): Promise<{ path: string; invitationId: string }> {
  const { url, invitation } = await owner.call.invitations.createForCampaign({ campaignId });
  const { pathname, search } = new URL(url);
  return { path: `${pathname}${search}`, invitationId: invitation.id };
}

describe('the picture and words of a link', () => {
  it('are the product’s, with whole addresses', async () => {
    const tags = await tagsAt('/');
    expect(tags.get('og:title')).toBe('Hearthlore');
    expect(tags.get('og:image')).toBe(`${PUBLIC}/assets/share.png`);
    expect(tags.get('og:url')).toBe(`${PUBLIC}/`);
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    expect(tags.get('description')).toContain('fantasy role-playing');
    expect(tags.has('robots')).toBe(false);
  });

  it('name the campaign of an invitation, and nothing else of it', async () => {
    const { path } = await linkTo();
    const tags = await tagsAt(path);
    expect(tags.get('og:title')).toBe('Join The salt road');
    expect(tags.get('og:description')).toBe('You are invited to The salt road on Hearthlore.');
    expect(tags.get('og:url')).toBe(`${PUBLIC}/join`);
    expect(tags.get('robots')).toBe('noindex');
    const page = await pageAt(path);
    for (const secret of ['Oda', owner.email, campaignId]) expect(page).not.toContain(secret);
  });

  it('name the world of an invitation', async () => {
    const { id: worldId } = await owner.call.worlds.create({ name: 'The Weir' });
    const { url } = await owner.call.invitations.createForWorld({ worldId });
    expect((await tagsAt(`/join${new URL(url).search}`)).get('og:title')).toBe('Join The Weir');
  });

  it('cannot break out of the page, whatever the campaign is called', async () => {
    await owner.call.campaigns.saveSettings({ campaignId, name: `"><script>alert('x')</script>$& </title>` });
    const page = await pageAt((await linkTo()).path);
    expect(page).not.toContain('<script');
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
    expect(page.match(/<\/title>/g)).toHaveLength(1);
  });

  it.each(['revoked', 'of a deleted campaign'])('tell nothing of an invitation that is %s', async (how) => {
    const { path, invitationId } = await linkTo();
    if (how === 'revoked') await owner.call.invitations.revokeForCampaign({ campaignId, invitationId });
    else await owner.call.campaigns.delete({ campaignId });
    expect((await tagsAt(path)).get('og:title')).toBe('Hearthlore');
  });

  it('tell nothing of an id that is no invitation’s, or at another page', async () => {
    const { invitationId } = await linkTo();
    const titles = [`/join?to=${campaignId}`, '/join?to=%00%27', '/join', `/learn?to=${invitationId}`].map(async (path) =>
      (await tagsAt(path)).get('og:title'),
    );
    expect(await Promise.all(titles)).toEqual(['Hearthlore', 'Hearthlore', 'Hearthlore', 'Hearthlore']);
  });

  it('keep every way in from search engines', async () => {
    const robots = ['/join', '/campaign/join', '/world/join', '/learn'].map(async (path) => (await tagsAt(path)).get('robots'));
    expect(await Promise.all(robots)).toEqual(['noindex', 'noindex', 'noindex', undefined]);
  });
});
