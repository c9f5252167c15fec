import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, testAt } from '#tests/support/journeys/table.ts';
import { openMenu } from '#tests/support/journeys/open-menu.ts';
import type { Table } from '#tests/support/journeys/table.ts';

const test = testAt({ signups: 'invite' });

test.use({
  expectedComplaints: expecting(
    refused(404, '/call/invitations/check'),
    refused(404, '/api/auth/sign-up/email'),
    refused(409, '/call/invitations/check'),
  ),
});

async function visitor(browser: Browser, table: Table): Promise<Page> {
  return (await browser.newContext({ baseURL: table.url })).newPage();
}

async function fillSignUp(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel('Password').fill(PASSWORD);
}

const signUpButton = (page: Page) => page.locator('form').getByRole('button', { name: 'Sign Up' });

/** The link or code that a dialog shows this once. */
async function shown(page: Page, label: string): Promise<string> {
  return page.getByRole('dialog').getByRole('textbox', { name: label, exact: true }).inputValue();
}

test('the first account administers; afterwards an invitation lets one in, and a join link leads to a seat', async ({ browser, table }) => {
  const wren = await visitor(browser, table);
  await test.step('the first account needs no invitation and looks after the installation', async () => {
    await wren.goto('/');
    await wren.getByRole('button', { name: 'Create an account' }).click();
    await expect(wren.getByText('Google sign-in is not set up on this server. Please use email and password.')).toBeVisible();
    await expect(wren.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
    await fillSignUp(wren, 'Wren');
    await signUpButton(wren).click();
    await expect(wren.getByRole('heading', { name: /Wren/ })).toBeVisible();
    await openMenu(wren.getByRole('button', { name: 'account menu' }));
    await wren.getByRole('menuitem', { name: 'Administration' }).click();
    await expect(wren.getByRole('rowheader', { name: /Wren \(you\)/ })).toBeVisible();
    await expect(wren.getByRole('row').getByText('Administrator')).toBeVisible();
  });

  const tov = await visitor(browser, table);
  await test.step('nobody else comes in without one', async () => {
    await tov.goto('/');
    await expect(tov.getByText('Sign ups by invite only')).toBeVisible();
    await tov.getByRole('button', { name: 'I have an invitation' }).click();
    await fillSignUp(tov, 'Tov');
    await signUpButton(tov).click();
    await expect(tov.getByText('Please enter the link or code you were given.')).toBeVisible();
    await tov.getByRole('textbox', { name: 'Invitation' }).fill('A'.repeat(26));
    await expect(tov.getByText('No invitation has this code. Please check it and try again.')).toBeVisible();
    await signUpButton(tov).click();
    await expect(tov.getByText('Sign up failed')).toBeVisible();
    await expect(tov.getByRole('textbox', { name: 'Email' })).toHaveValue('tov@example.org');
  });

  await test.step('an administrator’s invitation opens an account', async () => {
    await wren.getByRole('link', { name: 'Invitations' }).click();
    await wren.getByRole('textbox', { name: 'Name' }).fill('Thursday table');
    await wren.getByRole('button', { name: 'Make invitation' }).click();
    const code = await shown(wren, 'Code');
    expect(await shown(wren, 'Link')).toBe(`${table.url}/join#${code}`);
    await wren.getByRole('button', { name: 'Done' }).click();
    await tov.getByRole('textbox', { name: 'Invitation' }).fill(code);
    await expect(tov.getByText('Wren invites you to Hearthlore')).toBeVisible();
    await signUpButton(tov).click();
    await expect(tov.getByRole('heading', { name: /Tov/ })).toBeVisible();
  });

  const iva = await visitor(browser, table);
  await test.step('a campaign’s join link opens an account and seats it at that table', async () => {
    await wren.goto('/campaign');
    await wren.getByRole('button', { name: /Create New Campaign/ }).click();
    await expect(wren.getByText('Campaign created successfully!')).toBeVisible();
    await expect(wren.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
    await wren.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(wren.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await iva.goto(await shown(wren, 'Link'));
    await expect(iva.getByRole('heading', { name: /Wren invites you to the campaign/ })).toBeVisible();
    await iva.getByRole('button', { name: 'Create an account' }).click();
    await fillSignUp(iva, 'Iva');
    await signUpButton(iva).click();
    await expect(iva.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
    await expect(iva.getByText('Player', { exact: true }).first()).toBeVisible();
  });

  await test.step('one that was taken back lets nobody in', async () => {
    const link = await shown(wren, 'Link');
    await wren.getByRole('button', { name: /^Revoke/ }).click();
    await expect(wren.getByText('Link revoked')).toBeVisible();
    const late = await visitor(browser, table);
    await late.goto(link);
    await expect(late.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible();
    await expect(late.getByText('This invitation was revoked. Please ask for a new one.')).toBeVisible();
  });
});
