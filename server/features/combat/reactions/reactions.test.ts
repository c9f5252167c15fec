import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { scores } from '#domain/character/character.fixture.ts';
import { limits } from '#domain/limits/limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, combatantIn, fightIn, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody, TestSocket } from '#tests/support/app/people.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import { passOverdue } from './reaction-clock.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let jun: Somebody;
let krag: string;
let tov: string;
let brute: string;
let faces: number[] = [];
let later = 0;
let sockets: TestSocket[] = [];

type Step = Parameters<Somebody['call']['combat']['step']>[0]['step'];
const dice = (sides: number) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2));
const now = () => new Date(Date.now() + later);
const see = (person: Somebody) => person.call.combat.get({ campaignId });
async function take(person: Somebody, step: Step): Promise<CombatNow> {
  const { number } = fightIn(await see(person));
  return person.call.combat.step({ campaignId, number, step });
}

beforeAll(async () => {
  app = await startApp({ dice, now });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  jun = await signUp(app.url, 'Jun');
});
afterAll(() => app.end());
beforeEach(() => openFight(app));
afterEach(() => {
  for (const socket of sockets) socket.close();
  sockets = [];
  later = 0;
});

/** Mira's wizard with Shield, after a brute that hits for 1d6 + 3. */
async function openFight(at: TestApp): Promise<void> {
  faces = [];
  campaignId = await openCampaign(at, owner, [mira, jun], 'dm');
  const spells = [{ spell: 'shield', prepared: true, from: 'class' as const }];
  krag = await bringHero(at, campaignId, mira, 'Krag', {
    class: 'wizard',
    level: 3,
    stats: scores({ dexterity: 14, constitution: 14 }),
    spells,
  });
  tov = await bringHero(at, campaignId, jun, 'Tov', { class: 'fighter', level: 3, stats: scores({ dexterity: 10, constitution: 14 }) });
  await owner.call.combat.open({ campaignId, heroes: [krag, tov] });
  const attacks = [{ name: 'Club', toHit: 4, damage: '1d6+3', type: 'bludgeoning' as const }];
  await owner.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 30, armorClass: 10, attacks } });
  faces = [1, 2, 20];
  brute = combatantIn(await take(owner, { name: 'start' }), 'Brute').id;
}

/** Somebody opens the table in a browser. */
async function come(person: Somebody): Promise<void> {
  const socket = await person.listen();
  sockets.push(socket);
  socket.say({ type: 'subscribe', topic: campaignTopic(campaignId), present: true });
  await socket.hear('subscribed');
}
/** The brute rolls 10 + 4: 14 against AC 12 hits, and misses with Shield. */
async function strike(): Promise<CombatNow> {
  faces = [10, 4];
  return take(owner, { name: 'attack', actorId: brute, targetId: krag, attack: 'Club' });
}
const damageOf = async () => (await sheetOf(app, campaignId, krag)).damage;

describe('a player who is there and is hit', () => {
  it('is asked first, and Shield turns the hit into a miss', async () => {
    await come(mira);
    const asked = fightIn(await strike());
    expect(asked.view).toMatchObject({ audience: 'dm', reaction: { reactorId: krag, to: 'hit' } });
    expect(await damageOf()).toBe(0);
    const seen = fightIn(await see(mira));
    expect(seen.hero?.reaction).toMatchObject({ by: 'Brute', what: 'Club', total: 14, ways: [{ name: 'Shield', misses: true }] });
    expect(seen.view).toMatchObject({ audience: 'players', waitsFor: { id: krag } });
    await take(mira, { name: 'react', reactorId: krag, way: 'spell shield', slot: 1 });
    expect(await damageOf()).toBe(0);
    const sheet = await sheetOf(app, campaignId, krag);
    expect(sheet.slotsSpent[0]).toBe(1);
    expect(sheet.activeEffects).toMatchObject([{ name: 'Shield' }]);
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.at(-1)?.content).toContain('Krag casts Shield. Shield begins for Krag. Brute misses Krag with Club.');
  });

  it('has slot and hit points back when the attack is undone', async () => {
    await come(mira);
    const before = await sheetOf(app, campaignId, krag);
    await strike();
    await take(mira, { name: 'react', reactorId: krag, way: 'spell shield', slot: 1 });
    await owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number });
    expect(await sheetOf(app, campaignId, krag)).toEqual(before);
    expect(fightIn(await see(owner)).view).toMatchObject({ reaction: null });
  });

  it('is hit when the time is over, by the dice that fell, and once even where several look at the same moment', async () => {
    await come(mira);
    const { number } = fightIn(await strike());
    await passOverdue(app.kernel);
    expect(fightIn(await see(owner)).number).toBe(number);
    later = limits.reactionSeconds * 1000 + 1;
    await Promise.all([passOverdue(app.kernel), passOverdue(app.kernel)]);
    const after = fightIn(await see(owner));
    expect(after).toMatchObject({ number: number + 1, view: { reaction: null } });
    expect(await damageOf()).toBe(7);
  });

  it('is waited for as long as the Dungeon Master likes', async () => {
    await come(mira);
    const { number } = fightIn(await strike());
    await take(owner, { name: 'holdReaction' });
    later = limits.reactionSeconds * 2000;
    await passOverdue(app.kernel);
    expect(fightIn(await see(mira))).toMatchObject({ number: number + 1, hero: { reaction: { endsAt: null } } });
  });

  it('answers for their own hero alone, and nobody holds the fight but who leads', async () => {
    await come(mira);
    await strike();
    await expect(take(mira, { name: 'holdReaction' })).rejects.toThrow('Only the Dungeon Master');
    await expect(take(mira, { name: 'react', reactorId: brute, way: null, slot: 0 })).rejects.toThrow('Only the Dungeon Master');
    await expect(take(owner, { name: 'next' })).rejects.toThrow('The fight waits for a reaction of Krag.');
    await take(owner, { name: 'react', reactorId: krag, way: null, slot: 0 });
    expect(await damageOf()).toBe(7);
  });
});

describe('a player who is away', () => {
  it('holds nobody up: the attack hits at once', async () => {
    expect(fightIn(await strike()).view).toMatchObject({ reaction: null });
    expect(await damageOf()).toBe(7);
  });
});

describe('NPCs that the narrator plays until a hero acts', () => {
  /** Two more brutes beside the first, who begins; nobody leads but the Dungeon Master's one press. */
  async function playAll(): Promise<CombatNow> {
    const attacks = [{ name: 'Club', toHit: 4, damage: '1d6+3', type: 'bludgeoning' as const }];
    for (const [place, name] of ['Second', 'Third'].entries()) {
      faces = [19 - place];
      await owner.call.combat.addNpc({ campaignId, npc: { name, hitPoints: 30, armorClass: 10, attacks } });
    }
    await come(mira);
    // Anybody, in a mood for nobody in particular; the attack hits for 4.
    faces = [1, 6, 10, 1];
    return owner.call.combat.npcTurn({ campaignId, number: fightIn(await see(owner)).number, which: 'all' });
  }
  const decline = (by: Somebody) => take(by, { name: 'react', reactorId: krag, way: null, slot: 0 });
  it('go on after every answer, whoever gives it, until the hero acts', async () => {
    expect(fightIn(await playAll()).view).toMatchObject({ active: brute, reaction: { reactorId: krag }, npcsPlay: 'all' });
    faces = [1, 1, 6, 10];
    await decline(mira);
    expect(await damageOf()).toBe(4);
    const second = fightIn(await see(owner)).view;
    expect(second).toMatchObject({ reaction: { reactorId: krag }, npcsPlay: 'all' });
    expect(second.active).not.toBe(brute);
    await decline(owner);
    await decline(owner);
    expect(fightIn(await see(owner)).view).toMatchObject({ active: krag, reaction: null, npcsPlay: null });
  });

  it('go on by themselves when the time for an answer is over, also after a restart, for the fight remembers it', async () => {
    await playAll();
    for (let answers = 1; answers <= 3; answers += 1) {
      later = answers * (limits.reactionSeconds * 1000 + 1000);
      await passOverdue(app.kernel);
    }
    expect(fightIn(await see(owner)).view).toMatchObject({ active: krag, reaction: null, npcsPlay: null });
  });

  it('stop where the Dungeon Master says so, while the question stays and keeps its time', async () => {
    const before = fightIn(await playAll()).view;
    const stopped = fightIn(await take(owner, { name: 'stopNpcs' })).view;
    expect(stopped).toMatchObject({ reaction: before.audience === 'dm' ? before.reaction : {}, npcsPlay: null });
    await expect(take(mira, { name: 'stopNpcs' })).rejects.toThrow('Only the Dungeon Master');
    await decline(mira);
    expect(fightIn(await see(owner)).view).toMatchObject({ active: brute, attacksMade: 1, reaction: null });
    await expect(take(owner, { name: 'stopNpcs' })).rejects.toThrow('No NPC plays by itself now.');
  });

  it('stop with an undo', async () => {
    await playAll();
    await decline(mira);
    const undone = fightIn(await owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number }));
    expect(undone.view).toMatchObject({ npcsPlay: null });
  });

  it('that are too many for one step are played on by the clock', async () => {
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'rat', count: 20 });
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'rat', count: 20 });
    const first = fightIn(await see(owner));
    // Whatever order the dice gave: from the hero's turn on everybody else acts.
    const { number, view } = first.view.active === krag ? fightIn(await take(owner, { name: 'next' })) : first;
    expect(view.combatants.length).toBeGreaterThan(limits.npcStepsAtOnce / 2);
    faces = Array.from({ length: 4000 }, () => 2);
    expect(fightIn(await owner.call.combat.npcTurn({ campaignId, number, which: 'all' })).view).toMatchObject({ npcsPlay: 'all' });
    await passOverdue(app.kernel);
    expect(fightIn(await see(owner)).view).toMatchObject({ active: krag, npcsPlay: null });
  });

  it('say why to the Dungeon Master in lines that are marked as theirs, and to nobody else', async () => {
    await playAll();
    const { lines } = fightIn(await see(owner));
    expect(lines.filter(({ byNarrator }) => byNarrator)).toMatchObject([{ sentence: expect.stringContaining('Brute attacks Krag') }, {}]);
    expect(fightIn(await see(mira)).lines.some(({ byNarrator }) => byNarrator)).toBe(false);
  });
});

/** Rocks fall on Krag and on Tov: 12 damage, half with a dexterity save. */
async function rockfall(): Promise<CombatNow> {
  faces = [6, 6];
  const damage = [{ dice: '2d6', type: 'bludgeoning' as const }];
  const effect = {
    name: 'Rockfall',
    ability: 'dexterity' as const,
    dc: 13,
    area: '',
    damage,
    onSave: 'half' as const,
    inflicts: null,
    recharge: null,
  };
  return take(owner, { name: 'save', actorId: null, effect, targetIds: [krag, tov] });
}
const rollSave = (person: Somebody, saverId: string, number: number) =>
  person.call.combat.step({ campaignId, number, step: { name: 'rollSaves', saverIds: [saverId] } });

describe('heroes whose players are there', () => {
  beforeEach(async () => {
    await Promise.all([come(mira), come(jun)]);
  });

  it('are asked for their saves at once, each rolls by one press, and the fight goes on with the last', async () => {
    const { number } = fightIn(await rockfall());
    expect(fightIn(await see(mira)).view).toMatchObject({
      saves: {
        saves: [
          { saverId: krag, dc: null },
          { saverId: tov, dc: null },
        ],
      },
    });
    expect(await damageOf()).toBe(0);
    faces = [15];
    expect(fightIn(await rollSave(mira, krag, number)).view).toMatchObject({
      saves: { saves: [{ roll: { total: 17, against: null } }, { roll: null }] },
    });
    faces = [2];
    expect(fightIn(await rollSave(jun, tov, number)).view).toMatchObject({ saves: null });
    expect([await damageOf(), (await sheetOf(app, campaignId, tov)).damage]).toEqual([6, 12]);
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.at(-1)?.content).toContain('Krag succeeds on a saving throw against Rockfall.');
  });

  it('roll at the same moment, and both rolls count once', async () => {
    const { number } = fightIn(await rockfall());
    const rolled = await Promise.allSettled([
      rollSave(mira, krag, number),
      rollSave(jun, tov, number),
      rollSave(owner, tov, number),
      rollSave(mira, krag, number),
    ]);
    expect(rolled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(fightIn(await see(owner)).view).toMatchObject({ saves: null });
    expect(fightIn(await see(owner)).number).toBe(number + 2);
    expect([await damageOf(), (await sheetOf(app, campaignId, tov)).damage]).toEqual([12, 12]);
  });

  it('do not roll for one another, nor by a press that meant an earlier question', async () => {
    const { number } = fightIn(await rockfall());
    await expect(rollSave(mira, tov, number)).rejects.toThrow('Only the Dungeon Master');
    await expect(rollSave(mira, krag, number - 1)).rejects.toThrow('Someone acted first');
    await expect(take(owner, { name: 'next' })).rejects.toThrow(/^The fight waits for saving throws: (Krag, Tov|Tov, Krag)[.]$/);
  });

  it('have their saves rolled by the server when the time is over, once, and no press makes the time longer', async () => {
    const { number } = fightIn(await rockfall());
    later = limits.saveSeconds * 500;
    faces = [15];
    await rollSave(mira, krag, number);
    await passOverdue(app.kernel);
    expect(fightIn(await see(owner)).number).toBe(number + 1);
    later = limits.saveSeconds * 1000 + 1;
    faces = [2];
    await Promise.all([passOverdue(app.kernel), passOverdue(app.kernel)]);
    expect(fightIn(await see(owner))).toMatchObject({ number: number + 2, view: { saves: null } });
    expect((await sheetOf(app, campaignId, tov)).damage).toBe(12);
  });

  it('spend Heroic Inspiration on a save that fails, and have it back with an undo', async () => {
    await owner.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: { kind: 'inspiration', held: true } });
    const { number } = fightIn(await rockfall());
    faces = [15];
    await rollSave(jun, tov, number);
    faces = [1];
    const asked = fightIn(await rollSave(mira, krag, number));
    expect(asked.hero?.reaction).toMatchObject({ to: 'failedSave', ways: [{ key: 'inspiration' }] });
    faces = [18];
    await take(mira, { name: 'react', reactorId: krag, way: 'inspiration', slot: 0 });
    expect(await sheetOf(app, campaignId, krag)).toMatchObject({ damage: 6, inspiration: false });
    const { messages } = await jun.call.chat.list({ campaignId });
    expect(messages.at(-1)?.content).toContain('Krag spends Heroic Inspiration and rolls again.');
    await owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number });
    expect(await sheetOf(app, campaignId, krag)).toMatchObject({ damage: 0, inspiration: true });
  });

  it('save at once where the table has chosen so', async () => {
    await owner.call.campaigns.saveSettings({ campaignId, settings: { heroSaves: 'server' } });
    expect(fightIn(await rockfall()).view).toMatchObject({ saves: null });
  });
});

describe('a hero whose player is away', () => {
  it('is rolled for by the Dungeon Master who is there', async () => {
    await come(owner);
    const { number } = fightIn(await rockfall());
    expect(fightIn(await see(owner)).view).toMatchObject({ saves: { saves: [{ saverId: krag, dc: 13 }, { saverId: tov }] } });
    const both: Step = { name: 'rollSaves', saverIds: [krag, tov] };
    expect(fightIn(await owner.call.combat.step({ campaignId, number, step: both })).view).toMatchObject({ saves: null });
  });

  it('saves at once where nobody is there', async () => {
    expect(fightIn(await rockfall()).view).toMatchObject({ saves: null });
  });
});

describe('on two servers', () => {
  it('the question is answered on either, and goes by itself at its end', async () => {
    const two = await openTwoServers({ dice, now });
    const people = [owner, mira, jun];
    try {
      [owner, mira] = [await signUp(two.here.url, 'Oda'), await signUp(two.there.url, 'Mira')];
      jun = await signUp(two.here.url, 'Jun');
      await openFight(two.here);
      await come(mira);
      await vi.waitFor(() => expect(two.here.kernel.presence.isPresent(campaignTopic(campaignId), mira.id)).toBe(true));
      await strike();
      expect(fightIn(await see(mira)).hero?.reaction).toMatchObject({ what: 'Club' });
      later = limits.reactionSeconds * 1000 + 1;
      await Promise.all([passOverdue(two.here.kernel), passOverdue(two.there.kernel)]);
      const after = fightIn(await see(mira));
      expect(after.hero?.reaction).toBeNull();
      expect(after.view.combatants.find(({ id }) => id === krag)?.hitPoints).toMatchObject({
        now: 13,
      });
    } finally {
      for (const socket of sockets) socket.close();
      sockets = [];
      await two.end();
      [owner, mira, jun] = [people[0] ?? owner, people[1] ?? mira, people[2] ?? jun];
    }
  });
});
