import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import { browserAs, testAt } from '#tests/support/journeys/table.ts';

// React's development build mounts everything twice, and asks twice.
const test = testAt();

/** As many requests as may be sent before something can be used. */
const REQUESTS = 12;

/** Notes what a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  return sent;
}

test('a first picture takes few requests and none for its data: signing in, home, and a table that can be written at', async ({
  browser,
  table,
  page,
}) => {
  const oda = await browserAs(browser, table, await signUp(table.url, 'Oda'));
  const campaignId = await openCampaign(table, oda.person, [], 'dm');
  await oda.person.call.chat.post({ id: crypto.randomUUID(), campaignId, content: 'A gull cries over the quay.' });

  await test.step('signing in', async () => {
    const sent = requestsOf(page);
    await page.goto(`${table.url}/auth`);
    await page.getByRole('textbox', { name: 'Email' }).fill('oda@example.org');
    expect(sent.length).toBeLessThanOrEqual(REQUESTS);
    expect(sent).not.toContainEqual(expect.stringMatching(/^\/call\//));
  });

  await test.step('home', async () => {
    const sent = requestsOf(oda.page);
    // What is asked for until the picture stands, and not what comes once it does.
    await oda.page.goto('/');
    await expect(oda.page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(oda.page.getByRole('main').getByText('The salt road').first()).toBeVisible();
    expect(sent.filter((path) => /^\/call\/(account\/me|home|characters|worlds)/.test(path))).toEqual([]);
    expect(sent.filter((path) => path.startsWith('/assets/')).length).toBeLessThan(REQUESTS);
  });

  await test.step('a table', async () => {
    const next = await oda.page.context().newPage();
    const sent = requestsOf(next);
    await next.goto(`/campaign?id=${campaignId}`);
    await expect(next.getByRole('log').getByText('A gull cries over the quay.')).toBeVisible();
    await next.getByRole('textbox', { name: 'Message', exact: true }).pressSequentially('I wave.');
    await expect(next.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('I wave.');
    expect(sent.filter((path) => /^\/call\/(account\/me|campaigns\/get|chat\/list|characters\/list|combat\/get)/.test(path))).toEqual([]);
  });
});
