import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openMailer } from '#server/kernel/mail.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import type { MailServer } from '#tests/support/services/mail-server.ts';
import { CLIENT, startOidcServer } from '#tests/support/services/oidc-server.ts';
import { expecting, refused, sessionEnded, test as base } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, openTable } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

interface Town {
  table: Table;
  post: MailServer;
}

const greta = { sub: 'g-1', email: 'greta@gmail.example', email_verified: true, name: 'Greta' };

const test = base.extend<object, { town: Town }>({
  town: [
    async ({ browser: _browser }, use) => {
      const [post, google, port] = await Promise.all([startMailServer(), startOidcServer(greta), freePort()]);
      const mailer = openMailer({ url: post.url, from: 'Hearthlore <hearth@example.org>' });
      const publicUrl = `http://127.0.0.1:${port}`;
      const table = await openTable({ port, publicUrl, mailer, google: { ...CLIENT, issuer: google.issuer } });
      await use({ table, post });
      await table.end();
      mailer.close();
      await Promise.all([post.end(), google.end()]);
    },
    { scope: 'worker' },
  ],
});

test.use({
  expectedComplaints: expecting(refused(403, '/api/auth/sign-in/email'), refused(400, '/api/auth/reset-password'), sessionEnded),
});

const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click();

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await submit(page, 'Sign In');
}

const settingsHeading = (page: Page) => page.getByRole('heading', { name: 'Settings', exact: true });

test(
  'letters confirm an address, bring back a lost password and move an account to another address',
  nightly,
  async ({ browser, page, town }) => {
    const { table, post } = town;
    await page.clock.install();
    await test.step('a new account waits for its address to be confirmed', async () => {
      await page.goto(`${table.url}/auth?tab=signup`);
      await page.getByRole('textbox', { name: 'Name' }).fill('Mira');
      await page.getByRole('textbox', { name: 'Email' }).fill('mira@example.org');
      await page.getByLabel('Password').fill(PASSWORD);
      await submit(page, 'Sign Up');
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
      await expect(page.getByText("We've sent you a confirmation link to complete your registration.").first()).toBeVisible();
      await page.getByRole('button', { name: 'Back to sign in' }).click();
      await signIn(page, 'mira@example.org', PASSWORD);
      await expect(page.getByRole('heading', { name: 'Confirm your address first' })).toBeFocused();
      await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
      // Signing in sent a second one, and the button sends a third once a minute is over.
      await post.mailTo('mira@example.org', 2);
      await page.clock.runFor(61_000);
      await page.getByRole('button', { name: 'Send again', exact: true }).click();
      await expect(page.getByText('Sent. The newest link is the one to open.')).toBeVisible();
      await page.goto((await post.mailTo('mira@example.org', 3)).link);
      await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
      await page.getByRole('link', { name: 'To your tables' }).click();
      await expect(page.getByRole('heading', { name: /Mira/ })).toBeVisible();
    });

    await test.step('a lost password is replaced by a link, and signing in leads back to where one was going', async () => {
      await page.context().clearCookies();
      await page.goto(`${table.url}/account/settings`);
      await page.locator('main').getByRole('link', { name: 'Sign In' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill('mira@example.org');
      await page.getByRole('link', { name: 'Forgotten your password?' }).click();
      // What was typed once is not typed again.
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('mira@example.org');
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
      const { link } = await post.mailTo('mira@example.org', 4);
      await page.goto(link);
      await page.getByLabel('New password').fill('short');
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
      await page.getByLabel('New password').fill('another lantern');
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByText('Please sign in with your new password.')).toBeVisible();
      await page.goto(`${table.url}/auth?next=/account/settings`);
      await signIn(page, 'mira@example.org', 'another lantern');
      await expect(settingsHeading(page)).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      await expect(page.getByLabel('New password')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
    });

    await test.step('another address is agreed to from the old one and confirmed from the new one', async () => {
      await page.goto(`${table.url}/account/profile`);
      await page.getByRole('button', { name: 'Change address' }).click();
      await page.getByRole('textbox', { name: 'New email address' }).fill('weir@example.org');
      await page.getByRole('button', { name: 'Send the first mail' }).click();
      await expect(page.getByText('Check your email')).toBeVisible();
      // On a phone that is signed out.
      const phone = await (await browser.newContext({ baseURL: table.url })).newPage();
      await phone.goto((await post.mailTo('mira@example.org', 5)).link);
      await expect(phone.getByRole('heading', { name: 'Step 1 of 2 is done' })).toBeVisible();
      await expect(phone.getByText('open the email we have just sent to your new address')).toBeVisible();
      await phone.goto((await post.mailTo('weir@example.org')).link);
      await expect(phone.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
      await expect(phone.locator('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await page.goto(`${table.url}/account/profile`);
      await expect(page.getByRole('definition').filter({ hasText: 'weir@example.org' })).toBeVisible();
    });
  },
);

test('Google signs somebody in and leads back to where they came from', nightly, async ({ page, town: { table } }) => {
  await page.goto(`${table.url}/account/settings`);
  await page.locator('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(settingsHeading(page)).toBeVisible();
  await expect(page.getByText('You sign in with Google, and your account has no password yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Greta');
});
