import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsOf, problemsOfDetail, themes } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD } from '#tests/support/app/people.ts';
import { startMediaServer } from '#tests/support/services/media-server.ts';
import { browserOf, letAdminister, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

/** Chromium without a screen has no voices of its own: this one says nothing, and writes down what it was given. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = { name: 'Anna', lang: 'en-GB', default: true, localService: true, voiceURI: 'anna' };
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => void said.push(text),
      cancel: () => void said.push('(silence)'),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'said', { value: said });
  });
}

const saidIn = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'said'));

test(
  'a reply is read aloud by the voice of the browser, paused, and silent once the table is left',
  nightly,
  async ({ browser, table }) => {
    const wren = await browserOf(browser, table, 'Wren', { colorScheme: 'dark' });
    const mira = await browserOf(browser, table, 'Mira', { colorScheme: 'dark' });
    await giveVoice(mira.page);
    const campaignId = await openCampaign(table, wren.person, [mira.person], 'ai');
    await mira.page.goto(`/campaign?id=${campaignId}`);
    const reply = mira.page.getByRole('article', { name: 'The narrator' }).first();
    await reply.getByRole('button', { name: 'Read aloud' }).click();
    const [first = ''] = await saidIn(mira.page).then((said) => said.filter((text) => text !== '(silence)'));
    expect(first.length).toBeGreaterThan(10);
    expect(await problemsOfDetail(mira.page, 'The story while it is read', [1280, 390])).toEqual([]);
    await reply.getByRole('button', { name: 'Pause reading' }).press('Enter');
    await expect(reply.getByRole('button', { name: 'Go on reading' })).toBeFocused();
    expect((await saidIn(mira.page)).at(-1)).toBe('(silence)');
    await reply.getByRole('button', { name: 'Go on reading' }).press('Enter');
    expect((await saidIn(mira.page)).at(-1)).toBe(first);
    await mira.page.getByRole('link', { name: 'Back to Campaigns' }).click();
    await expect.poll(async () => (await saidIn(mira.page)).at(-1)).toBe('(silence)');
  },
);

test('a browser without voices offers no reading, and the settings say so', nightly, async ({ browser, table }) => {
  const wren = await browserOf(browser, table, 'Wren', { colorScheme: 'dark' });
  await letLead(table, wren.person);
  await wren.page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
  const campaignId = await openCampaign(table, wren.person, [], 'ai');
  await wren.page.goto(`/campaign?id=${campaignId}`);
  await expect(wren.page.getByRole('article', { name: 'The narrator' }).first()).toBeVisible();
  await expect(wren.page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  await wren.page.goto('/account/settings');
  await expect(wren.page.getByText(/^This browser has no voices/)).toBeVisible();
  const saved = wren.page.waitForResponse(/account\/savePreferences/);
  await wren.page.getByLabel('Speed').selectOption('1.5');
  expect((await saved).status()).toBe(200);
  await wren.page.reload();
  await expect(wren.page.getByLabel('Speed')).toHaveValue('1.5');
});

test('a reply is said by the service that an administrator names, from its first word to its last', nightly, async ({ browser, table }) => {
  const media = await startMediaServer();
  const { page, person } = await browserOf(browser, table, 'Oda', { colorScheme: 'dark' });
  await letAdminister(table, person);
  await person.call.account.reauthenticate({ password: PASSWORD });
  await page.goto('/admin/settings');
  const voice = page.getByRole('region', { name: 'Voice' });
  await voice.getByRole('radio', { name: /^A service named here/ }).check();
  await voice.getByRole('textbox', { name: /^Address/ }).fill(media.url);
  await voice.getByRole('textbox', { name: /^Model/ }).fill('voice-1');
  await voice.getByRole('textbox', { name: /^Voice/ }).fill('anna');
  expect(await problemsOf(page, 'The settings', { run: themes[0].run, widths: [1280, 390] })).toEqual([]);
  await page.getByRole('button', { name: 'Save services' }).click();
  await expect(page.getByText('Services saved')).toBeVisible();
  const campaignId = await openCampaign(table, person, [], 'ai');
  await page.goto(`/campaign?id=${campaignId}`);
  const played = page.waitForResponse(/\/recordings\//);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  expect((await played).headers()['content-type']).toBe('audio/wav');
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  expect(media.requests.length).toBeGreaterThan(0);
  await media.close();
});
