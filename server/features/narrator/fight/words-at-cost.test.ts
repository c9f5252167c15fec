import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { carrying } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

/** Krag, Mira's hero, who acts before a brute, and what the narrator answers to her words. */
async function fightWith(changes: HeroChanges) {
  const campaignId = await openCampaign(app, owner, [mira]);
  const arena = arenaOf({ app, campaignId, owner, player: mira });
  await arena.gather(changes, 30);
  faces = [20, 1];
  await arena.start();
  const replies = async () =>
    (await mira.call.chat.list({ campaignId })).messages.filter(({ narration }) => narration !== null && narration.cause !== 'welcome');
  const answerTo = async (content: string) => {
    const { length } = await replies();
    await mira.call.chat.post({ id: randomUUID(), campaignId, content });
    const reply = await vi.waitFor(async () => (await replies())[length] ?? Promise.reject(new Error('Nobody answers yet.')), {
      timeout: 20_000,
      interval: 40,
    });
    return { text: reply.content, options: (reply.narration?.options ?? []).map(({ words }) => words) };
  };
  return { arena, answerTo, own: async () => fightIn(await arena.see(mira)).hero };
}

describe('words that cost something in a fight', () => {
  it('heal themselves at full hit points only where they say so once more', async () => {
    const { answerTo, own } = await fightWith({ class: 'fighter', level: 2 });
    const left = async () => (await own())?.features?.uses.find(({ id }) => id === 'second-wind')?.left;
    const before = await left();
    const { text, options } = await answerTo('I use second wind');
    expect(text).toContain('Krag is at full hit points: nothing would be healed.');
    expect([await left(), options]).toEqual([before, ['I use Second Wind all the same']]);
    expect((await answerTo(options[0] ?? '')).text).toContain('Krag uses Second Wind.');
    expect(await left()).toBe((before ?? 0) - 1);
  });

  it('are not asked about what is spent: the answer says that none is left, and offers nothing', async () => {
    const { answerTo } = await fightWith({ class: 'fighter', level: 2, usesSpent: { 'second-wind': 9 } });
    const { text, options } = await answerTo('I use second wind');
    expect(text).toContain('Second Wind');
    expect(text).not.toContain('At full hit points');
    expect(text).not.toContain('nothing would be healed');
    expect(options).not.toContain('I use Second Wind all the same');
  });

  it('are not offered what nothing is left to pay for', async () => {
    const bow = carrying(['shortbow', 'mainHand']);
    const { answerTo } = await fightWith({ class: 'fighter', level: 2, damage: 5, inventory: bow });
    const { options } = await answerTo('I use second wind');
    expect(options.filter((each) => each.includes('Shortbow'))).toEqual([]);
    expect(options).toContain('I end my turn');
  });

  it('ready a spell: its slot is spent at once, and an undo gives it back', async () => {
    const { answerTo, own, arena } = await fightWith({
      class: 'wizard',
      level: 3,
      spells: [{ spell: 'magic-missile', prepared: true, from: 'class' }],
    });
    const slots = async () => (await own())?.slotCasting?.slots.find(({ level }) => level === 1)?.left;
    const before = (await slots()) ?? 0;
    await answerTo('I ready Magic Missile for when the brute moves');
    expect([await slots(), (await own())?.readiedSpell]).toEqual([before - 1, { name: 'Magic Missile', slot: 1 }]);
    await arena.undo();
    expect([await slots(), (await own())?.readiedSpell]).toEqual([before, undefined]);
  });
});
