import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, bringHero, combatantIn, fightIn } from '#tests/support/app/arena.ts';
import type { ArenaStep } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let [campaignId, mapId, kara, dain, brute, lurker] = ['', '', '', '', '', ''];
let arena: ReturnType<typeof arenaOf>;
let faces: number[] = [];

const columns = 20;
const at = (column: number, row: number) => row * columns + column;

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
afterAll(() => app.end());

/** Kara and Dain left, a brute ten cells away, and a lurker whom players do not know; Kara acts first. */
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  arena = arenaOf({ app, campaignId, owner: oda, player: mira });
  const stats = scores({ strength: 16, dexterity: 16 });
  kara = await bringHero(app, campaignId, mira, 'Kara', {
    class: 'wizard',
    level: 5,
    stats,
    inventory: carrying(['dagger', 'mainHand']),
    spells: ['fireball', 'misty-step', 'thunderwave', 'find-steed'].map((spell) => ({ spell, prepared: true, from: 'class' as const })),
  });
  dain = await bringHero(app, campaignId, tov, 'Dain');
  await oda.call.combat.open({ campaignId, heroes: [kara, dain] });
  const attacks = [{ name: 'Club', toHit: 4, damage: '1d6+3', type: 'bludgeoning' as const }];
  await oda.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 60, armorClass: 10, attacks } });
  await oda.call.combat.addNpc({ campaignId, npc: { name: 'Lurker', hitPoints: 60, armorClass: 10, attacks }, hidden: true });
  faces = [20, 20, 2, 1];
  const now = await arena.take(oda, { name: 'start' });
  [brute, lurker] = [combatantIn(now, 'Brute').id, combatantIn(now, 'Lurker').id];
  mapId = randomUUID();
  await oda.call.battleMaps.create({ campaignId, mapId, name: 'The yard', grid: { kind: 'square', columns, rows: 5 } });
  await place({ kara: at(1, 2), dain: at(1, 4), brute: at(11, 2), lurker: at(10, 1) });
  await oda.call.battleMaps.show({ campaignId, mapId });
  faces = [];
});

const place = (cells: Partial<Record<'kara' | 'dain' | 'brute' | 'lurker', number>>) => {
  const all = [
    { id: 'kara', name: 'Kara', characterId: kara, side: 'heroes', cell: cells.kara },
    { id: 'dain', name: 'Dain', characterId: dain, side: 'heroes', cell: cells.dain },
    { id: 'brute', name: 'Brute', combatantId: brute, side: 'foes', cell: cells.brute },
    { id: 'lurker', name: 'Lurker', combatantId: lurker, side: 'foes', hidden: true, cell: cells.lurker },
  ] as const;
  const tokens = all.flatMap(({ cell, ...token }) => (cell === undefined ? [] : [{ ...token, cell }]));
  return oda.call.battleMaps.saveTokens({ campaignId, mapId, tokens });
};
const attack = (name: string): ArenaStep => ({ name: 'attack', actorId: kara, targetId: brute, attack: name });
const around = (person: Somebody, actorId: string) => person.call.combat.around({ campaignId, actorId });
const go = (person: Somebody, tokenId: string, cell: number) => person.call.battleMaps.move({ campaignId, mapId, tokenId, cell });
const cellOf = async (tokenId: string) =>
  (await oda.call.battleMaps.get({ campaignId })).map?.tokens.find(({ id }) => id === tokenId)?.cell;

describe('a fight on the battle map that is shown', () => {
  it('tells distance and cover of those in sight, and of the others nothing', async () => {
    const { stands, movement } = await around(mira, kara);
    expect(stands.find(({ id }) => id === brute)).toMatchObject({ feet: 50, cover: 'none', sees: true });
    expect(JSON.stringify(stands)).not.toContain(lurker);
    expect(movement).toEqual({ total: 30, left: 30 });
    expect((await around(tov, kara)).stands).toEqual([]);
    await oda.call.battleMaps.draw({
      campaignId,
      mapId,
      change: { kind: 'walls', walls: [0, 1, 2, 3, 4].map((row) => ({ between: [at(5, row), at(6, row)], kind: 'wall' })) },
    });
    expect((await around(mira, kara)).stands.find(({ id }) => id === brute)).toEqual({
      id: brute,
      feet: 0,
      cover: 'none',
      sees: false,
      seen: false,
      beside: [],
    });
    await expect(arena.take(mira, attack('Dagger'))).rejects.toThrow('Brute is out of sight.');
    await oda.call.battleMaps.draw({
      campaignId,
      mapId,
      change: { kind: 'noWalls', between: [0, 1, 2, 3, 4].map((row): [number, number] => [at(5, row), at(6, row)]) },
    });
    await oda.call.battleMaps.saveTokens({
      campaignId,
      mapId,
      tokens: [{ id: 'brute', name: 'Brute', combatantId: brute, cell: at(18, 2), hidden: true }],
    });
    await expect(arena.take(mira, attack('Dagger'))).rejects.toThrow('Brute is out of sight.');
  });

  it('refuses a player what is too far away, hinders long range, and binds no Dungeon Master', async () => {
    faces = [15, 3, 4];
    await arena.take(mira, attack('Dagger'));
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.at(-1)?.rolls?.[0]?.kept).toEqual([3]);
    await arena.undo();
    await place({ brute: at(18, 2) });
    await expect(arena.take(mira, attack('Dagger'))).rejects.toThrow('Brute is 85 feet away: Dagger does not reach so far.');
    await arena.take(oda, attack('Dagger'));
  });

  it('takes the movement of the turn for each way, and no more than is left, nor out of turn', async () => {
    expect((await go(mira, 'kara', at(5, 2))).feet).toBe(20);
    expect((await around(mira, kara)).movement).toEqual({ total: 30, left: 10 });
    await expect(go(mira, 'kara', at(9, 2))).rejects.toThrow('That way costs 20 feet, and Kara has 10 feet of movement left.');
    await expect(go(tov, 'dain', at(2, 4))).rejects.toThrow('It is not your turn.');
    await arena.take(mira, { name: 'act', actorId: kara, action: 'dash' });
    await go(mira, 'kara', at(9, 2));
    expect((await around(mira, kara)).movement).toEqual({ total: 60, left: 20 });
  });

  it('takes a walk back with its token, cell by cell as one', async () => {
    await go(mira, 'kara', at(2, 2));
    await go(mira, 'kara', at(3, 2));
    const now = await arena.undo();
    expect([await cellOf('kara'), (await around(mira, kara)).movement?.left]).toEqual([at(1, 2), 30]);
    expect(fightIn(now).lines.at(-1)?.sentence).toBe('Taken back: a walk on the battle map.');
  });

  it('stays with its map when the table is shown another, undo included', async () => {
    await go(mira, 'kara', at(2, 2));
    const other = randomUUID();
    await oda.call.battleMaps.create({ campaignId, mapId: other, name: 'The loft', grid: { kind: 'square', columns, rows: 5 } });
    await oda.call.battleMaps.saveTokens({
      campaignId,
      mapId: other,
      tokens: [{ id: 'kara', name: 'Kara', characterId: kara, cell: at(1, 2) }],
    });
    await oda.call.battleMaps.show({ campaignId, mapId: other });
    expect((await around(mira, kara)).stands.find(({ id }) => id === brute)).toMatchObject({ feet: 45 });
    // Over there Kara walks as outside of a fight.
    await mira.call.battleMaps.move({ campaignId, mapId: other, tokenId: 'kara', cell: at(19, 2) });
    expect((await around(mira, kara)).movement?.left).toBe(25);
    await arena.undo();
    const kept = await oda.call.battleMaps.get({ campaignId, mapId });
    expect(kept.map?.tokens.find(({ id }) => id === 'kara')?.cell).toBe(at(1, 2));
  });

  it('is watched on a television by its link alone, as all heroes together see it, until the link ends', async () => {
    await oda.call.battleMaps.draw({
      campaignId,
      mapId,
      change: { kind: 'walls', walls: [0, 1, 2, 3, 4].map((row) => ({ between: [at(14, row), at(15, row)], kind: 'wall' })) },
    });
    const stamp = { drawing: 'chest', x: 3, y: 1, width: 1, height: 1, turn: 0 };
    const stamps = [
      { ...stamp, id: 'note', text: 'A trap lies here', forDm: true },
      { ...stamp, id: 'sign', text: 'The yard' },
    ];
    await oda.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'stamps', stamps } });
    await oda.call.battleMaps.saveTokens({ campaignId, mapId, tokens: [{ id: 'guard', name: 'Vault guard', cell: at(18, 2) }] });
    const { key } = await oda.call.tableScreens.open({ campaignId });
    const visitor = clientFor(app.url);
    const { screen, revision } = await visitor.tableScreens.watch({ key });
    expect(screen?.map?.tokens.map(({ name }) => name)).toEqual(['Kara', 'Dain', 'Brute']);
    expect(screen?.fight?.combatants.map(({ name }) => name)).not.toContain('Lurker');
    expect(JSON.stringify(screen)).toContain('The yard');
    expect(JSON.stringify(screen)).not.toMatch(/Lurker|trap|vault|"notes"|toHit/i);
    expect(await visitor.tableScreens.watch({ key, known: revision })).toEqual({ revision, screen: null, ping: null });
    // What was seen once stays known there, and whoever leaves the sight of all is gone.
    await place({ kara: at(12, 2), dain: at(13, 4), brute: at(17, 2) });
    const later = (await visitor.tableScreens.watch({ key, known: revision })).screen;
    expect(later?.map?.tokens.map(({ name }) => name)).toEqual(['Kara', 'Dain']);
    await expect(mira.call.tableScreens.open({ campaignId })).rejects.toThrow('Only');
    await oda.call.tableScreens.close({ campaignId });
    await expect(visitor.tableScreens.watch({ key })).rejects.toThrow('This link shows nothing any more.');
  });

  it('has whoever teleports stand where they chose, and not without a choice', async () => {
    const number = async () => fightIn(await arena.see(mira)).number;
    const step: ArenaStep = { name: 'castSpell', actorId: kara, spell: 'misty-step', slot: 2, activity: 0, targetIds: [] };
    await expect(arena.take(mira, step)).rejects.toThrow('Choose on the battle map where Misty Step leads');
    const cast = async (cell: number) =>
      mira.call.combat.step({ campaignId, number: await number(), step, placing: { origin: cell, towards: { x: 0, y: 0 } } });
    await expect(cast(at(9, 2))).rejects.toThrow('Misty Step cannot begin there');
    await expect(cast(at(1, 4))).rejects.toThrow('Somebody or something stands in the way there.');
    await cast(at(6, 0));
    expect([await cellOf('kara'), (await around(mira, kara)).movement?.left]).toEqual([at(6, 0), 30]);
    await arena.undo();
    expect(await cellOf('kara')).toBe(at(1, 2));
  });

  it('has a steed that steps away by magic take its rider along', async () => {
    const choosing = { spell: 'find-steed', slot: 2, activity: 0, targetIds: [], choice: 'Fey Steed' } as const;
    await arena.take(oda, { name: 'castSpell', actorId: kara, ...choosing });
    const steed = combatantIn(await arena.see(oda), 'Fey Steed').id;
    await arena.take(mira, { name: 'act', actorId: kara, action: 'mount', targetIds: [steed] });
    await arena.take(mira, { name: 'next' });
    const step: ArenaStep = { name: 'usePower', actorId: steed, power: 'fey-step', activity: 0, targetIds: [] };
    await expect(arena.take(mira, step)).rejects.toThrow('Choose on the battle map where Fey Step leads');
    const { number } = fightIn(await arena.see(mira));
    await mira.call.combat.step({ campaignId, number, step, placing: { origin: at(8, 3), towards: { x: 0, y: 0 } } });
    const [mount, rider] = [await cellOf(steed), await cellOf('kara')];
    expect([mount, (await around(mira, kara)).stands.find(({ id }) => id === steed)?.feet, rider === at(1, 2)]).toEqual([
      at(8, 3),
      5,
      false,
    ]);
    await arena.undo();
    expect(await cellOf('kara')).toBe(at(1, 2));
  });

  it('pushes whoever fails away, and takes that back', async () => {
    await place({ kara: at(5, 2), brute: at(6, 2) });
    faces = [1];
    await arena.take(mira, { name: 'castSpell', actorId: kara, spell: 'thunderwave', slot: 1, activity: 0, targetIds: [brute] });
    expect(await cellOf('brute')).toBe(at(8, 2));
    await arena.undo();
    expect(await cellOf('brute')).toBe(at(6, 2));
  });

  it('gives a called creature a token beside its caller, whose player walks it', async () => {
    await arena.take(oda, {
      name: 'castSpell',
      actorId: kara,
      spell: 'find-steed',
      slot: 2,
      activity: 0,
      targetIds: [],
      choice: 'Fey Steed',
    });
    const steed = combatantIn(await arena.see(oda), 'Fey Steed');
    const token = (await mira.call.battleMaps.get({ campaignId })).map?.tokens.find(({ id }) => id === steed.id);
    expect(token).toMatchObject({ masterId: kara, combatantId: steed.id, mine: true, size: 2 });
    expect((await tov.call.battleMaps.get({ campaignId })).map?.tokens.find(({ id }) => id === steed.id)?.mine).toBe(false);
    await arena.undo();
    expect(await cellOf(steed.id)).toBeUndefined();
  });

  it('lets an NPC that plays itself walk into reach and strike, each a step that is taken back with its token', async () => {
    await place({ brute: at(7, 2) });
    await arena.take(mira, { name: 'next' });
    await arena.take(tov, { name: 'next' });
    faces = [1, 6, 20];
    await oda.call.combat.npcTurn({ campaignId, number: fightIn(await arena.see(oda)).number, which: 'one' });
    const lines = fightIn(await arena.see(oda)).lines.map(({ sentence }) => sentence);
    expect(lines.some((line) => /^Brute (critically )?hits/.test(line))).toBe(true);
    expect(await cellOf('brute')).toBe(at(2, 2));
    await arena.undo();
    await arena.undo();
    expect(await cellOf('brute')).toBe(at(2, 2));
    await arena.undo();
    expect(await cellOf('brute')).toBe(at(7, 2));
  });

  it('offers an attack to a foe whose reach is left, and stops whoever it brings down', async () => {
    await place({ brute: at(2, 2) });
    await go(mira, 'kara', at(0, 2));
    // Nobody leads here now: the creature answers by itself, and hits.
    expect(combatantIn(await arena.see(oda), 'Brute').reactionUsed).toBe(true);
    expect(await cellOf('kara')).toBe(at(0, 2));
    await arena.undo();
    expect(await cellOf('kara')).toBe(at(1, 2));
    await arena.take(mira, { name: 'act', actorId: kara, action: 'disengage' });
    await go(mira, 'kara', at(0, 2));
    expect(combatantIn(await arena.see(oda), 'Brute').reactionUsed).toBe(false);
    await go(oda, 'brute', at(11, 2));
    expect(await cellOf('brute')).toBe(at(11, 2));
  });

  it('lays an area that is only said where it catches those who are named, and refuses what no place catches', async () => {
    const fireball = (targetIds: string[]): ArenaStep => ({
      name: 'castSpell',
      actorId: kara,
      spell: 'fireball',
      slot: 3,
      activity: 0,
      targetIds,
    });
    await expect(arena.take(mira, fireball([brute, dain]))).rejects.toThrow('No place for Fireball catches everybody whom you named.');
    await arena.take(mira, fireball([brute]));
    expect(combatantIn(await arena.see(oda), 'Brute').hitPoints).toBeLessThan(60);
  });

  it('lets an area fall on those who stand in it, known to its caster or not', async () => {
    const fireball: ArenaStep = { name: 'castSpell', actorId: kara, spell: 'fireball', slot: 3, activity: 0, targetIds: [] };
    const number = fightIn(await arena.see(mira)).number;
    const cast = (placing: { origin: number; towards: { x: number; y: number } }) =>
      mira.call.combat.step({ campaignId, number, step: fireball, placing });
    await expect(cast({ origin: at(19, 4), towards: { x: 19, y: 4 } })).rejects.toThrow('Fireball catches nobody there.');
    await cast({ origin: at(9, 0), towards: { x: 9, y: 0 } });
    expect(JSON.stringify(await arena.see(mira))).not.toContain('Lurker');
    const after = await arena.see(oda);
    expect(['Brute', 'Lurker', 'Dain'].map((name) => combatantIn(after, name).hitPoints < combatantIn(after, name).maxHitPoints)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('leaves the dead as bodies in nobody’s way when the next fight is prepared', async () => {
    await arena.take(oda, { name: 'damage', actorId: null, targetId: brute, amount: 60, type: null });
    const { number } = fightIn(await arena.see(oda));
    await oda.call.combat.end({ campaignId, number, yielded: [] });
    await oda.call.combat.open({ campaignId, heroes: [kara] });
    const tokens = (await mira.call.battleMaps.get({ campaignId })).map?.tokens;
    expect(tokens?.find(({ id }) => id === 'brute')).toMatchObject({ body: true, combatantId: null });
    expect(tokens?.filter(({ body }) => body)).toHaveLength(1);
  });
});
