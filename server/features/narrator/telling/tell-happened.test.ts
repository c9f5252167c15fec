import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, combatantIn, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let krag: string;

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.ceil(sides / 2) });
  [owner, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
afterAll(() => app.end());
beforeEach(() => playedBy('ai'));

/** A table with Krag at it, narrated or led by a DM alone. */
async function playedBy(mode: 'ai' | 'dm') {
  campaignId = await openCampaign(app, owner, [mira], mode);
  krag = await bringHero(app, campaignId, mira, 'Krag');
}
type Act = Parameters<Somebody['call']['characters']['act']>[0]['act'];
const act = (each: Act) => mira.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: each });
const harm = (amount: number) => act({ kind: 'takeDamage', amount, critical: false });
const told = async () =>
  (await mira.call.chat.list({ campaignId })).messages.flatMap(({ narration, content }) =>
    narration?.cause === 'moment' ? [content] : [],
  );

describe('what comes about in a fight by the panel', () => {
  it('is marked where it stands once its step is taken back, and nothing else is', async () => {
    const see = async () => fightIn(await owner.call.combat.get({ campaignId }));
    await owner.call.combat.open({ campaignId, heroes: [krag] });
    await owner.call.combat.step({ campaignId, number: (await see()).number, step: { name: 'start' } });
    const { id } = combatantIn(await owner.call.combat.get({ campaignId }), 'Krag');
    const hurt = async (amount: number) =>
      owner.call.combat.step({
        campaignId,
        number: (await see()).number,
        step: { name: 'damage', targetId: id, actorId: null, amount, type: null },
      });
    await hurt(12);
    await hurt(2);
    const [first, second] = await told();
    await owner.call.combat.undo({ campaignId, number: (await see()).number });
    expect(await told()).toEqual([first, `Taken back: ${second}`]);
    await owner.call.combat.undo({ campaignId, number: (await see()).number });
    expect(await told()).toEqual([`Taken back: ${first}`, `Taken back: ${second}`]);
  });
});

describe('what comes about on a sheet outside of a fight', () => {
  it('is told by the narrator, once and without numbers: hurt, fallen, awake again', async () => {
    await harm(3);
    await harm(12);
    await act({ kind: 'heal', amount: 4 });
    const story = await told();
    expect(story).toHaveLength(3);
    for (const each of story) expect(each).toMatch(/^[^\d{}]*Krag[^\d{}]*$/);
    expect(new Set(story).size).toBe(3);
  });

  it('is marked once it is taken back on the sheet, and bare again where that is taken back', async () => {
    const undo = (position: number | null) =>
      mira.call.characters.undo({ campaignId, characterId: krag, id: randomUUID(), position: position ?? 0 });
    await harm(3);
    const { position } = await harm(2);
    const [first, second] = await told();
    const undone = await undo(position);
    expect(await told()).toEqual([first, `Taken back: ${second}`]);
    await undo(undone.position);
    expect(await told()).toEqual([first, second]);
  });

  it('is told once where the same change is sent again', async () => {
    const id = randomUUID();
    for (const _ of [1, 2])
      await mira.call.characters.act({ campaignId, characterId: krag, id, act: { kind: 'takeDamage', amount: 3, critical: false } });
    expect(await told()).toHaveLength(1);
  });

  it('is not told of gear, and of healing that wakes nobody', async () => {
    await harm(3);
    await act({ kind: 'heal', amount: 2 });
    expect(await told()).toHaveLength(1);
  });

  it('is left to the Dungeon Master where nobody else narrates', async () => {
    await playedBy('dm');
    await harm(3);
    expect(await told()).toEqual([]);
  });

  it('is not told of a death save that is not for the table', async () => {
    await harm(12);
    const before = await told();
    await mira.call.characters.roll({ campaignId, characterId: krag, id: randomUUID(), what: { kind: 'deathSave' }, to: { kind: 'dm' } });
    expect(await told()).toEqual(before);
    await mira.call.characters.roll({ campaignId, characterId: krag, id: randomUUID(), what: { kind: 'deathSave' } });
    expect(await told()).toHaveLength(before.length + 1);
  });

  it('keeps to what the table never wants to see', async () => {
    await owner.call.safety.add({ campaignId, as: 'line', topic: 'ground' });
    for (const _ of [1, 2, 3, 4]) {
      await harm(12);
      await act({ kind: 'heal', amount: 12 });
    }
    const story = await told();
    expect(story).toHaveLength(8);
    expect(story.join()).not.toMatch(/ground/i);
  });
});
