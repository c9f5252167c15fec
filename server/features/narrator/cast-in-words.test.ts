import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
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
let campaignId: string;
let hero: string;

beforeAll(async () => {
  app = await startApp({
    model: openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
  });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  quinn = await signUp(app.url, 'Quinn');
});
afterAll(() => app.end());

const known = (spell: string, prepared = true) => ({ spell, prepared, from: 'class' as const });
const wizard: HeroChanges = {
  class: 'wizard',
  level: 3,
  spells: [known('find-familiar', false), known('mage-armor'), known('detect-magic'), known('light')],
};
async function answerTo(content: string) {
  const reply = await hearReply(await sayAt(mira, campaignId, content));
  return { reply, sheet: await sheetOf(app, campaignId, hero) };
}

describe('a spell that is cast in words outside a fight', () => {
  beforeEach(async () => {
    campaignId = await openCampaign(app, owner, [mira]);
    hero = await bringHero(app, campaignId, mira, 'Ysolde', wizard);
  });

  it.each(['I cast find familiar and call an owl', 'I perform the ritual of find familiar for an owl'])(
    'is cast by the sheet, as a ritual where it is one: “%s”',
    async (words) => {
      const { reply, sheet } = await answerTo(words);
      expect(reply.content).toContain('Ysolde casts Find Familiar (Owl) as a ritual.');
      expect(reply.rolls).toEqual([]);
      expect(sheet.activeEffects.map(({ name }) => name)).toEqual(['Find Familiar: Owl']);
      expect(sheet.slotsSpent.every((spent) => spent === 0)).toBe(true);
    },
  );

  it.each([
    ['I cast mage armor', 1, 'Ysolde casts Mage Armor.'],
    ['I cast mage armor with a 2nd level slot', 2, 'Ysolde casts Mage Armor.'],
    ['I cast detect magic', 0, 'Ysolde casts Detect Magic as a ritual.'],
    ['I cast detect magic with a level 1 slot', 1, 'Ysolde casts Detect Magic.'],
  ])('takes the slot that is wanted, else none or the lowest: “%s”', async (words, slot, says) => {
    const { reply, sheet } = await answerTo(words);
    expect(reply.content).toContain(says);
    expect(sheet.slotsSpent.flatMap((spent, at) => (spent > 0 ? [at + 1] : []))).toEqual(slot === 0 ? [] : [slot]);
  });

  it('lights a thing for an hour, and the light that was there before goes out', async () => {
    const lit = async () => {
      const { reply, sheet } = await answerTo('I cast light on my quarterstaff');
      expect(reply.content).toContain('Ysolde casts Light.');
      return sheet.activeEffects.filter(({ name }) => name === 'Light');
    };
    const [first] = await lit();
    expect(first?.text).toContain('Bright Light in a 20-foot radius and Dim Light for 20 feet more');
    expect(await lit()).toHaveLength(1);
  });

  it('asks what is to come where nobody has said it, and rolls nothing', async () => {
    const { reply, sheet } = await answerTo('I cast find familiar');
    expect(reply.content).toContain('Find Familiar needs a choice: ');
    expect(reply.content).toContain('Owl');
    expect([reply.rolls, sheet.activeEffects]).toEqual([[], []]);
  });
});

describe('a spell that helps heroes, in words outside a fight', () => {
  const cleric: HeroChanges = {
    class: 'cleric',
    level: 5,
    inventory: [itemOf('mace', 1, 'mace')],
    spells: ['cure-wounds', 'healing-word', 'mass-healing-word', 'guidance', 'bless'].map((spell) => known(spell)),
  };
  async function cast(text: string) {
    campaignId = await openCampaign(app, owner, [mira, quinn]);
    hero = await bringHero(app, campaignId, mira, 'Odile', { ...cleric, damage: 9 });
    const other = await bringHero(app, campaignId, quinn, 'Rurik', { level: 5, damage: 30 });
    await owner.call.campaigns.saveSettings({ campaignId, settings: { narratorAnswers: 'withoutTurns' } });
    const { reply, sheet } = await answerTo(text);
    return { reply, sheet, rurik: await sheetOf(app, campaignId, other) };
  }

  it.each([
    ['I cast Cure Wounds on Rurik', 'Odile casts Cure Wounds on Rurik.', 1],
    ['I cast Cure Wounds on Rurik and give him my mace.', 'Odile casts Cure Wounds on Rurik.', 1],
    ['I heal Rurik with Healing Word', 'Odile casts Healing Word on Rurik.', 1],
    ['I cast Mass Healing Word on Rurik and me', 'Odile casts Mass Healing Word on Rurik and Odile.', 3],
  ])('heals and spends the slot: “%s”', async (words, says, slot) => {
    const { reply, sheet, rurik } = await cast(words);
    expect(reply.content).toContain(says);
    expect(reply.rolls.map(({ label }) => label)).not.toContain('Odile: arcana');
    expect(sheet.slotsSpent[slot - 1]).toBe(1);
    expect(rurik.damage).toBeLessThan(30);
    expect(sheet.damage < 9).toBe(words.includes('me'));
  });

  it.each([
    ['I bless Rurik and myself', 'Odile casts Bless on Rurik and Odile.', 'Bless', [1, 1]],
    ['I cast Guidance on myself and persuade the innkeeper', 'Odile casts Guidance (Persuasion).', 'Guidance: Persuasion', [1, 0]],
  ] as const)('leaves its effect on whom it is for: “%s”', async (words, says, effect, borne) => {
    const { reply, sheet, rurik } = await cast(words);
    expect(reply.content).toContain(says);
    const named = [sheet, rurik].map(({ activeEffects }) => activeEffects.filter(({ name }) => name === effect).length);
    expect(named).toEqual(borne);
  });

  it('asks whom it is for where nobody has said it, and spends nothing', async () => {
    const { reply, sheet } = await cast('I cast Cure Wounds');
    expect(reply.content).toContain('Cure Wounds needs somebody it is for');
    expect(sheet.slotsSpent.every((spent) => spent === 0)).toBe(true);
  });

  it.each(['I give my mace to Rurik', 'I cast Cure Wounds on Rurik and give him my mace.'])(
    'stands beside a gift between heroes, which changes both sheets: “%s”',
    async (words) => {
      const { reply, sheet, rurik } = await cast(words);
      expect(reply.content).toContain('Odile gives Mace to Rurik');
      const maces = [sheet, rurik].map(({ inventory }) => inventory.filter(({ name }) => name === 'Mace').length);
      expect(maces).toEqual([0, 1]);
    },
  );
});
