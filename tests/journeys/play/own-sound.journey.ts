import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

/** Half a second of a tone, as WAV. */
function tone(): Buffer {
  const [rate, length] = [8000, 4000];
  const file = Buffer.alloc(44 + length, 128);
  file.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
  file.writeUInt32LE(36 + length, 4);
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate],
    [40, length],
  ] as const)
    file.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    file.writeUInt16LE(value, at);
  file.write('data', 36, 'latin1');
  for (let at = 0; at < length; at += 1) file[44 + at] = 128 + Math.round(100 * Math.sin((at * 2 * Math.PI * 440) / rate));
  return file;
}

/** Notes what a page plays. */
const listening = (page: Page) =>
  page.addInitScript(`
    globalThis.played = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      played.push(this);
      return play.call(this);
    };
  `);
const heard = (page: Page) =>
  page.evaluate(`played.map((each) => ({ isOn: !each.paused && each.currentTime > 0, loop: each.loop, volume: each.volume }))`);

async function openScene(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: 'Scene', exact: true }).click();
}

test('a Dungeon Master lays a sound of their own on a map, and a player who turns it on hears it', nightly, async ({ browser, table }) => {
  test.setTimeout(180_000);
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const at = { campaignId, mapId: randomUUID() };
  await oda.call.battleMaps.create({ ...at, name: 'Cove', grid: { kind: 'square', columns: 8, rows: 6 } });
  await oda.call.battleMaps.show(at);
  await listening(player);
  for (const page of [dm, player]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('button', { name: 'Show Map' }).click();
    await page.getByRole('tab', { name: 'Battle map' }).click();
  }
  await openScene(dm);
  const scene = dm.getByRole('group', { name: 'Light, weather and sound' });
  await scene.locator('input[type=file]').setInputFiles({ name: 'Surf at night.wav', mimeType: 'audio/wav', buffer: tone() });
  await expect(scene.getByText('Surf at night')).toBeVisible();
  await expect(scene.getByRole('combobox', { name: 'Sound' })).toHaveValue('own');
  expect(await problemsInBothThemes(dm, 'The scene with a sound of its own')).toEqual([]);

  const sound = player.getByRole('button', { name: 'Surf at night', exact: true });
  await expect(sound).toBeVisible();
  expect(await heard(player)).toEqual([]);
  await sound.click();
  await expect.poll(() => heard(player)).toEqual([{ isOn: true, loop: true, volume: 0.4 }]);
  await player.getByRole('slider', { name: 'Loudness' }).fill('75');
  expect(await heard(player)).toMatchObject([{ volume: 0.75 }]);

  // It goes on beside the story, where it is muted too.
  await player.getByRole('button', { name: 'Show Chat' }).click();
  await expect(sound).toHaveCount(0);
  expect(await heard(player)).toMatchObject([{ isOn: true }]);
  await player.getByRole('button', { name: 'Mute the map: Surf at night' }).click();
  await expect.poll(() => heard(player)).toMatchObject([{ isOn: false }]);
  await player.getByRole('button', { name: 'Hear the map: Surf at night' }).click();
  await expect.poll(() => heard(player)).toMatchObject([{ isOn: false }, { isOn: true, volume: 0.75 }]);
  await player.getByRole('button', { name: 'Show Map' }).click();

  // Where the page was narrow, the tools went.
  await openScene(dm);
  await scene.getByRole('button', { name: 'Remove' }).click();
  await expect(sound).toHaveCount(0);
  await expect.poll(() => heard(player)).toMatchObject([{ isOn: false }, { isOn: false }]);
});
