import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import { openModel } from '#server/features/model/index.ts';
import { fill } from '#server/features/storyteller/compose/fill.ts';
import { library } from '#server/features/storyteller/compose/fragments/library.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, bringHero, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let arena: ReturnType<typeof arenaOf>;
let krag: string;
let ilse: string;
let brute: string;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({
    model: openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
    dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)),
  });
  owner = await signUp(app.url, 'Oda');
  [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
afterAll(() => app.end());
/** Krag acts first, Ilse second, and the brute with 20 hit points last. */
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira, tov]);
  arena = arenaOf({ app, campaignId, owner, player: mira });
  faces = [];
  const stats = scores({ strength: 16, dexterity: 14, constitution: 14, intelligence: 12, wisdom: 16 });
  ilse = await bringHero(app, campaignId, tov, 'Ilse', {
    stats,
    class: 'cleric',
    level: 1,
    spells: [{ spell: 'cure-wounds', prepared: true, from: 'class' }],
  });
  krag = await arena.gather({ stats }, 20);
  await owner.call.combat.addHeroes({ campaignId, heroes: [ilse] });
  faces = [20, 1, 10];
  brute = await arena.start();
});

const messages = async () => (await mira.call.chat.list({ campaignId })).messages;
const replies = async () => (await messages()).filter(({ narration }) => narration?.cause === 'chat' || narration?.cause === 'turn');
/** Words of somebody, and the reply to them. */
async function say(person: Somebody, content: string): Promise<string> {
  const before = (await replies()).length;
  await person.call.chat.post({ id: randomUUID(), campaignId, content });
  return vi.waitFor(async () => {
    const reply = (await replies())[before];
    if (!reply) throw new Error(`Nobody answers “${content}” yet.`);
    return reply.content;
  }, PATIENCE);
}
/** All that the narrator has told, from the first word to the last, without the welcome. */
const story = async () =>
  (await messages())
    .flatMap(({ role, content, narration }) => (role === 'ai' && narration?.cause !== 'welcome' ? [content] : []))
    .join('\n');
const end = async () => owner.call.combat.end({ campaignId, number: fightIn(await arena.see(owner)).number, yielded: [] });

/** How often the sentences of a group stand in a text, with these words in their slots, or others that may stand for them. */
function timesTold(text: string, group: string, ...slots: Record<string, string>[]): number {
  const filled = (each: { text: string }) => slots.map((one) => fill(each.text, new Map(Object.entries(one))));
  const sentences = new Set((library.get(group) ?? []).flatMap(filled));
  return [...sentences].reduce((sum, sentence) => sum + text.split(sentence).length - 1, 0);
}
/** How often Wenna says what she has seen; where the sentence before names her, this one does not. */
const timesSaid = (text: string, quote: string) =>
  timesTold(text, 'memory.saw', ...['Wenna Tarn', 'She', 'she'].map((npc) => ({ npc, quote })));
const [hero, by] = [{ hero: 'Krag' }, { hero: 'Krag', other: 'Brute' }];

describe('the story of a fight', () => {
  it('that is won tells each blow, the fall of the creature, and what is left, each once', async () => {
    faces = [2];
    await say(mira, 'I attack the brute with my sword');
    await arena.take(mira, { name: 'next' });
    await arena.take(tov, { name: 'next' });
    await arena.take(owner, { name: 'next' });
    faces = [15, 5];
    await say(mira, 'I attack the brute with my sword');
    await arena.take(mira, { name: 'next' });
    faces = [20, 8, 8];
    await arena.take(tov, { name: 'attack', actorId: ilse, targetId: brute, attack: 'Longsword' });
    await end();
    const after = await say(mira, 'I look at the mooring');
    const text = await story();
    expect(timesTold(text, 'fight.miss', { hero: 'Krag', npc: 'Brute' })).toBe(1);
    expect(timesTold(text, 'fight.hit', { hero: 'Krag', npc: 'Brute' })).toBe(1);
    expect(timesTold(text, 'wound.scratched', { hero: 'Brute' })).toBe(1);
    expect(timesTold(text, 'moment.slain.by', { npc: 'Brute', hero: 'Ilse' })).toBe(1);
    expect(timesTold(after, 'after.one', { npc: 'Brute' })).toBe(1);
    expect(text).not.toMatch(/\d|Krag (?:hits|misses) Brute/);
    // Whoever has seen it speaks of it, once; and the reply after that takes up nothing again.
    const met = await say(mira, 'Wenna, who are you?');
    expect(timesSaid(met, 'Brute fell, and you are still here.')).toBe(1);
    expect(timesTold(await story(), 'after.one', { npc: 'Brute' })).toBe(1);
  });

  it('in which a hero falls and is saved tells the fall, the care and who gave it, each once', async () => {
    await arena.take(owner, { name: 'damage', actorId: brute, targetId: krag, amount: 12, type: 'bludgeoning' });
    await arena.take(owner, { name: 'damage', actorId: brute, targetId: krag, amount: 2, type: 'bludgeoning' });
    await arena.take(mira, { name: 'next' });
    const cured = await say(tov, 'I cast cure wounds on Krag');
    await arena.take(owner, { name: 'damage', actorId: null, targetId: brute, amount: 5, type: null });
    await end();
    const after = await say(mira, 'I look at the mooring');
    const text = await story();
    expect(timesTold(text, 'moment.falls.by', by)).toBe(1);
    expect(timesTold(text, 'moment.struck', hero)).toBe(1);
    expect(timesTold(cured, 'moment.rises.by', { hero: 'Krag', other: 'Ilse' })).toBe(1);
    expect(['moment.dies', 'moment.dies.by', 'moment.mended.by'].map((group) => timesTold(text, group, by))).toEqual([0, 0, 0]);
    expect(timesTold(after, 'after.saved', { hero: 'Krag', other: 'Ilse' })).toBe(1);
    expect(timesTold(after, 'after.down', hero)).toBe(0);
    expect(text).not.toMatch(/\d/);
  });

  it('in which a hero dies tells how it went, and that they are dead, each once', async () => {
    await arena.take(owner, { name: 'damage', actorId: brute, targetId: krag, amount: 12, type: 'bludgeoning' });
    for (const face of [12, 5, 6, 7]) {
      faces = [face];
      await arena.take(mira, { name: 'deathSave', targetId: krag });
      if (face === 7) break;
      await arena.take(mira, { name: 'next' });
      await arena.take(tov, { name: 'next' });
      await arena.take(owner, { name: 'next' });
    }
    await arena.take(owner, { name: 'leave', targetId: brute });
    await end();
    const after = await say(tov, 'I look at the mooring');
    const text = await story();
    expect(timesTold(text, 'moment.falls.by', by)).toBe(1);
    expect(timesTold(text, 'moment.holds', hero)).toBe(1);
    expect(timesTold(text, 'moment.slips', hero)).toBe(2);
    expect(timesTold(text, 'moment.dies', hero)).toBe(1);
    expect(timesTold(after, 'after.dead', hero)).toBe(1);
    expect(['after.down', 'after.bleeding', 'moment.rises'].map((group) => timesTold(text, group, hero))).toEqual([0, 0, 0]);
    const met = await say(tov, 'Wenna, who are you?');
    expect(timesSaid(met, 'Krag died there.')).toBe(1);
  });
});
