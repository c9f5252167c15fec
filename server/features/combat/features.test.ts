import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import type { Item } from '#domain/character/character.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { ArenaStep } from '#tests/support/app/arena.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { arenaOf, combatantIn, fightIn } from '#tests/support/app/arena.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let krag: string;
let arena: ReturnType<typeof arenaOf>;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira], 'dm');
  arena = arenaOf({ app, campaignId, owner, player: mira });
  faces = [];
});

/** Mira's hero, who acts first, against a brute with 30 hit points. */
async function fightWith(changes: HeroChanges): Promise<string> {
  const stats = scores({ strength: 16, dexterity: 16, constitution: 14, charisma: 16 });
  krag = await arena.gather({ stats, inventory: carrying(['rapier', 'mainHand']), ...changes }, 30);
  faces = [20, 1];
  return arena.start();
}
const usesOf = async (id: string) => (await arena.sheet(krag)).usesSpent[id] ?? 0;
const useOf = (feature: string, more: { targetIds?: string[]; amount?: number; actorId?: string } = {}): ArenaStep => ({
  name: 'useFeature',
  actorId: krag,
  feature,
  ...more,
});

describe('a player who uses a feature of their hero', () => {
  it('spends it on the sheet with what it does, and has both back when it is undone', async () => {
    await fightWith({ class: 'barbarian', level: 1 });
    const before = await arena.sheet(krag);
    const raging = await arena.take(mira, useOf('rage'));
    expect(fightIn(raging).hero).toMatchObject({
      bonusActionUsed: true,
      activeFeatures: ['rage'],
      features: { uses: [{ id: 'rage', left: 1 }] },
    });
    expect(await usesOf('rage')).toBe(1);
    expect((await arena.sheet(krag)).activeEffects).toMatchObject([{ name: 'Rage' }]);
    expect((await mira.call.chat.list({ campaignId })).messages.at(-1)?.content).toBe('Krag uses Rage. Rage begins for Krag.');
    await arena.undo();
    expect(await arena.sheet(krag)).toEqual(before);
    expect(fightIn(await arena.see(mira)).hero).toMatchObject({ bonusActionUsed: false, features: { uses: [{ id: 'rage', left: 2 }] } });
  });

  it('has the slot of a spell back when the cast is undone', async () => {
    const brute = await fightWith({ class: 'wizard', level: 1, spells: [{ spell: 'magic-missile', prepared: true, from: 'class' }] });
    const before = await arena.sheet(krag);
    await arena.take(mira, { name: 'castSpell', actorId: krag, spell: 'magic-missile', slot: 1, targetIds: [brute] });
    expect((await arena.sheet(krag)).slotsSpent[0]).toBe(1);
    await arena.undo();
    expect(await arena.sheet(krag)).toEqual(before);
    expect(fightIn(await arena.see(mira)).hero?.slotCasting?.slots[0]?.left).toBe(2);
  });

  it('casts a spell with the use that takes the place of a slot, and has it back when the cast is undone', async () => {
    const spells = [{ spell: 'circle-of-death', prepared: true, from: 'other', class: 'warlock' }] as const;
    const brute = await fightWith({ class: 'warlock', level: 11, spells });
    const before = await arena.sheet(krag);
    const arcanum: ArenaStep = {
      name: 'castSpell',
      actorId: krag,
      spell: 'circle-of-death',
      paidBy: 'mystic-arcanum-level6',
      targetIds: [brute],
    };
    await arena.take(mira, arcanum);
    const { usesSpent, pactSlotsSpent } = await arena.sheet(krag);
    expect([usesSpent, pactSlotsSpent]).toEqual([{ 'mystic-arcanum-level6': 1 }, 0]);
    const sentence = 'Krag has no use of Arcanum of level 6 left.';
    await expect(arena.take(owner, { ...arcanum, targetIds: [krag] })).rejects.toMatchObject({ message: sentence });
    await arena.undo();
    expect(await arena.sheet(krag)).toEqual(before);
  });

  it('takes half of what weapons deal while raging', async () => {
    const brute = await fightWith({ class: 'barbarian', level: 1 });
    await arena.take(mira, useOf('rage'));
    await arena.take(mira, { name: 'next' });
    const full = (await arena.sheet(krag)).damage;
    faces = [15, 4];
    await arena.take(owner, { name: 'attack', actorId: brute, targetId: krag, attack: 'Club' });
    expect((await arena.sheet(krag)).damage - full).toBe(3);
  });

  it('adds Sneak Attack to a hit, once in a turn, and is refused a second time', async () => {
    const brute = await fightWith({ class: 'rogue', level: 3 });
    faces = [15, 15, 1, 6, 6];
    const how = { attack: 'Rapier', advantage: 'advantage', riders: [{ id: 'sneak-attack' }] } as const;
    const attack: ArenaStep = { name: 'attack', actorId: krag, targetId: brute, ...how, riders: [...how.riders] };
    await arena.take(mira, attack);
    expect(combatantIn(await arena.see(owner), 'Brute').hitPoints).toBe(14);
    expect(fightIn(await arena.see(mira)).hero?.usedThisTurn).toEqual(['sneak-attack']);
    await expect(arena.take(owner, attack)).rejects.toMatchObject({ message: 'Krag has already used Sneak Attack this turn.' });
  });

  it('adds Sneak Attack once they know that they have hit, and has it back with an undo', async () => {
    const brute = await fightWith({ class: 'rogue', level: 3 });
    faces = [15, 15, 1];
    await arena.take(mira, { name: 'attack', actorId: krag, targetId: brute, attack: 'Rapier', advantage: 'advantage' });
    const hit = combatantIn(await arena.see(owner), 'Brute').hitPoints ?? 0;
    const happened = fightIn(await arena.see(mira)).hero?.happened.filter(({ kind }) => kind === 'hit');
    expect(happened).toMatchObject([{ targetId: brute, hit: { type: 'piercing', riders: [], advantage: 'advantage', ally: false } }]);
    faces = [6, 6];
    const add: ArenaStep = { name: 'addToHit', actorId: krag, targetId: brute, riders: [{ id: 'sneak-attack' }] };
    await arena.take(mira, add);
    expect(combatantIn(await arena.see(owner), 'Brute').hitPoints).toBe(hit - 12);
    await expect(arena.take(mira, { ...add, actorId: brute })).rejects.toMatchObject({ code: 'combat.notYours' });
    await arena.undo();
    expect(combatantIn(await arena.see(owner), 'Brute').hitPoints).toBe(hit);
    await arena.take(mira, add);
  });

  it('has no Sneak Attack where the attack had Disadvantage, or where nobody stands by them', async () => {
    const brute = await fightWith({ class: 'rogue', level: 3 });
    for (const [advantage, sentence] of [
      ['disadvantage', 'Sneak Attack does not go with an attack that has Disadvantage.'],
      ['none', 'Sneak Attack needs Advantage on the roll: nobody is there who could be an ally beside the target.'],
    ] as const) {
      faces = [15, 15, 1];
      await arena.take(mira, { name: 'attack', actorId: krag, targetId: brute, attack: 'Rapier', advantage });
      const add: ArenaStep = { name: 'addToHit', actorId: krag, targetId: brute, riders: [{ id: 'sneak-attack', ally: true }] };
      await expect(arena.take(mira, add)).rejects.toMatchObject({ message: sentence });
      await arena.undo();
    }
  });

  it('is refused what they do not have, what is not their hero’s, and what is not for now', async () => {
    const brute = await fightWith({ class: 'fighter', level: 2 });
    const refused = (sentence: string) => ({ message: sentence });
    await expect(arena.take(mira, useOf('rage'))).rejects.toMatchObject(refused('Krag has no such feature.'));
    await expect(arena.take(mira, useOf('second-wind', { actorId: brute }))).rejects.toMatchObject({ code: 'combat.notYours' });
    await arena.take(mira, { name: 'next' });
    await expect(arena.take(mira, useOf('second-wind'))).rejects.toMatchObject({ code: 'combat.notYours' });
    await expect(arena.take(mira, useOf('action-surge'))).rejects.toMatchObject({ code: 'combat.notYours' });
    expect(await arena.sheet(krag)).toMatchObject({ usesSpent: {} });
  });

  it('spends points of a pool, as many as they say', async () => {
    await fightWith({ class: 'paladin', level: 2, damage: 9 });
    await arena.take(mira, useOf('lay-on-hands', { targetIds: [krag], amount: 7 }));
    expect(await arena.sheet(krag)).toMatchObject({ usesSpent: { 'lay-on-hands': 7 }, damage: 2 });
  });
});

describe('a Dungeon Master', () => {
  it('uses features for a hero', async () => {
    await fightWith({ class: 'fighter', level: 1, damage: 8 });
    faces = [5];
    await arena.take(owner, useOf('second-wind'));
    expect(await arena.sheet(krag)).toMatchObject({ usesSpent: { 'second-wind': 1 }, damage: 2 });
  });
});

describe('a player who uses an item of their hero', () => {
  const held = (catalogId: string, name: string): Item => ({ ...itemOf('torch', 1, 'it'), catalogId, name, place: 'mainHand' });
  const itemIn = async () => (await arena.sheet(krag)).inventory.find(({ id }) => id === 'it');

  it('spends a charge on the sheet, hits with the spell, and has it back when it is undone', async () => {
    const inventory = [held('magic:wand-of-magic-missiles', 'Wand of Magic Missiles')];
    const brute = await fightWith({ class: 'fighter', level: 1, inventory });
    const fresh = fightIn(await mira.call.combat.get({ campaignId })).view.combatants.find(({ id }) => id === brute)?.health;
    faces = [2, 2, 2];
    const seen = await arena.take(mira, { name: 'useItem', actorId: krag, item: 'it', way: 'magicMissile1', targetIds: [brute] });
    expect(fightIn(seen).view.combatants.find(({ id }) => id === brute)?.health).not.toBe(fresh);
    expect(fightIn(seen).hero).toMatchObject({ items: [{ item: { used: { charges: 1 } } }], moves: { action: false } });
    expect((await itemIn())?.used).toEqual({ charges: 1 });
    await arena.undo();
    expect((await itemIn())?.used).toBeUndefined();
  });

  it('drinks a potion with a bonus action, which is gone, and comes back where it was', async () => {
    const inventory = [itemOf('potion-of-healing', 1, 'it'), ...carrying(['rapier', 'mainHand'])];
    await fightWith({ class: 'fighter', level: 1, inventory, damage: 9 });
    faces = [2, 2];
    const seen = await arena.take(mira, { name: 'useItem', actorId: krag, item: 'it', way: 'drink' });
    expect(fightIn(seen).hero).toMatchObject({ bonusActionUsed: true, items: [], moves: { action: true } });
    expect(await arena.sheet(krag)).toMatchObject({ damage: 3 });
    expect(await itemIn()).toBeUndefined();
    await arena.undo();
    expect((await arena.sheet(krag)).inventory.map(({ id }) => id)).toEqual(['it', 'thing-0']);
    expect(await arena.sheet(krag)).toMatchObject({ damage: 9 });
  });

  it('reads a scroll above their level by a check, which wastes it where it fails', async () => {
    const scroll = { ...held('magic:spell-scroll:level-3', 'Scroll of Fireball'), place: 'pack' as const, spell: 'fireball' };
    const brute = await fightWith({ class: 'wizard', level: 1, inventory: [scroll] });
    const read = () => arena.take(mira, { name: 'useItem', actorId: krag, item: 'it', way: 'read', targetIds: [brute] });
    const said = async () => (await mira.call.chat.list({ campaignId })).messages.at(-1)?.content;
    faces = [2];
    expect(fightIn(await read()).hero).toMatchObject({ items: [], moves: { action: false } });
    expect(await said()).toBe(
      'Krag uses Scroll of Fireball. Krag: intelligence 2, a failure. Krag cannot hold Fireball: it fades from the scroll.',
    );
    await arena.undo();
    expect(await itemIn()).toMatchObject({ spell: 'fireball' });
    faces = [13];
    await read();
    expect(await said()).toMatch(/intelligence 13, a success. Krag casts Fireball./);
    expect(await itemIn()).toBeUndefined();
  });

  it('is refused what they do not hold, and what they do not carry', async () => {
    await fightWith({ class: 'fighter', level: 1, inventory: [{ ...held('magic:wand-of-web', 'Wand of Web'), attuned: false }] });
    const use = (item: string) => arena.take(mira, { name: 'useItem', actorId: krag, item, way: 'web' });
    await expect(use('it')).rejects.toThrow('Krag is not attuned to Wand of Web.');
    await expect(use('other')).rejects.toThrow('Krag carries no such item.');
  });
});
