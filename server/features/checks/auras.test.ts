import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let [campaignId, kara, brakka] = ['', '', ''];
const save = { kind: 'save', ability: 'wisdom' } as const;
const aura = 'Aura of Protection of Brakka +3';

beforeAll(async () => {
  app = await startApp({ dice: () => 10 });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  kara = await bringHero(app, campaignId, mira, 'Kara');
  brakka = await bringHero(app, campaignId, tov, 'Brakka', { class: 'paladin', level: 6, stats: scores({ charisma: 16 }) });
});
afterAll(() => app.end());

/** What Kara rolls by herself, by the sheet, and what of it is of the paladin beside her. */
async function rolls(what: { kind: 'save'; ability: 'wisdom' } | { kind: 'check'; ability: 'wisdom' } = save) {
  const { rolls: fallen } = await mira.call.characters.roll({
    campaignId,
    characterId: kara,
    id: randomUUID(),
    what,
    to: { kind: 'group' },
  });
  return { total: fallen[0]?.total, notes: fallen[0]?.notes };
}

describe('the aura of a paladin outside of a fight', () => {
  it('adds to saves of others who are at one place with them, and to nothing else', async () => {
    expect(await rolls()).toEqual({ total: 13, notes: [aura] });
    expect(await rolls({ kind: 'check', ability: 'wisdom' })).toEqual({ total: 10, notes: [] });
    const play = await findPlay(app.database.sql, campaignId);
    if (!play) throw new Error('Nobody plays.');
    await savePlay(app.database.sql, campaignId, { ...play.state, apart: { [mira.id]: 'elsewhere' } }, new Date());
    expect(await rolls()).toEqual({ total: 10, notes: [] });
  });

  it('adds to saves that a Dungeon Master asks for, rolled by themselves or in secret', async () => {
    const asked = { campaignId, what: save, heroes: [kara, brakka], difficulty: 12 };
    const { message } = await oda.call.checks.ask({ ...asked, id: randomUUID() });
    const { message: rolled } = await mira.call.checks.roll({ campaignId, messageId: message.id, characterId: kara });
    expect(rolled.check?.rollers[0]?.result?.roll).toMatchObject({ total: 13, notes: [aura] });
    const { check: secret } = await oda.call.checks.ask({ ...asked, id: randomUUID(), secret: 'rolled' });
    expect(secret?.rollers.map(({ result }) => result?.roll?.notes)).toEqual([[aura], []]);
  });

  it('is left to the fight of a hero who fights', async () => {
    const now = await oda.call.combat.open({ campaignId, heroes: [kara] });
    await oda.call.combat.step({ campaignId, number: fightIn(now).number, step: { name: 'start' } });
    expect(await rolls()).toEqual({ total: 10, notes: [] });
  });
});
