import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { bringHero, changeSheetOf, combatantIn, fightIn, sheetOf } from '#tests/support/app/arena.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let kara: string;
let bren: string;
/** What the dice show next; then their middle. */
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  owner = await signUp(app.url, 'Oda');
  [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
afterAll(() => app.end());
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira, tov], 'dm');
  kara = await bringHero(app, campaignId, mira, 'Kara');
  bren = await bringHero(app, campaignId, tov, 'Bren');
  faces = [];
});

const changeSettings = (settings: object) =>
  app.database.pool.query('update campaign set settings = settings || $2::jsonb where id = $1', [campaignId, JSON.stringify(settings)]);
const see = (person: Somebody) => person.call.combat.get({ campaignId });
type Step = Parameters<Somebody['call']['combat']['step']>[0]['step'];
async function take(person: Somebody, step: Step): Promise<CombatNow> {
  const { number } = fightIn(await see(person));
  return person.call.combat.step({ campaignId, number, step });
}
const npc = (changes: object = {}) => ({
  name: 'Grub',
  hitPoints: 7,
  armorClass: 12,
  xp: 300,
  attacks: [{ name: 'Bite', toHit: 4, damage: '1d6+1', type: 'piercing' as const }],
  ...changes,
});
/** Kara, then a foe in sight, then one that is hidden, then Bren. */
async function startFight(changes: object = {}): Promise<CombatNow> {
  await owner.call.combat.open({ campaignId, heroes: [kara, bren] });
  await owner.call.combat.addNpc({ campaignId, npc: npc(changes) });
  await owner.call.combat.addNpc({ campaignId, npc: npc({ name: 'Vashti Undertow', armorClass: 17, hitPoints: 23 }), hidden: true });
  // In the order in which they joined, the heroes by their ids.
  faces = kara < bren ? [20, 2, 15, 10] : [2, 20, 15, 10];
  return take(owner, { name: 'start' });
}
const idOf = async (name: string) => combatantIn(await see(owner), name).id;
const said = async () => (await mira.call.chat.list({ campaignId })).messages.map(({ content }) => content);
const attackStep = async (actorId: string, targetId: string, attack: string) =>
  ({ name: 'attack', actorId: await idOf(actorId), targetId: await idOf(targetId), attack }) as const;

describe('preparing a fight', () => {
  it('is for those who lead, stays unseen by players, and begins with initiative for all', async () => {
    await owner.call.combat.open({ campaignId, heroes: [kara] });
    const now = await owner.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior', count: 3 });
    expect(fightIn(now).view).toMatchObject({
      phase: 'gathering',
      combatants: [{ name: 'Kara' }, ...['', ' 2', ' 3'].map((n) => ({ name: `Goblin Warrior${n}` }))],
    });
    expect((await see(mira)).fight).toBeNull();
    await expect(mira.call.combat.step({ campaignId, number: 0, step: { name: 'start' } })).rejects.toMatchObject({
      code: 'combat.notFound',
    });
    await take(owner, { name: 'start' });
    const { view } = fightIn(await see(mira));
    expect(view).toMatchObject({ audience: 'players', phase: 'running', round: 1 });
    expect(view.combatants.every(({ initiative }) => initiative !== null)).toBe(true);
    expect((await said()).at(-1)).toMatch(/^The fight begins\. .*Kara rolls \d+ for initiative\./);
  });

  it('lets newcomers join once, however often it is asked', async () => {
    await owner.call.combat.open({ campaignId, heroes: [] });
    const [ogres, bram] = [
      { campaignId, id: randomUUID(), monsterId: 'ogre', count: 2 },
      { campaignId, id: randomUUID(), npc: npc() },
    ];
    for (let n = 0; n < 2; n += 1) {
      await owner.call.combat.addMonsters(ogres);
      await owner.call.combat.addNpc(bram);
    }
    expect(fightIn(await see(owner)).view.combatants.map(({ name }) => name)).toEqual(['Ogre', 'Ogre 2', npc().name]);
    await owner.call.combat.addMonsters({ ...ogres, id: randomUUID(), count: 1 });
    expect(fightIn(await see(owner)).view.combatants).toHaveLength(4);
  });

  it('opens one fight at a time, and another once the first is over', async () => {
    const opened = await Promise.allSettled([1, 2].map(() => owner.call.combat.open({ campaignId, heroes: [] })));
    expect(opened.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(owner.call.combat.open({ campaignId, heroes: [] })).rejects.toMatchObject({ code: 'combat.isOpen' });
    await owner.call.combat.addHeroes({ campaignId, heroes: [kara] });
    await take(owner, { name: 'start' });
    await owner.call.combat.end({ campaignId, number: fightIn(await see(owner)).number });
    expect(fightIn(await see(mira)).view.phase).toBe('over');
    const next = await owner.call.combat.open({ campaignId, heroes: [bren] });
    expect(fightIn(next).view.combatants.map(({ name }) => name)).toEqual(['Bren']);
    await expect(owner.call.combat.addHeroes({ campaignId, heroes: [bren] })).rejects.toMatchObject({
      code: 'combat.refused',
      message: 'Bren is in this fight already.',
    });
  });

  it('finds creatures by words, type and challenge, page by page', async () => {
    const found = await owner.call.combat.findMonsters({ campaignId, query: 'gob', type: 'fey', to: '1' });
    expect(found.monsters.map(({ name }) => name)).toContain('Goblin Warrior');
    const beasts = await owner.call.combat.findMonsters({ campaignId, type: 'beast', limit: 5, offset: 5 });
    expect(beasts.monsters).toHaveLength(5);
    expect(beasts.total).toBeGreaterThan(40);
  });
});

describe('a turn in a fight', () => {
  it('is the player’s own: they attack, the server rolls, and everybody reads the result', async () => {
    await startFight();
    const socket = await tov.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    await expect(take(tov, await attackStep('Bren', 'Grub', 'Longsword'))).rejects.toMatchObject({ code: 'combat.notYours' });
    faces = [15, 5];
    const now = await take(mira, await attackStep('Kara', 'Grub', 'Longsword'));
    expect(fightIn(now).hero).toMatchObject({ attacksMade: 1, moves: { attack: false, endTurn: true } });
    expect(combatantIn(await see(owner), 'Grub').hitPoints).toBe(2);
    expect((await said()).at(-1)).toBe('Kara hits Grub with Longsword. Grub is bloodied.');
    await socket.hear('event', ({ event }) => event.type === 'combat.changed');
    socket.close();
    await expect(take(mira, await attackStep('Kara', 'Grub', 'Longsword'))).rejects.toMatchObject({
      message: expect.stringContaining('no attacks left'),
    });
    await take(mira, { name: 'next' });
    await expect(take(mira, { name: 'next' })).rejects.toMatchObject({ message: 'It is not your turn.' });
  });

  it('is acted on once when two act at the same moment', async () => {
    const { number } = fightIn(await startFight());
    const both = await Promise.allSettled(
      [owner, mira].map(({ call }) => call.combat.step({ campaignId, number, step: { name: 'next' } })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'combat.moved', status: 409 } });
    expect(fightIn(await see(owner)).number).toBe(number + 1);
  });

  it('is not a spectator’s, nor is another’s hero a player’s', async () => {
    await startFight();
    await expect(take(mira, { name: 'heal', targetId: kara, amount: 5 })).rejects.toMatchObject({ code: 'combat.notYours' });
    await app.database.pool.query("update campaign_participant set seat = 'spectator' where campaign_id = $1 and user_id = $2", [
      campaignId,
      mira.id,
    ]);
    expect(fightIn(await see(mira)).hero).toBeNull();
    await expect(take(mira, { name: 'next' })).rejects.toMatchObject({ code: 'campaign.spectator' });
  });
});

describe('heroes and their sheets', () => {
  it('agree after attacks, saves, conditions and undo', async () => {
    await startFight();
    const damageStep = (amount: number) => take(owner, { name: 'damage', actorId: null, targetId: kara, amount, type: null });
    await damageStep(4);
    expect(await sheetOf(app, campaignId, kara)).toMatchObject({ damage: 4 });
    await damageStep(20 - 4 - 8);
    expect(await sheetOf(app, campaignId, kara)).toMatchObject({ damage: 10, conditions: ['prone'], deathSaves: { failures: 0 } });
    faces = [9];
    await take(mira, { name: 'deathSave', targetId: kara });
    expect((await sheetOf(app, campaignId, kara)).deathSaves).toEqual({ successes: 0, failures: 1 });
    await expect(take(mira, { name: 'deathSave', targetId: kara })).rejects.toMatchObject({
      message: 'You make only one death saving throw each turn.',
    });
    for (let undone = 0; undone < 2; undone += 1) await owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number });
    expect(await sheetOf(app, campaignId, kara)).toMatchObject({ damage: 4, conditions: [], deathSaves: { failures: 0 } });
    const { lines } = fightIn(await see(mira));
    expect(lines.at(-1)).toMatchObject({ sentence: 'Taken back: Kara takes 8 damage.', takesBack: true });
    expect(lines[0]).not.toHaveProperty('takesBack');
  });

  it('agree when the sheet changes, and nothing hidden is told of it', async () => {
    await startFight();
    await changeSheetOf(app, campaignId, kara, { damage: 3, inventory: [], conditions: ['poisoned'] });
    expect(combatantIn(await see(owner), 'Kara')).toMatchObject({
      hitPoints: 7,
      attacks: [{ name: 'Unarmed strike' }],
      conditions: [{ name: 'poisoned' }],
    });
    await changeSheetOf(app, campaignId, kara, { damage: 3 });
    const { number } = fightIn(await see(owner));
    await take(mira, { name: 'next' });
    expect(fightIn(await see(owner)).number).toBe(number + 1);
  });

  it('are given experience at the end, lose it when the end is taken back, and then are as the sheet says', async () => {
    await startFight();
    const grub = await idOf('Grub');
    const ended = await owner.call.combat.end({
      campaignId,
      number: fightIn(await see(owner)).number,
      yielded: [grub, await idOf('Vashti Undertow')],
    });
    expect(ended.heroes).toMatchObject([
      { name: 'Bren', experience: 300, mayLevelUp: true },
      { name: 'Kara', experience: 300 },
    ]);
    expect((await said()).at(-1)).toContain('Kara has enough experience for another level.');
    await changeSheetOf(app, campaignId, kara, { damage: 5 });
    const reopened = await owner.call.combat.undo({ campaignId, number: fightIn(ended).number });
    expect(fightIn(reopened).view.phase).toBe('running');
    expect(combatantIn(reopened, 'Kara').hitPoints).toBe(5);
    expect(await sheetOf(app, campaignId, kara)).toMatchObject({ experience: 0, damage: 5 });
  });
});

describe('the end of a fight', () => {
  it('ends what lasts a minute at most; taken back at once, it is there again, and after a change of the sheet it is not', async () => {
    await startFight();
    const until = { combatantId: await idOf('Kara'), when: 'start', turns: 9 } as const;
    await take(owner, { name: 'condition', from: null, targetId: await idOf('Kara'), condition: 'poisoned', until });
    const numberNow = async () => fightIn(await see(owner)).number;
    const end = async () => owner.call.combat.end({ campaignId, number: await numberNow(), yielded: [] });
    const back = async () => combatantIn(await owner.call.combat.undo({ campaignId, number: await numberNow() }), 'Kara').conditions;
    await end();
    expect(await sheetOf(app, campaignId, kara)).toMatchObject({ conditions: [] });
    expect(await back()).toMatchObject([{ name: 'poisoned', until }]);
    expect(await sheetOf(app, campaignId, kara)).toMatchObject({ conditions: ['poisoned'] });
    await end();
    await changeSheetOf(app, campaignId, kara, { damage: 3 });
    expect(await back()).toEqual([]);
  });
});

describe('the narrator in a fight', () => {
  it('takes one NPC’s turn when the DM asks, and says why to the DM alone', async () => {
    await startFight();
    const ask = async () => owner.call.combat.npcTurn({ campaignId, number: fightIn(await see(owner)).number });
    await expect(ask()).rejects.toMatchObject({ code: 'combat.refused' });
    await take(mira, { name: 'next' });
    const after = await ask();
    expect(fightIn(after).view.active).toBe(await idOf('Vashti Undertow'));
    expect(
      fightIn(after)
        .lines.map(({ sentence }) => sentence)
        .join(' '),
    ).toMatch(/Grub attacks \w+, who /);
    expect(JSON.stringify(fightIn(await see(mira)))).not.toMatch(/strikes at|Undertow/);
    await expect(mira.call.combat.npcTurn({ campaignId, number: 0 })).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
  });

  it('takes the turns of all NPCs until a hero acts, by one press', async () => {
    await owner.call.combat.open({ campaignId, heroes: [kara, bren] });
    for (let count = 0; count < 8; count += 1) await owner.call.combat.addMonsters({ campaignId, monsterId: 'rat' });
    faces = [...(kara < bren ? [20, 19] : [19, 20]), ...Array.from({ length: 8 }, () => 2)];
    await take(owner, { name: 'start' });
    await take(mira, { name: 'next' });
    const before = fightIn(await take(tov, { name: 'next' }));
    expect(before.view.combatants.filter(({ kind }) => kind === 'npc')).toHaveLength(8);
    const after = fightIn(await owner.call.combat.npcTurn({ campaignId, number: before.number, which: 'all' }));
    expect(after.view).toMatchObject({ active: kara, round: 2 });
    const told = await said();
    for (let count = 2; count <= 8; count += 1) expect(told.join('\n')).toContain(`Rat ${count}`);
  });

  it('takes every NPC’s turn by itself where the table wants that, and stops at a hero or when none is left', async () => {
    await changeSettings({ npcTurns: 'narrator' });
    await startFight();
    const now = await take(mira, { name: 'next' });
    expect(fightIn(now).view.active).toBe(bren);
    expect((await said()).at(-1)).toMatch(/Grub .*\n.*It is Bren’s turn\./s);
    for (const id of [kara, bren]) await take(owner, { name: 'damage', actorId: null, targetId: id, amount: 90, type: null });
    expect(fightIn(await see(owner)).view.combatants.filter((one) => one.health === 'dead')).toHaveLength(2);
  });

  it('lets legendary creatures act after the turn of a hero, counts what they cast, and tells players of neither count', async () => {
    await changeSettings({ npcTurns: 'narrator' });
    await owner.call.combat.open({ campaignId, heroes: [kara, bren] });
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'unicorn' });
    faces = [20, 19, 1];
    await take(owner, { name: 'start' });
    const first = fightIn(await see(owner)).view.active;
    const after = await take(first === kara ? mira : tov, { name: 'next' });
    expect((await said()).at(-1)).toMatch(/Unicorn uses Charging Horn between turns\./);
    expect(combatantIn(await see(owner), 'Unicorn').legendaryActionsUsed).toEqual(['Charging Horn']);
    await take(owner, { name: 'cast', actorId: await idOf('Unicorn'), spell: 'Entangle' });
    expect(combatantIn(await see(owner), 'Unicorn')).toMatchObject({ spellsCast: ['Entangle'], concentration: 'Entangle' });
    expect(JSON.stringify(fightIn(await see(mira)).view)).not.toMatch(
      /legend|spellcasting|spellsCast|legendaryActionsUsed|legendaryResistance/,
    );
    expect(fightIn(after).view.active).not.toBe(first);
  });
});
