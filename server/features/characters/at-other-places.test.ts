import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import { adventureOf, savePlay } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let [campaignId, kara, brakka, place] = ['', '', '', ''];

beforeAll(async () => {
  app = await startApp({ dice: () => 4 });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  const spells = [{ spell: 'cure-wounds', prepared: true, from: 'class' as const }];
  kara = await bringHero(app, campaignId, mira, 'Kara', { class: 'cleric', level: 3, stats: scores({ wisdom: 16 }), spells });
  brakka = await bringHero(app, campaignId, tov, 'Brakka', { class: 'paladin', level: 3 });
});
afterAll(() => app.end());

/** Tov's hero goes to another place of the story. */
async function part(): Promise<void> {
  const play = await findPlay(app.database.sql, campaignId);
  if (!play) throw new Error('Nobody plays.');
  const { scenes } = await adventureOf(app.database.sql, play);
  const other = scenes.find(({ id }) => id !== play.state.scene);
  place = other?.name.replace(/^The /, 'the ') ?? '';
  await savePlay(app.database.sql, campaignId, { ...play.state, apart: { [tov.id]: other?.id ?? '' } }, new Date());
}
const cure = (by: Somebody) =>
  by.call.characters.act({
    campaignId,
    characterId: kara,
    id: randomUUID(),
    act: { kind: 'cast', spell: 'cure-wounds', with: { kind: 'slot', level: 1 }, targets: [brakka] },
  });
const hand = (by: Somebody) =>
  by.call.characters.give({
    campaignId,
    characterId: kara,
    id: randomUUID(),
    to: brakka,
    what: { kind: 'coins', coins: { copper: 0, silver: 0, electrum: 0, gold: 1, platinum: 0 } },
  });
const slotsSpent = async () => (await oda.call.characters.get({ campaignId, characterId: kara })).character.slotsSpent;

describe('what a sheet does to another hero', () => {
  it('reaches nobody at another place of the story, and costs nothing then', async () => {
    await part();
    const before = await slotsSpent();
    const refusal = { message: expect.stringContaining(`Brakka is at ${place}, and not with you.`) };
    await expect(cure(mira)).rejects.toMatchObject(refusal);
    await expect(hand(mira)).rejects.toMatchObject(refusal);
    expect(await slotsSpent()).toEqual(before);
  });

  it('reaches whoever is there, and whom a Dungeon Master wants it to reach', async () => {
    await expect(cure(mira)).resolves.toBeDefined();
    await part();
    await expect(cure(oda)).resolves.toBeDefined();
  });
});
