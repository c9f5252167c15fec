import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { expecting } from '#tests/support/journeys/quiet-console.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// The first account here may open campaigns.
const test = testAt();
test.use({
  expectedComplaints: expecting(
    // Chromium's private windows, in which journeys run, have no push.
    { text: 'Chrome currently does not support the Push API in incognito mode', path: '/campaign' },
    // What the journey about workers tries on purpose.
    { text: "This document requires 'TrustedScriptURL' assignment", path: '' },
  ),
});

/** Stands in for the browser's notifications, and lets a page believe that the person looks elsewhere. */
async function watchNotifications(page: Page) {
  await page.addInitScript(() => {
    if (!('ServiceWorkerRegistration' in globalThis)) return;
    const shown: { title: string; body: string; tag: string }[] = [];
    const asked: string[] = [];
    const state = { permission: 'default', away: false };
    class Fake extends EventTarget {
      static get permission() {
        return state.permission;
      }
      static requestPermission() {
        asked.push('permission');
        state.permission = 'granted';
        return Promise.resolve('granted');
      }
    }
    Object.assign(globalThis, { Notification: Fake, notificationsShown: shown, permissionsAsked: asked, looking: state });
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      shown.push({ title, body: options?.body ?? '', tag: options?.tag ?? '' });
      return Promise.resolve();
    };
    document.hasFocus = () => !state.away;
  });
  return {
    lookAway: (away: boolean) =>
      page.evaluate((now) => {
        Object.assign(Reflect.get(globalThis, 'looking'), { away: now });
        globalThis.dispatchEvent(new Event('focus'));
      }, away),
    shown: () => page.evaluate((): { title: string; body: string; tag: string }[] => Reflect.get(globalThis, 'notificationsShown')),
    asked: () => page.evaluate((): string[] => Reflect.get(globalThis, 'permissionsAsked')),
  };
}

test(
  'what is new is seen in another tab, in the inbox and on the cards, and the product says when its server is away',
  nightly,
  async ({ browser, table }) => {
    test.setTimeout(120_000);
    const [wren, mira] = [await browserOf(browser, table, 'Wren'), await browserOf(browser, table, 'Mira')];
    const campaignId = await openCampaign(table, wren.person, [mira.person], 'dm');
    await wren.person.call.campaigns.saveSettings({ campaignId, name: 'The Slake Coast', settings: {} });
    const { page } = mira;
    const notifications = await watchNotifications(page);
    const say = (content: string, to: { kind: 'group' } | { kind: 'player'; userId: string } = { kind: 'group' }) =>
      wren.person.call.chat.post({ id: randomUUID(), campaignId, content, to });

    await test.step('the tab is named for the campaign, and nothing is asked for unprompted', async () => {
      await page.goto(`/campaign?id=${campaignId}`);
      await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
      await expect(page).toHaveTitle('The Slake Coast · Hearthlore');
      expect(await notifications.asked()).toEqual([]);
    });

    await test.step('the player turns notifications on where the turn is told', async () => {
      await page.getByRole('tab', { name: 'Turn' }).click();
      await page.getByRole('tabpanel', { name: 'Turn' }).getByRole('button', { name: 'Turn on notifications' }).click();
      await expect(page.getByText('Notifications are on')).toBeVisible();
      expect(await notifications.asked()).toEqual(['permission']);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
        .toBe('activated');
    });

    await test.step('what comes while they look elsewhere is counted in the tab, and a whisper is announced without its words', async () => {
      await notifications.lookAway(true);
      await say('The tide turns.');
      await say('The key is under the bell.', { kind: 'player', userId: mira.person.id });
      await expect(page).toHaveTitle('(2) The Slake Coast · Hearthlore');
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/assets/mark-waiting.svg');
      await expect
        .poll(notifications.shown)
        .toEqual([{ title: 'A whisper for you', body: 'Open the table to read it.', tag: `whisper:${campaignId}` }]);
      await notifications.lookAway(false);
      await expect(page).toHaveTitle('The Slake Coast · Hearthlore');
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/assets/mark.svg');
    });

    await test.step('a collection that begins meanwhile is announced', async () => {
      await notifications.lookAway(true);
      await wren.person.call.turns.raiseHand({ campaignId });
      await expect(page).toHaveTitle('Collecting actions · The Slake Coast · Hearthlore');
      await expect.poll(notifications.shown).toContainEqual({
        title: 'The Slake Coast',
        body: 'A turn has begun.',
        tag: `turn:${campaignId}`,
      });
      await wren.person.call.turns.lowerHand({ campaignId });
    });

    await test.step('their turn in a fight is announced once, named in the tab, and waits in the inbox of another page', async () => {
      const hero = await bringHero(table, campaignId, mira.person, 'Kara');
      const { call } = wren.person;
      let now = await call.combat.open({ campaignId, heroes: [hero] });
      now = await call.combat.step({ campaignId, number: now.fight?.number ?? 0, step: { name: 'start' } });
      await expect(page).toHaveTitle(/Your turn · The Slake Coast · Hearthlore$/);
      await expect.poll(notifications.shown).toContainEqual({
        title: 'The Slake Coast',
        body: 'It is your turn in the fight.',
        tag: `fight:${campaignId}`,
      });
      const other = await mira.context.newPage();
      await other.goto('/account/profile');
      await expect(other).toHaveTitle(/^\(1\) .* · Hearthlore$/);
      await other.getByRole('button', { name: 'Notices, 1 unread' }).click();
      const inbox = other.getByRole('dialog', { name: 'Notices' });
      await inbox.getByRole('link', { name: /It is your turn in the fight/ }).click();
      await expect(other.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
      await other.close();
    });

    await test.step('an inbox is read by keyboard, and unread messages stand on the cards', async () => {
      const { page } = wren;
      const quietId = await openCampaign(table, wren.person, [], 'dm');
      const tov = await signUp(table.url, 'Tov');
      await page.goto('/campaign');
      await expect(page).toHaveTitle('Your Campaigns · Hearthlore');
      await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
      const { code } = await wren.person.call.invitations.createForCampaign({ campaignId: quietId });
      await tov.call.invitations.join({ code });
      await tov.call.chat.post({ id: randomUUID(), campaignId: quietId, content: 'Hello!' });
      const bell = page.getByRole('button', { name: 'Notices, 1 unread' });
      await expect(bell).toBeVisible();
      await page.reload();
      await expect(page.getByText('1 unread').first()).toBeVisible();
      await bell.press('Enter');
      const inbox = page.getByRole('dialog', { name: 'Notices' });
      await expect(inbox.getByText('Tov joined by your invitation.')).toBeVisible();
      expect(await problemsOfDetail(page, 'the inbox')).toEqual([]);
      await inbox.getByRole('button', { name: 'Mark all as read' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(inbox).toBeHidden();
    });

    await test.step('the product can be installed, and says so when the server cannot be reached', async () => {
      const { context } = mira;
      await page.goto('/learn');
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
        .toBe('activated');
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => new URL(url).pathname);
      });
      const ofScreens = (path: string) => /^\/assets\/.+-[\w-]{8}\.(js|css|woff2)$/.test(path);
      expect(kept.filter((path) => !ofScreens(path)).toSorted()).toEqual(['/assets/mark.svg', '/assets/offline.css', '/offline.html']);
      expect(kept.some(ofScreens)).toBe(true);
      const manifest = await page.request.get('/manifest.webmanifest');
      expect(manifest.headers()['content-type']).toContain('application/manifest+json');
      // A page that is open would say in the console that it lost the server.
      await page.goto('about:blank');
      await context.setOffline(true);
      await page.goto('/campaign').catch(() => undefined);
      await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Your Campaigns' })).toBeVisible();
      const refused = await page.evaluate(() => navigator.serviceWorker.register('/other.js').then(() => 'registered', String));
      expect(refused).toContain('TrustedScriptURL');
    });
  },
);
