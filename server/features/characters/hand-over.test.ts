import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let krag: string;

beforeAll(async () => {
  app = await startApp();
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  // As one that came in a file: nobody with an account plays it.
  krag = await bringHero(app, campaignId, { ...mira, id: randomUUID() }, 'Krag');
});
afterAll(() => app.end());

const handOver = (who: Somebody, userId: string) => who.call.characters.handOver({ campaignId, characterId: krag, userId });

describe('a hero whom nobody plays', () => {
  it('is handed to a player by who leads the table, and played on as they are', async () => {
    const before = await sheetOf(app, campaignId, krag);
    await handOver(oda, mira.id);
    await handOver(oda, mira.id);
    const { userId, ...after } = await sheetOf(app, campaignId, krag);
    expect([userId, after]).toEqual([mira.id, { ...before, userId: undefined }]);
    await mira.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: { kind: 'takeDamage', amount: 1 } });
    const { entries } = await oda.call.characters.history({ campaignId, characterId: krag });
    expect(entries.flatMap(({ summary }) => summary)).toContain('Krag is played by Mira from now on.');
  });

  it('is handed to nobody who has a hero, or no seat as a player, and by no player', async () => {
    await bringHero(app, campaignId, tov, 'Tam');
    await expect(handOver(oda, tov.id)).rejects.toMatchObject({ code: 'character.playerHasOne' });
    for (const userId of [oda.id, 'nobody'])
      await expect(handOver(oda, userId)).rejects.toMatchObject({ code: 'character.playerNotSeated' });
    await expect(handOver(mira, mira.id)).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
  });
});
