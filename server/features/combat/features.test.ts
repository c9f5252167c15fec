import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { bringHero, combatantIn, fightIn, sheetOf } from '#tests/support/app/arena.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let krag: string;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira], 'dm');
  faces = [];
});

type Step = Parameters<Somebody['call']['combat']['step']>[0]['step'];
const see = (person: Somebody) => person.call.combat.get({ campaignId });
async function take(person: Somebody, step: Step): Promise<CombatNow> {
  const { number } = fightIn(await see(person));
  return person.call.combat.step({ campaignId, number, step });
}

/** Mira's hero, who acts first, against a brute with 30 hit points. */
async function fightWith(changes: HeroChanges): Promise<string> {
  const stats = scores({ strength: 16, dexterity: 16, constitution: 14, charisma: 16 });
  krag = await bringHero(app, campaignId, mira, 'Krag', { stats, inventory: carrying(['rapier', 'mainHand']), ...changes });
  await owner.call.combat.open({ campaignId, heroes: [krag] });
  const attacks = [{ name: 'Club', toHit: 4, damage: '1d6+3', type: 'bludgeoning' as const }];
  await owner.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 30, armorClass: 10, attacks } });
  faces = [20, 1];
  return combatantIn(await take(owner, { name: 'start' }), 'Brute').id;
}
const usesOf = async (id: string) => (await sheetOf(app, campaignId, krag)).usesSpent[id] ?? 0;
const useOf = (feature: string, more: { targetIds?: string[]; amount?: number; actorId?: string } = {}): Step => ({
  name: 'useFeature',
  actorId: krag,
  feature,
  ...more,
});

describe('a player who uses a feature of their hero', () => {
  it('spends it on the sheet with what it does, and has both back when it is undone', async () => {
    await fightWith({ class: 'barbarian', level: 1 });
    const before = await sheetOf(app, campaignId, krag);
    const raging = await take(mira, useOf('rage'));
    expect(fightIn(raging).hero).toMatchObject({
      bonusActionUsed: true,
      activeFeatures: ['rage'],
      features: { uses: [{ id: 'rage', left: 1 }] },
    });
    expect(await usesOf('rage')).toBe(1);
    expect((await sheetOf(app, campaignId, krag)).activeEffects).toMatchObject([{ name: 'Rage' }]);
    expect((await mira.call.chat.list({ campaignId })).messages.at(-1)?.content).toBe('Krag uses Rage. Krag is under Rage.');
    const { number } = fightIn(await see(owner));
    await owner.call.combat.undo({ campaignId, number });
    expect(await sheetOf(app, campaignId, krag)).toEqual(before);
    expect(fightIn(await see(mira)).hero).toMatchObject({ bonusActionUsed: false, features: { uses: [{ id: 'rage', left: 2 }] } });
  });

  it('has the slot of a spell back when the cast is undone', async () => {
    const brute = await fightWith({ class: 'wizard', level: 1, spells: [{ spell: 'magic-missile', prepared: true, from: 'class' }] });
    const before = await sheetOf(app, campaignId, krag);
    await take(mira, { name: 'castSpell', actorId: krag, spell: 'magic-missile', slot: 1, targetIds: [brute] });
    expect((await sheetOf(app, campaignId, krag)).slotsSpent[0]).toBe(1);
    await owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number });
    expect(await sheetOf(app, campaignId, krag)).toEqual(before);
    expect(fightIn(await see(mira)).hero?.slotCasting?.slots[0]?.left).toBe(2);
  });

  it('takes half of what weapons deal while raging', async () => {
    const brute = await fightWith({ class: 'barbarian', level: 1 });
    await take(mira, useOf('rage'));
    await take(mira, { name: 'next' });
    const full = (await sheetOf(app, campaignId, krag)).damage;
    faces = [15, 4];
    await take(owner, { name: 'attack', actorId: brute, targetId: krag, attack: 'Club' });
    expect((await sheetOf(app, campaignId, krag)).damage - full).toBe(3);
  });

  it('adds Sneak Attack to a hit, once in a turn, and is refused a second time', async () => {
    const brute = await fightWith({ class: 'rogue', level: 3 });
    faces = [15, 1, 6, 6];
    const attack: Step = { name: 'attack', actorId: krag, targetId: brute, attack: 'Rapier', riders: [{ id: 'sneak-attack' }] };
    await take(mira, attack);
    expect(combatantIn(await see(owner), 'Brute').hitPoints).toBe(14);
    expect(fightIn(await see(mira)).hero?.usedThisTurn).toEqual(['sneak-attack']);
    await expect(take(owner, attack)).rejects.toMatchObject({ message: 'Krag has already used Sneak Attack this turn.' });
  });

  it('is refused what they do not have, what is not their hero’s, and what is not for now', async () => {
    const brute = await fightWith({ class: 'fighter', level: 2 });
    const refused = (sentence: string) => ({ message: sentence });
    await expect(take(mira, useOf('rage'))).rejects.toMatchObject(refused('Krag has no such feature.'));
    await expect(take(mira, useOf('second-wind', { actorId: brute }))).rejects.toMatchObject({ code: 'combat.notYours' });
    await take(mira, { name: 'next' });
    await expect(take(mira, useOf('second-wind'))).rejects.toMatchObject({ code: 'combat.notYours' });
    await expect(take(mira, useOf('action-surge'))).rejects.toMatchObject({ code: 'combat.notYours' });
    expect(await sheetOf(app, campaignId, krag)).toMatchObject({ usesSpent: {} });
  });

  it('spends points of a pool, as many as they say', async () => {
    await fightWith({ class: 'paladin', level: 2, damage: 9 });
    await take(mira, useOf('lay-on-hands', { targetIds: [krag], amount: 7 }));
    expect(await sheetOf(app, campaignId, krag)).toMatchObject({ usesSpent: { 'lay-on-hands': 7 }, damage: 2 });
  });
});

describe('a Dungeon Master', () => {
  it('uses features for a hero', async () => {
    await fightWith({ class: 'fighter', level: 1, damage: 8 });
    faces = [5];
    await take(owner, useOf('second-wind'));
    expect(await sheetOf(app, campaignId, krag)).toMatchObject({ usesSpent: { 'second-wind': 1 }, damage: 2 });
  });
});
