import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt({});
const columns = 16;

test(
  'a television follows the battle map that is shown, without an account and with nothing to press',
  nightly,
  async ({ browser, table }) => {
    const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
    const { person: mira } = await browserOf(browser, table, 'Mira');
    await letLead(table, oda);
    const campaignId = await openCampaign(table, oda, [mira], 'dm');
    const kara = await bringHero(table, campaignId, mira, 'Kara');
    const { battleMaps } = oda.call;
    const maps = ['Mill yard', 'Old forest'].map((name) => ({ name, mapId: randomUUID() }));
    for (const { name, mapId } of maps) {
      await battleMaps.create({ campaignId, mapId, name, grid: { kind: 'square', columns, rows: 9 } });
      const tokens = [
        { id: 'kara', name: 'Kara', cell: 4 * columns + 3, characterId: kara, side: 'heroes' as const },
        { id: 'lurker', name: 'Lurker', cell: 4 * columns + 8, hidden: true, side: 'foes' as const },
        { id: 'wolf', name: 'Wolf', cell: 4 * columns + 10, side: 'foes' as const },
      ];
      await battleMaps.saveTokens({ campaignId, mapId, tokens });
    }
    const [yard, forest] = maps;
    await battleMaps.show({ campaignId, mapId: yard?.mapId ?? null });
    const air = { outside: true, time: 'twilight', weather: 'snow', sound: 'wind' } as const;
    await battleMaps.draw({ campaignId, mapId: forest?.mapId ?? '', change: { kind: 'air', air } });

    await dm.goto(`/campaign?id=${campaignId}`);
    await dm.getByRole('button', { name: 'Show Map' }).click();
    await dm.getByRole('tab', { name: 'Battle map' }).click();
    await dm.getByRole('button', { name: 'More about battle maps' }).click();
    await dm.getByRole('menuitem', { name: 'Television' }).click();
    await dm.getByRole('button', { name: 'Make a link' }).click();
    const link = await dm.getByRole('textbox', { name: 'Link' }).inputValue();

    const television = await (await browser.newContext()).newPage();
    await television.goto(link);
    await expect(television.getByRole('img', { name: 'Battle map Mill yard' })).toBeVisible();
    await expect(television.getByText('Wolf')).toBeAttached();
    await expect(television.getByRole('img', { name: 'Battle map Mill yard' }).locator('img')).toHaveCount(1);
    await mira.call.battleMaps.ping({ campaignId, mapId: yard?.mapId ?? '', cell: 4 * columns + 5 });
    await expect(television.getByText('Mira')).toBeVisible();
    await expect(television.getByText('Lurker')).toHaveCount(0);
    await expect(television.getByRole('button')).toHaveCount(0);

    await dm.keyboard.press('Escape');
    await battleMaps.show({ campaignId, mapId: forest?.mapId ?? null });
    await expect(television.getByRole('img', { name: 'Battle map Old forest' })).toBeVisible();
    await expect(television.locator('[data-weather="snow"]')).toBeAttached();
  },
);
