import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignFileVersions } from '#domain/campaign-file/campaign-file.ts';
import { inProject } from '#server/kernel/in-project.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { importCampaign, previewCampaign } from '#tests/support/app/campaign-files.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const folder = inProject('tests', 'stored', 'campaign-files');
const files = readdirSync(folder);

let app: TestApp;
let rea: Somebody;
beforeAll(async () => {
  app = await startApp();
  rea = await signUp(app.url, 'Rea');
});
afterAll(() => app.end());

describe('campaigns that earlier builds exported', () => {
  it('are kept here in every version of the format', () => {
    expect(files.toSorted()).toEqual(campaignFileVersions.map((version) => `campaign.${version}.zip`).toSorted());
  });

  it.each(files)('open: %s', async (name) => {
    const file = new Uint8Array(readFileSync(`${folder}/${name}`));
    expect(await previewCampaign(app, rea, file)).toMatchObject({
      name: 'The salt road',
      world: { name: 'The Weir', entries: 1, files: 1 },
      heroes: [
        { name: 'Kara', player: 'Mira' },
        { name: 'Tam', player: 'Tov' },
      ],
      fights: 1,
      pictures: 1,
      left: { privateNotes: 2, whispers: 1 },
    });
    const campaignId = await importCampaign(app, rea, file);
    const { fight } = await rea.call.combat.get({ campaignId });
    expect(fight?.view).toMatchObject({ audience: 'dm', phase: 'running' });
    const { branches } = await rea.call.history.list({ campaignId });
    const lever = branches.find(({ name: called }) => called === 'With the lever');
    await rea.call.history.play({ campaignId, branchId: lever?.id ?? '' });
    expect((await rea.call.chat.list({ campaignId })).messages.map(({ content }) => content)).toContain('I pull the lever.');
  });
});
