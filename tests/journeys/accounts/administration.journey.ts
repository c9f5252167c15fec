import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expecting, refused, sessionEnded } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, browserOf, enterTemplate, say, testAt } from '#tests/support/journeys/table.ts';

const test = testAt();

test.use({ expectedComplaints: expecting(refused(403, '/call/admin/suspend'), sessionEnded) });

const section = (page: Page, name: string) => page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click();

async function action(page: Page, name: string, what: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('an administrator looks after people and the installation, and all of it stands in the audit log', async ({ browser, table }) => {
  test.setTimeout(120_000);
  const { page } = await browserOf(browser, table, 'Wren');
  const mira = await browserOf(browser, table, 'Mira');
  await mira.page.goto('/admin/people');
  await expect(mira.page.getByText('Oops! Page not found')).toBeVisible();
  await enterTemplate(mira.page);
  await say(mira.page, 'I look at the bell');

  await test.step('lets somebody run campaigns who asks for it, with a sentence', async () => {
    await mira.person.call.plans.request({ plan: 'DM', reason: 'We would like to play on Thursdays.' });
    await page.goto('/admin/plan-requests');
    await page.getByRole('button', { name: 'Approve the request of Mira' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Welcome to the head of the table.');
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByRole('cell').getByText('Welcome to the head of the table.')).toBeVisible();
  });

  await test.step('finds somebody and suspends them, after entering the password again; their browser is out at once', async () => {
    await page.goto('/admin');
    await page.getByRole('searchbox', { name: 'Search by name or address' }).fill('mira-');
    await expect(page.getByText('1 person')).toBeVisible();
    await action(page, 'Mira', 'Suspend');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm it is you' });
    await confirm.getByLabel('Password').fill(PASSWORD);
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Account suspended')).toBeVisible();
    await expect(page.getByText(/^Suspended since/)).toBeVisible();
    await expect(mira.page.getByText('Your account is suspended').first()).toBeVisible();
    await expect(mira.page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  });

  await test.step('lets them back in, with a link to a new password', async () => {
    await action(page, 'Mira', 'Let back in');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Let back in' }).click();
    await expect(page.getByText('Mira can sign in again.')).toBeVisible();
    await action(page, 'Mira', 'Make a recovery link');
    await page.getByRole('button', { name: 'Make the link' }).click();
    await mira.page.goto(await page.getByRole('textbox', { name: 'Recovery link' }).inputValue());
    await mira.page.getByLabel('New password').fill('a lantern of her own');
    await mira.page.getByRole('button', { name: 'Set new password' }).click();
    await mira.page.getByRole('textbox', { name: 'Email' }).fill(mira.person.email);
    await mira.page.getByLabel('Password').fill('a lantern of her own');
    await mira.page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    await expect(mira.page.getByRole('heading', { name: /Mira/ })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('sets who may sign up and what the narrator may tell', async () => {
    await section(page, 'Settings');
    await page.getByRole('radio', { name: 'By invitation' }).check();
    await page.getByRole('textbox', { name: 'In each campaign' }).fill('many');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByRole('textbox', { name: 'In each campaign' })).toBeFocused();
    await page.getByRole('textbox', { name: 'In each campaign' }).fill('40');
    await page.getByRole('textbox', { name: 'Megabytes for each person' }).fill('500');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'By invitation' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'In each campaign' })).toHaveValue('40');
    await expect(page.getByRole('textbox', { name: 'Megabytes for each person' })).toHaveValue('500');
  });

  await test.step('sees what was told, and how everything is', async () => {
    await section(page, 'Usage');
    await expect(page.getByRole('img', { name: /repl/ })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Nineteen Tides Owing' })).toBeVisible();
    await section(page, 'Health');
    for (const part of ['Database', 'Narrator’s queue', 'Model', 'Disk'])
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
  });

  await test.step('and reads all of it in the audit log', async () => {
    await section(page, 'Audit log');
    for (const line of [/^Suspended Mira/, /^Let Mira back in/, /^Made a recovery link for Mira/, /^Changed the settings/])
      await expect(page.getByRole('rowheader', { name: line }).first()).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^Looked at/ })).toHaveCount(0);
    await page.getByText('Everything', { exact: true }).click();
    await expect(page.getByRole('rowheader', { name: /^Looked at the usage/ }).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search the log' }).fill('suspend');
    await expect(page.getByText('2 lines shown')).toBeVisible();
  });
});
