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
let crab: string;
let faces: number[] = [];

type Step = Parameters<Somebody['call']['combat']['step']>[0]['step'];
const see = (person: Somebody) => person.call.combat.get({ campaignId });
async function take(person: Somebody, step: Step): Promise<CombatNow> {
  const { number } = fightIn(await see(person));
  return person.call.combat.step({ campaignId, number, step });
}

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira], 'dm');
  const stats = scores({ strength: 16, dexterity: 16, constitution: 14 });
  krag = await bringHero(app, campaignId, mira, 'Krag', { class: 'rogue', level: 2, stats, inventory: carrying(['rapier', 'mainHand']) });
  await owner.call.combat.open({ campaignId, heroes: [krag] });
  await owner.call.combat.addMonsters({ campaignId, monsterId: 'giant-crab' });
  faces = [20, 1];
  crab = combatantIn(await take(owner, { name: 'start' }), 'Giant Crab').id;
});

describe('a hero in the claw of a creature', () => {
  it('gets free with the check that its stat block asks for', async () => {
    await take(mira, { name: 'next' });
    faces = [19, 3];
    await take(owner, { name: 'attack', actorId: crab, targetId: krag, attack: 'Claw' });
    expect((await sheetOf(app, campaignId, krag)).conditions).toEqual(['grappled']);
    await take(owner, { name: 'next' });
    expect(fightIn(await see(mira)).hero?.refusedActs).toContainEqual({ action: 'standUp', code: 'isNotProne' });
    // Acrobatics +5 (dexterity 3, trained 2 or better) against DC 11.
    faces = [9];
    await take(mira, { name: 'act', actorId: krag, action: 'escape' });
    expect((await sheetOf(app, campaignId, krag)).conditions).toEqual([]);
  });
});

describe('a rogue', () => {
  it('hides as a bonus action by Cunning Action, and still has the action', async () => {
    faces = [18];
    const now = await take(mira, { name: 'useFeature', actorId: krag, feature: 'cunning-action', activity: 2 });
    expect(fightIn(now).hero).toMatchObject({ bonusActionUsed: true, moves: { action: true } });
    expect((await sheetOf(app, campaignId, krag)).conditions).toEqual(['invisible']);
    expect((await mira.call.chat.list({ campaignId })).messages.at(-1)?.content).toContain('Krag is invisible.');
  });
});

describe('a hero whom Fear drives away', () => {
  it('is told so on the own turn until they have dashed, as far as they know who caused it', async () => {
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'adult-black-dragon', hidden: true });
    const dragon = combatantIn(await see(owner), 'Adult Black Dragon').id;
    faces = [1];
    await take(owner, { name: 'castSpell', actorId: dragon, spell: 'fear', slot: 0, activity: 0, targetIds: [krag] });
    expect(fightIn(await see(mira)).hero?.must).toEqual({ what: 'dashAway', name: 'Fear', by: null });
    await take(owner, { name: 'hide', targetId: dragon, hidden: false });
    expect(fightIn(await see(mira)).hero?.must).toEqual({ what: 'dashAway', name: 'Fear', by: 'Adult Black Dragon' });
    await take(mira, { name: 'act', actorId: krag, action: 'dash' });
    expect(fightIn(await see(mira)).hero?.must).toBeUndefined();
  });
});

describe('a player', () => {
  it('may not act for a creature, nor out of turn', async () => {
    await expect(take(mira, { name: 'act', actorId: crab, action: 'dodge' })).rejects.toThrow('Only the Dungeon Master');
    await take(mira, { name: 'next' });
    await expect(take(mira, { name: 'act', actorId: krag, action: 'dodge' })).rejects.toThrow('It is not your turn');
  });

  it('never learns what a creature rolled to hide', async () => {
    await take(mira, { name: 'next' });
    faces = [17];
    await take(owner, { name: 'act', actorId: crab, action: 'hide' });
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.at(-1)).toMatchObject({ rolls: [] });
    expect(messages.at(-1)?.content).not.toContain('16');
  });
});

describe('a creature with bonus actions in its stat block', () => {
  it('takes them for the Dungeon Master by what they say, and keeps its action', async () => {
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
    const goblin = combatantIn(await see(owner), 'Goblin Warrior').id;
    const turnOf = async () => {
      for (let turn = 0; turn < 3 && fightIn(await see(owner)).view.active !== goblin; turn += 1) await take(owner, { name: 'next' });
    };
    await turnOf();
    faces = [18];
    const now = await take(owner, { name: 'usePower', actorId: goblin, power: 'nimble-escape', activity: 1 });
    expect(combatantIn(now, 'Goblin Warrior').conditions).toMatchObject([{ name: 'invisible' }]);
    expect(fightIn(now).view).toMatchObject({ bonusActionUsed: true, attacksMade: 0 });
    await expect(take(owner, { name: 'usePower', actorId: goblin, power: 'nimble-escape', activity: 0 })).rejects.toThrow('bonus action');
    await expect(take(owner, { name: 'usePower', actorId: goblin, power: 'fire-breath', activity: 0 })).rejects.toThrow('no such feature');
    await expect(take(mira, { name: 'usePower', actorId: goblin, power: 'nimble-escape', activity: 0 })).rejects.toThrow(
      'Only the Dungeon Master',
    );
  });
});
