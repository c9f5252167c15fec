import { expect } from '@playwright/test';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test(
  'an adventurer asks to run campaigns, is declined, thinks again, and is approved without a reload',
  nightly,
  async ({ browser, table }) => {
    const admin = (await browserOf(browser, table, 'Wren')).page;
    const { page } = await browserOf(browser, table, 'Mira');
    const answer = async (verb: 'Approve' | 'Decline', text: string) => {
      await admin.goto('/admin/plan-requests');
      await admin.getByRole('button', { name: `${verb} the request of Mira` }).click();
      await admin.getByRole('dialog').getByRole('textbox').fill(text);
      await admin.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
      await expect(admin.getByRole('cell').getByText(text)).toBeVisible();
    };
    const ask = async (reason: string) => {
      await page.getByRole('button', { name: 'Request DM Access' }).click();
      await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText('Plan change requested')).toBeVisible();
      await expect(page.getByText('Your request to upgrade to the requested plan has been submitted for admin review.')).toBeVisible();
      await expect(page.getByText('Waiting for an answer')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Request DM Access' })).toBeDisabled();
    };

    await test.step('without the plan a campaign is refused with its words', async () => {
      await page.goto('/campaign');
      await page.getByRole('button', { name: /Create New Campaign/ }).click();
      const notice = page.locator('[data-tone]');
      await expect(notice).toHaveAttribute('data-tone', 'danger');
      await expect(notice).toContainText('Access Denied');
      await expect(notice).toContainText('Only Dungeon Master accounts can create campaigns. Please upgrade your account.');
    });
    await test.step('a request is withdrawn', async () => {
      await page.goto('/account/profile');
      await expect(page.getByText('Adventurer', { exact: true })).toBeVisible();
      await ask('We would like to play on Thursdays.');
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
    });
    await test.step('declined with a sentence that she reads at once', async () => {
      await ask('Please?');
      await answer('Decline', 'Please play a few evenings first.');
      await expect(page.getByText('Please play a few evenings first.')).toBeVisible();
      await expect(page.getByText('Declined', { exact: true })).toBeVisible();
    });
    await test.step('approved, and she may open a campaign', async () => {
      await ask('I have played eleven evenings.');
      await answer('Approve', 'Welcome to the head of the table.');
      await expect(page.getByText('Can create campaigns')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Request Downgrade' })).toBeEnabled();
      await page.getByRole('link', { name: 'Campaign', exact: true }).click();
      await page.getByRole('button', { name: /Create New Campaign/ }).click();
      await expect(page.getByText('Campaign created successfully!')).toBeVisible();
    });
  },
);
