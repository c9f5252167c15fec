import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { openModel } from '#server/features/model/model.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let hero: string;

beforeAll(async () => {
  app = await startApp({
    model: openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
  });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

const known = (spell: string, prepared = true) => ({ spell, prepared, from: 'class' as const });
const wizard: HeroChanges = {
  class: 'wizard',
  level: 3,
  spells: [known('find-familiar', false), known('mage-armor'), known('detect-magic')],
};
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira]);
  hero = await bringHero(app, campaignId, mira, 'Ysolde', wizard);
});

async function answerTo(content: string) {
  await mira.call.chat.post({ id: randomUUID(), campaignId, content });
  const reply = await vi.waitFor(
    async () => {
      const { messages } = await mira.call.chat.list({ campaignId });
      const [last] = messages.filter(({ narration }) => narration !== null && narration.cause !== 'welcome').slice(-1);
      return last ?? Promise.reject(new Error('Nobody answers yet.'));
    },
    { timeout: 20_000, interval: 40 },
  );
  return { reply, sheet: await sheetOf(app, campaignId, hero) };
}

describe('a spell that is cast in words outside a fight', () => {
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

  it('asks what is to come where nobody has said it, and rolls nothing', async () => {
    const { reply, sheet } = await answerTo('I cast find familiar');
    expect(reply.content).toContain('Find Familiar needs a choice: ');
    expect(reply.content).toContain('Owl');
    expect([reply.rolls, sheet.activeEffects]).toEqual([[], []]);
  });
});
