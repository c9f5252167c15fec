import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsInBothThemes, problemsOf, themes } from '#tests/support/journeys/accessibility.ts';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

const prepared = (spell: string) => ({ spell, prepared: true, from: 'class' }) as const;
/** A wizard of level 5: three slots of level 1, three of level 2, two of level 3. */
const wizard = {
  class: 'wizard',
  level: 5,
  stats: { strength: 8, dexterity: 14, constitution: 14, intelligence: 18, wisdom: 12, charisma: 10 },
  spells: [prepared('fire-bolt'), prepared('magic-missile'), prepared('mage-armor'), prepared('fireball'), prepared('shield')],
} as const;

async function openCombat(page: Page, campaignId: string): Promise<void> {
  await page.goto(`/campaign?id=${campaignId}`);
  await page.getByRole('tab', { name: 'Combat' }).click();
}

test(
  'a wizard casts in a fight: a cantrip with two presses, a spell at several targets with its slot, a reaction out of turn',
  nightly,
  async ({ browser, table }) => {
    test.setTimeout(120_000);
    const { person: oda } = await browserOf(browser, table, 'Oda');
    const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
    await letLead(table, oda);
    const campaignId = await openCampaign(table, oda, [mira], 'dm');
    const ysolde = await bringHero(table, campaignId, mira, 'Ysolde', {
      ...wizard,
      hitPointGains: [6, 6, 6, 6],
      spells: [...wizard.spells],
    });
    const { combat } = oda.call;
    await combat.open({ campaignId, heroes: [ysolde] });
    await combat.addMonsters({ campaignId, monsterId: 'troll' });
    const { fight } = await combat.addMonsters({ campaignId, monsterId: 'ogre' });
    const started = await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
    let now = started.fight;
    for (let turn = 0; turn < 3 && now?.view.active !== ysolde; turn += 1) {
      now = (await combat.step({ campaignId, number: now?.number ?? 0, step: { name: 'next' } })).fight;
    }
    await openCombat(player, campaignId);
    const spells = player.getByRole('region', { name: 'What Ysolde can do' });

    await test.step('a cantrip takes a target and a press', async () => {
      await expect(spells.getByRole('button', { name: /^Fire Bolt \+7 to hit · 2d10 fire · 120 feet/ })).toBeVisible();
      expect(await problemsInBothThemes(player, 'Spells in a fight')).toEqual([]);
      await player.getByRole('list', { name: 'Turn order' }).getByRole('button', { name: /Troll/ }).click();
      await spells.getByRole('button', { name: /^Fire Bolt/ }).click();
      await expect(player.getByText('Ysolde casts Fire Bolt.').first()).toBeVisible();
      await expect(spells.getByRole('button', { name: /^Magic Missile \(action taken\)/ })).toBeVisible();
    });

    await test.step('a reaction is cast on the turn of others', async () => {
      await player.getByRole('button', { name: 'End turn' }).click();
      await player
        .getByRole('region', { name: 'Reactions' })
        .getByRole('button', { name: /^Shield/ })
        .first()
        .click();
      await player.getByRole('dialog', { name: 'Shield' }).getByRole('button', { name: 'Cast' }).click();
      await expect(player.getByText('Shield begins for Ysolde.').first()).toBeVisible();
      await expect(player.getByRole('button', { name: /^Shield \(reaction taken\)/ })).toBeVisible();
    });

    await test.step('a spell that reaches many asks for targets and slot, and the sheet knows what was spent', async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        const { fight: at } = await combat.get({ campaignId });
        if (at?.view.active === ysolde) break;
        await combat.step({ campaignId, number: at?.number ?? 0, step: { name: 'next' } });
      }
      await spells.getByRole('button', { name: /^Fireball DEX save 15 · 8d6 fire · half on a save/ }).click();
      const dialog = player.getByRole('dialog', { name: 'Fireball' });
      await expect(dialog.getByRole('region', { name: 'What it does' })).toContainText('8d6');
      expect(await problemsOf(player, 'A spell with several targets', { ...themes[0], widths: [1280] })).toEqual([]);
      // The look at it draws the table anew, and the dialog is gone.
      if (!(await dialog.isVisible())) await spells.getByRole('button', { name: /^Fireball/ }).click();
      await dialog.getByRole('checkbox', { name: 'Troll' }).check();
      await dialog.getByRole('checkbox', { name: 'Ogre' }).check();
      await dialog.getByRole('button', { name: 'Cast', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(player.getByText(/Ogre (succeeds on|fails) a saving throw against Fireball \(DC 15\)\./).first()).toBeVisible();
      await expect.poll(async () => (await sheetOf(table, campaignId, ysolde)).slotsSpent).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0]);
    });
  },
);
