import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { fittingChoices } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, bringHero, combatantIn, fightIn, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { openStatementLog } from '#tests/support/statements.ts';

const log = openStatementLog();
let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let krag: string;

beforeAll(async () => {
  app = await startApp({ dice: () => 10 });
  [owner, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  campaignId = await openCampaign(app, owner, [mira], 'dm');
  krag = await bringHero(app, campaignId, mira, 'Krag');
});
afterAll(async () => {
  await app.end();
  log.end();
});

/** How often something is done: the first time finds nothing in mind yet, and on a busy machine what is kept for seconds is read again. */
const TIMES = 6;

/** The fewest statements that something takes. */
async function fewest(work: (time: number) => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < TIMES; time += 1) counts.push((await log.during(() => work(time))).length);
  return Math.min(...counts);
}

/** Krag strikes at the brute; what is seen of the fight is read beforehand. */
async function strike(now: CombatNow): Promise<CombatNow> {
  const [actorId, targetId] = [combatantIn(now, 'Krag').id, combatantIn(now, 'Brute').id];
  const step = { name: 'attack', actorId, targetId, attack: 'Longsword' } as const;
  return owner.call.combat.step({ campaignId, number: fightIn(now).number, step });
}

describe('what is done at every table takes no more statements than it did', () => {
  it.each<[string, number, () => Promise<unknown>]>([
    ['a message is posted', 5, () => mira.call.chat.post({ id: randomUUID(), campaignId, content: 'Hello', kind: 'ooc' })],
    ['the last messages are read', 3, () => mira.call.chat.list({ campaignId })],
    ['the campaign is read', 4, () => mira.call.campaigns.get({ campaignId })],
    ['the turn is read', 2, () => mira.call.turns.get({ campaignId })],
    ['the narrator is asked what it tells', 3, () => mira.call.narrator.current({ campaignId })],
    ['a sheet is read', 3, () => mira.call.characters.get({ campaignId, characterId: krag })],
    ['the fight is read', 3, () => mira.call.combat.get({ campaignId })],
  ])('when %s: at most %i', async (_, most, work) => {
    expect(await fewest(work)).toBeLessThanOrEqual(most);
  });

  it('when a hero rises a level: at most 11', async () => {
    const counts: number[] = [];
    for (let level = 2; level < 5; level += 1) {
      const choices = fittingChoices(await sheetOf(app, campaignId, krag));
      const act = { kind: 'levelUp' as const, choices };
      const rising = () => mira.call.characters.act({ id: randomUUID(), campaignId, characterId: krag, act });
      counts.push((await log.during(rising)).length);
    }
    expect(Math.min(...counts)).toBeLessThanOrEqual(11);
  });

  it('when a blow falls in a fight: at most 15', async () => {
    await owner.call.combat.open({ campaignId, heroes: [krag] });
    await owner.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 200, armorClass: 10 } });
    const arena = arenaOf({ app, campaignId, owner, player: mira });
    await arena.start();
    let now = await arena.see(owner);
    expect(await fewest(async () => void (now = await strike(now)))).toBeLessThanOrEqual(15);
  });
});
