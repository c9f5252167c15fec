import { randomUUID } from 'node:crypto';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { arenaOf, bringHero, combatantIn, fightIn } from '#tests/support/app/arena.ts';

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

describe('a sheet whose hero is in a fight', () => {
  const known = ['find-familiar', 'fire-bolt', 'detect-magic'].map((spell) => ({ spell, prepared: true, from: 'class' }) as const);
  const act = (person: Somebody, asked: Parameters<Somebody['call']['characters']['act']>[0]['act']) =>
    person.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: asked });
  const ritual = { kind: 'cast', spell: 'find-familiar', with: { kind: 'ritual' }, choice: 'Owl' } as const;
  const bolt = { kind: 'cast', spell: 'fire-bolt', with: { kind: 'free' } } as const;
  const tooLong = expect.stringContaining('takes longer than a turn, and Krag is in a fight.');

  it.each([
    ['a ritual', ritual],
    ['a spell of an hour', { kind: 'cast', spell: 'find-familiar', with: { kind: 'slot', level: 1 }, choice: 'Owl' }],
    ['a ritual of a spell of an action', { kind: 'cast', spell: 'detect-magic', with: { kind: 'ritual' } }],
    ['a short rest', { kind: 'shortRest' }],
    ['a long rest', { kind: 'longRest' }],
  ] as const)('refuses its player %s', async (_, asked) => {
    await fightWith({ class: 'wizard', level: 3, spells: known });
    const before = await arena.sheet(krag);
    await expect(act(mira, asked)).rejects.toMatchObject({ message: tooLong });
    expect(await arena.sheet(krag)).toEqual(before);
  });

  it('says on the card of an attack that is only rolled that it is beside the fight, and spends nothing', async () => {
    const roll = (what: { kind: 'attack'; itemId: null } | { kind: 'save'; ability: 'dexterity' }) =>
      mira.call.characters.roll({ campaignId, characterId: krag, id: randomUUID(), what });
    await fightWith({});
    const { message } = await roll({ kind: 'attack', itemId: null });
    expect(message.rolls[0]?.notes).toContain('Beside the fight: takes nothing of a turn and strikes nobody there');
    expect((await roll({ kind: 'save', ability: 'dexterity' })).message.rolls[0]?.notes ?? []).toEqual([]);
    expect((await arena.see(mira)).fight?.hero).toMatchObject({ attacksMade: 0 });
  });

  it('lets its player do what fits into a turn, and its Dungeon Master all of it', async () => {
    await fightWith({ class: 'wizard', level: 3, spells: known, damage: 5 });
    await act(mira, { kind: 'cast', spell: 'fire-bolt', with: { kind: 'free' } });
    await act(owner, { kind: 'longRest' });
    expect((await arena.sheet(krag)).damage).toBe(0);
  });

  it('spends the action of its player’s turn, once', async () => {
    await fightWith({ class: 'wizard', level: 3, spells: known });
    await act(mira, bolt);
    expect(fightIn(await arena.see(mira)).hero?.moves).toMatchObject({ action: false, attack: false });
    await expect(act(mira, bolt)).rejects.toMatchObject({ message: 'Krag has already acted this turn.' });
  });

  it('refuses its player on the turn of another, and says whose it is', async () => {
    const spells = [...known, { spell: 'magic-missile', prepared: true, from: 'class' }] as const;
    await fightWith({ class: 'wizard', level: 3, damage: 5, spells: [...spells], inventory: [itemOf('potion-of-healing', 1, 'it')] });
    await arena.take(mira, { name: 'next' });
    const before = await arena.sheet(krag);
    const sentence = 'It is the turn of Brute. Krag can do that on their own turn.';
    await expect(act(mira, bolt)).rejects.toMatchObject({ message: sentence });
    await expect(act(mira, { kind: 'cast', spell: 'magic-missile', with: { kind: 'slot', level: 1 } })).rejects.toMatchObject({
      message: sentence,
    });
    await expect(act(mira, { kind: 'useItem', itemId: 'it' })).rejects.toMatchObject({ message: sentence });
    expect(await arena.sheet(krag)).toEqual(before);
    await act(owner, bolt);
    expect(fightIn(await arena.see(mira)).hero).toMatchObject({ reactionUsed: false });
  });

  it('spends one slot in a turn, and a reaction at any time of the fight', async () => {
    const spells = ['magic-missile', 'shield', 'misty-step'].map((spell) => ({ spell, prepared: true, from: 'class' }) as const);
    await fightWith({ class: 'wizard', level: 3, spells });
    await act(mira, { kind: 'cast', spell: 'misty-step', with: { kind: 'slot', level: 2 } });
    expect(fightIn(await arena.see(mira)).hero).toMatchObject({ bonusActionUsed: true, moves: { action: true } });
    await expect(act(mira, { kind: 'cast', spell: 'magic-missile', with: { kind: 'slot', level: 1 } })).rejects.toMatchObject({
      message: 'Krag has already cast a spell with a slot this turn.',
    });
    await arena.take(mira, { name: 'next' });
    const shield = { kind: 'cast', spell: 'shield', with: { kind: 'slot', level: 1 } } as const;
    await act(mira, shield);
    expect(fightIn(await arena.see(mira)).hero).toMatchObject({ reactionUsed: true });
    await expect(act(mira, shield)).rejects.toMatchObject({ message: 'Krag has already taken a reaction since their last turn.' });
  });

  it('is stopped, and says by what, while its hero is paralyzed', async () => {
    const brute = await fightWith({ class: 'wizard', level: 3, spells: known });
    await arena.take(owner, { name: 'condition', from: brute, targetId: krag, condition: 'paralyzed' });
    expect(fightIn(await arena.see(mira)).hero).toMatchObject({ stoppedBy: 'paralyzed', moves: { endTurn: true } });
    await expect(act(mira, bolt)).rejects.toThrow(/Krag/);
    await arena.take(owner, { name: 'endCondition', targetId: krag, condition: 'paralyzed' });
    expect(fightIn(await arena.see(mira)).hero).not.toHaveProperty('stoppedBy');
  });

  it('uses features and items with the time they take', async () => {
    await fightWith({ class: 'fighter', level: 2, damage: 9, inventory: [itemOf('potion-of-healing', 1, 'it')] });
    await act(mira, { kind: 'useFeature', use: 'second-wind' });
    expect(fightIn(await arena.see(mira)).hero).toMatchObject({ bonusActionUsed: true });
    await expect(act(mira, { kind: 'useItem', itemId: 'it' })).rejects.toMatchObject({
      message: 'Krag has already taken a bonus action this turn.',
    });
    await arena.take(mira, { name: 'next' });
    await expect(act(mira, { kind: 'useFeature', use: 'action-surge' })).rejects.toThrow('It is the turn of Brute.');
  });

  it('has the familiar of a ritual before the fight join it', async () => {
    const stats = scores({ intelligence: 16 });
    krag = await arena.gather({ stats, class: 'wizard', level: 3, spells: known }, 30);
    const { character } = await act(mira, ritual);
    const [companionId = ''] = character.activeEffects.flatMap(({ companions = [] }) => companions.map(({ id }) => id));
    const heal = { kind: 'companionHitPoints', companionId, way: 'heal', amount: 1 } as const;
    await expect(act(mira, heal)).rejects.toThrow('Krag stands in a fight: hit points of those they have called change there.');
    await arena.start();
    await expect(act(owner, heal)).rejects.toThrow('Krag stands in a fight');
    const now = await arena.see(mira);
    expect(fightIn(now).companions).toHaveLength(1);
    expect(fightIn(now).view.combatants.map(({ name }) => name)).toContain('Owl');
  });
});

describe('what a hero carries into a fight', () => {
  const starve = (days: number) =>
    owner.call.characters.act({
      campaignId,
      characterId: krag,
      id: randomUUID(),
      act: { kind: 'endDay', water: 'all', food: 'none', days },
    });
  const inFight = async () => combatantIn(await arena.see(owner), 'Krag');

  it('is the exhaustion of hunger, on every d20, and back again', async () => {
    krag = await bringHero(app, campaignId, mira, 'Krag', { exhaustion: 0 });
    await starve(6);
    const { exhaustion } = await arena.sheet(krag);
    expect(exhaustion).toBeGreaterThan(0);
    await owner.call.combat.open({ campaignId, heroes: [krag] });
    await owner.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 30, armorClass: 10, attacks: [] } });
    faces = [20, 1];
    await arena.start();
    expect((await inFight()).conditions).toMatchObject([{ name: 'exhaustion', level: exhaustion }]);
    // The 20 of initiative, less two for each level.
    expect((await inFight()).initiative).toBe(20 - 2 * exhaustion);
    await arena.take(owner, { name: 'condition', from: null, targetId: krag, condition: 'exhaustion' });
    expect((await arena.sheet(krag)).exhaustion).toBe(exhaustion + 1);
  });

  it('is death, in a fight that was prepared before', async () => {
    krag = await arena.gather({}, 30);
    await starve(5);
    await starve(5);
    expect((await arena.sheet(krag)).exhaustion).toBe(6);
    expect(await inFight()).toMatchObject({ dead: true, hitPoints: 0 });
    await arena.start();
    expect(await inFight()).toMatchObject({ dead: true, hitPoints: 0 });
  });
});
