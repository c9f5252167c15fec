import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { openModel } from '#server/features/model/model.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { hearReply, sayAt } from '#tests/support/app/conversation.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let quinn: Somebody;

beforeAll(async () => {
  app = await startApp({
    model: openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
  });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  quinn = await signUp(app.url, 'Quinn');
});
afterAll(() => app.end());

/** What Odile's words come to, where Rurik stands beside her. */
async function say(content: string, changes: HeroChanges) {
  const campaignId = await openCampaign(app, owner, [mira, quinn]);
  const hero = await bringHero(app, campaignId, mira, 'Odile', changes);
  const other = await bringHero(app, campaignId, quinn, 'Rurik', { level: 3, damage: 8 });
  await owner.call.campaigns.saveSettings({ campaignId, settings: { narratorAnswers: 'withoutTurns' } });
  const reply = await hearReply(await sayAt(mira, campaignId, content));
  return { reply, sheet: await sheetOf(app, campaignId, hero), rurik: await sheetOf(app, campaignId, other) };
}

const fighter: HeroChanges = { class: 'fighter', level: 3, damage: 12 };
const paladin: HeroChanges = { class: 'paladin', level: 3, damage: 12 };

describe('a feature that is used in words outside a fight', () => {
  it.each(['I use Second Wind', 'I use my second wind.', 'I catch my breath: I take a second wind', 'Second wind!'])(
    'heals and is spent by the sheet: “%s”',
    async (words) => {
      const { reply, sheet } = await say(words, fighter);
      expect(reply.content).toContain('Odile uses Second Wind.');
      expect(reply.rolls).toHaveLength(1);
      expect(sheet.usesSpent).toEqual({ 'second-wind': 1 });
      expect(sheet.damage).toBeLessThan(12);
    },
  );

  it.each([
    ['I use Lay on Hands on myself for 5 points', 7, 8, 5],
    ['I use lay on hands to heal myself', 0, 8, 12],
    ['I lay on hands on Rurik for 3 hit points', 12, 5, 3],
    ['I use Lay On Hands to heal Rurik', 12, 0, 8],
  ] as const)('spends a pool on whom it is for: “%s”', async (words, own, others, spent) => {
    const { sheet, rurik } = await say(words, paladin);
    expect([sheet.damage, rurik.damage, sheet.usesSpent]).toEqual([own, others, { 'lay-on-hands': spent }]);
  });

  it.each([
    ['I use second wind', { ...fighter, damage: 0 }, 'Odile is unhurt'],
    ['I use second wind', { ...fighter, usesSpent: { 'second-wind': 2 } }, 'has no uses left'],
    ['I lay on hands on Rurik for 30 points', paladin, 'Lay On Hands has no more than 15 left.'],
    ['I use my breath weapon on the lamp', { species: 'dragonborn' as const, lineage: 'red' }, 'Breath Weapon is used from the sheet'],
    ['I use Action Surge', fighter, 'Action Surge is used from the sheet'],
  ])('is refused with the reason, and nothing is spent: “%s”', async (words, changes, says) => {
    const { reply, sheet } = await say(words, changes);
    expect(reply.content).toContain(says);
    expect(sheet.usesSpent).toEqual(changes.usesSpent ?? {});
  });

  const wizard: HeroChanges = { class: 'wizard', level: 4, slotsSpent: [3, 2, 0, 0, 0, 0, 0, 0, 0] };

  it.each([
    ['We take a short rest. Then I use Arcane Recovery to get back two level 1 slots', [1, 2]],
    ['We take a short rest and I use Arcane Recovery', [3, 1]],
  ])('gives slots back with a short rest, those that are wanted: “%s”', async (words, spent) => {
    const { reply, sheet } = await say(words, wizard);
    expect(reply.content).toContain('Arcane Recovery');
    expect([sheet.slotsSpent.slice(0, 2), sheet.usesSpent]).toEqual([spent, { 'arcane-recovery': 1 }]);
  });

  it.each([
    ['I use Arcane Recovery', wizard, 'Arcane Recovery comes with a short rest'],
    ['We take a short rest. Then I use Arcane Recovery for a level 2 slot and a level 1 slot', wizard, 'at most 2 in all'],
    ['We take a short rest. Then I use Arcane Recovery', { ...wizard, usesSpent: { 'arcane-recovery': 1 } }, 'no uses left'],
  ])('gives no slots back where the rules do not: “%s”', async (words, changes, says) => {
    const { reply, sheet } = await say(words, changes);
    expect(reply.content).toContain(says);
    expect(sheet.slotsSpent).toEqual(changes.slotsSpent);
  });

  it.each(['What does Second Wind do?', 'I tell Rurik about my second wind'])('is not meant: “%s”', async (words) => {
    expect((await say(words, fighter)).sheet.usesSpent).toEqual({});
  });
});
