import { isOutdated } from '#domain/combat/npc/renew.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeFoundryNpc } from '#domain/character/interchange/foundry-npc/npc-write.ts';
import { limits } from '#domain/limits/limits.ts';
import { cinderDrake, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { campaignLeadersTopic, campaignTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let cora: Somebody;
let mira: Somebody;
let campaignId: string;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  [oda, cora, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Cora'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  faces = [];
  campaignId = await openCampaign(app, oda, [cora, mira], 'dm');
  await app.database.pool.query(`update campaign_participant set seat = 'co-dm' where campaign_id = $1 and user_id = $2`, [
    campaignId,
    cora.id,
  ]);
});
afterAll(() => app.end());

const drake = () => ({ ...cinderDrake, id: randomUUID() });
const ring = () => ({ ...tideRing, id: randomUUID() });
type Entry = Parameters<Somebody['call']['homebrew']['save']>[0]['entry'];
const save = (entry: Entry, seen: number | null = null, who = oda) => who.call.homebrew.save({ campaignId, entry, seen });
const eventsAt = async (topic: string) => {
  const { rows } = await app.database.pool.query(
    `select data from event where topic = $1 and data->>'type' = 'homebrew.changed' order by seq`,
    [topic],
  );
  return rows.map(({ data }) => data);
};

describe('homebrew of a campaign', () => {
  it('is written by who leads, and read by every seat but for its creatures', async () => {
    const [monster, item] = [await save(drake()), await save(ring(), null, cora)];
    expect(item).toMatchObject({ revision: 1, updatedBy: { id: cora.id, name: 'Cora' } });
    const namesFor = async (who: Somebody) => (await who.call.homebrew.list({ campaignId })).map(({ entry }) => entry.name);
    expect(await namesFor(oda)).toEqual(['Cinder Drake', 'Ring of Slack Water']);
    expect(await namesFor(mira)).toEqual(['Ring of Slack Water']);
    await expect(mira.call.homebrew.get({ campaignId, entryId: monster.entry.id })).rejects.toMatchObject({ code: 'homebrew.notFound' });
    await expect(save(ring(), null, mira)).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
    expect((await mira.call.homebrew.get({ campaignId, entryId: item.entry.id })).entry).toEqual(item.entry);
  });

  it('tells whose hero has it what was changed, once it was, and nobody else', async () => {
    const item = ring();
    await save(item);
    const characterId = await bringHero(app, campaignId, mira, 'Kara');
    const noticesOf = async (who: Somebody) => {
      const { notices } = await who.call.notices.list({});
      return notices.flatMap(({ fact, campaign }) => (campaign?.id === campaignId && fact.kind === 'homebrewEdited' ? [fact] : []));
    };
    const renamed = { ...item, facts: { ...item.facts, rarity: 'legendary' as const } };
    await save(renamed, 1);
    expect(await noticesOf(mira)).toEqual([]);
    const add = { kind: 'addItem', itemId: randomUUID(), catalogId: contentIdOf(item.id) } as const;
    await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: add });
    await save({ ...renamed, name: 'Ring of the Neap' }, 2, cora);
    expect(await noticesOf(mira)).toEqual([
      { kind: 'homebrewEdited', name: 'Cora', entry: 'Ring of the Neap', changes: ['It was called Ring of Slack Water'] },
    ]);
    expect(await noticesOf(oda)).toEqual([]);
    // What players do not see is no news to them.
    await save({ ...renamed, name: 'Ring of the Neap', facts: { ...renamed.facts, curse: 'It never comes off.' } }, 3);
    expect(await noticesOf(mira)).toHaveLength(1);
  });

  it('is told to those who may read it, entry and all', async () => {
    const [monster, item] = [await save(drake()), await save(ring())];
    expect(await eventsAt(campaignTopic(campaignId))).toMatchObject([{ kind: 'item', entry: item }]);
    expect(await eventsAt(campaignLeadersTopic(campaignId))).toMatchObject([
      { kind: 'monster', entry: monster },
      { kind: 'item', entry: item },
    ]);
    await oda.call.homebrew.remove({ campaignId, entryId: item.entry.id });
    expect((await eventsAt(campaignTopic(campaignId))).at(-1)).toMatchObject({ entryId: item.entry.id, entry: null });
    expect(await mira.call.homebrew.list({ campaignId })).toEqual([]);
  });

  it('keeps the curse of an item from players', async () => {
    const cursed = { ...ring(), facts: { ...tideRing.facts, curse: 'The tide follows.' } };
    const { entry } = await save(cursed);
    expect(entry).toEqual(cursed);
    const told = [
      await mira.call.homebrew.list({ campaignId }),
      await mira.call.homebrew.get({ campaignId, entryId: entry.id }),
      await eventsAt(campaignTopic(campaignId)),
    ];
    expect(JSON.stringify(told)).toContain('Ring of Slack Water');
    expect(JSON.stringify(told)).not.toContain('The tide follows.');
    expect(JSON.stringify(await eventsAt(campaignLeadersTopic(campaignId)))).toContain('The tide follows.');
  });

  it('that two write at once is kept from the first, and the second is told', async () => {
    const { entry } = await save(ring());
    const both = await Promise.allSettled([save({ ...entry, name: 'Ring of Oda' }, 1), save({ ...entry, name: 'Ring of Cora' }, 1, cora)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find((each) => each.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'homebrew.moved' });
    expect(await oda.call.homebrew.get({ campaignId, entryId: entry.id })).toMatchObject({ revision: 2 });
  });

  it('is written once by a call that is repeated', async () => {
    const entry = ring();
    expect(await save(entry)).toEqual(await save(entry));
    await expect(save({ ...entry, text: 'Other.' })).rejects.toMatchObject({ code: 'homebrew.moved' });
    await expect(save(ring(), 4)).rejects.toMatchObject({ code: 'homebrew.notFound' });
  });

  it('of another campaign is not there', async () => {
    const { entry } = await save(ring());
    const { entry: monster } = await save(drake());
    const elsewhere = await openCampaign(app, oda, [], 'dm');
    const there = { campaignId: elsewhere, entryId: entry.id };
    await expect(oda.call.homebrew.get(there)).rejects.toMatchObject({ code: 'homebrew.notFound' });
    await expect(oda.call.homebrew.remove(there)).rejects.toMatchObject({ code: 'homebrew.notFound' });
    await oda.call.combat.open({ campaignId: elsewhere, heroes: [] });
    const joins = oda.call.combat.addMonsters({ campaignId: elsewhere, monsterId: contentIdOf(monster.id) });
    await expect(joins).rejects.toMatchObject({ code: 'combat.monsterNotFound' });
  });

  it('can start from an entry of the SRD', async () => {
    const [first] = await oda.call.homebrew.findSources({ campaignId, kind: 'spell', query: 'fire bolt' });
    expect(first).toEqual({ id: 'fire-bolt', name: 'Fire Bolt' });
    const entryId = randomUUID();
    const copied = await oda.call.homebrew.copy({ campaignId, kind: 'spell', sourceId: 'fire-bolt', entryId });
    expect(copied).toMatchObject({ id: entryId, kind: 'spell', name: 'Fire Bolt', facts: { level: 0, school: 'evocation' } });
    expect((await save(copied)).revision).toBe(1);
  });

  it('that is wrong is refused with the name of the field', async () => {
    const wrong = { ...drake(), activities: [{ kind: 'damage' as const, damage: [{ formula: '500d6', types: ['fire' as const] }] }] };
    await expect(save(wrong)).rejects.toMatchObject({ code: 'input.invalid' });
    await expect(save(wrong)).rejects.toThrow(/At most 30 dice/);
  });
});

describe('a creature of homebrew', () => {
  it('is found in the search of a fight, joins it, and acts with what was written', async () => {
    const { entry } = await save(drake());
    const monsterId = contentIdOf(entry.id);
    const found = await oda.call.combat.findMonsters({ campaignId, query: 'cinder' });
    expect(found.monsters.map(({ id }) => id)).toEqual([monsterId]);
    expect(await oda.call.combat.findMonsters({ campaignId, id: monsterId })).toMatchObject({
      total: 1,
      numbers: { away: { maxHitPoints: found.monsters[0]?.hitPoints } },
    });
    const kara = await bringHero(app, campaignId, mira, 'Kara');
    await oda.call.combat.open({ campaignId, heroes: [kara] });
    const foeId = randomUUID();
    await oda.call.combat.addMonsters({ campaignId, id: foeId, monsterId });
    faces = [2, 20];
    const take = async (step: Parameters<Somebody['call']['combat']['step']>[0]['step']) => {
      const { number } = fightIn(await oda.call.combat.get({ campaignId }));
      return fightIn(await oda.call.combat.step({ campaignId, number, step }));
    };
    const started = await take({ name: 'start' });
    const heroId = started.view.combatants.find(({ name }) => name === 'Kara')?.id ?? '';
    faces = [19];
    const struck = await take({ name: 'attack', actorId: foeId, targetId: heroId, attack: 'Burning Sword +1' });
    expect(JSON.stringify(struck.lines)).toContain('fire');
    faces = [1];
    const breathed = await take({ name: 'use', actorId: foeId, effect: 'Fire Breath', targetIds: [heroId] });
    expect(JSON.stringify(breathed.lines)).toContain('Fire Breath');
    // It is spent until a d6 shows 5 or 6.
    await expect(take({ name: 'use', actorId: foeId, effect: 'Fire Breath', targetIds: [heroId] })).rejects.toThrow(/Fire Breath/);
    // An edit changes nobody who fights, until the Dungeon Master renews them; what befell them stays.
    const foe = async () => {
      const { view } = fightIn(await oda.call.combat.get({ campaignId }));
      const found = view.audience === 'dm' ? view.combatants.find(({ id }) => id === foeId) : undefined;
      if (!found) throw new Error('The drake does not fight.');
      return found;
    };
    await expect(take({ name: 'renew', targetId: foeId })).rejects.toThrow(/is as it is written already/);
    await take({ name: 'damage', actorId: null, targetId: foeId, amount: 5, type: null });
    const before = await foe();
    // The page compares what it is told of both.
    const isEdited = async () => {
      const { numbers } = await oda.call.combat.findMonsters({ campaignId, id: monsterId });
      return numbers && isOutdated(await foe(), numbers.away);
    };
    expect(await isEdited()).toBe(false);
    const facts = { ...cinderDrake.facts, armorClass: before.armorClass + 2, hitDice: '12d10+12' };
    await save({ ...cinderDrake, id: entry.id, facts }, 1);
    expect((await foe()).armorClass).toBe(before.armorClass);
    expect(await isEdited()).toBe(true);
    await take({ name: 'renew', targetId: foeId });
    expect(await isEdited()).toBe(false);
    const after = await foe();
    const more = after.maxHitPoints - before.maxHitPoints;
    expect(more).toBeGreaterThan(0);
    expect([after.armorClass, after.hitPoints]).toEqual([before.armorClass + 2, before.hitPoints + more]);
    expect([after.spent, after.initiative]).toEqual([before.spent, before.initiative]);
    await expect(take({ name: 'renew', targetId: heroId })).rejects.toThrow(/no creature of the homebrew/);
    const { number } = fightIn(await oda.call.combat.get({ campaignId }));
    await oda.call.combat.undo({ campaignId, number });
    expect(await foe()).toEqual(before);
  });
});

describe('a file of a creature', () => {
  const read = (text: string, who = oda) => who.call.homebrew.readCreature({ campaignId, text });
  const actor = { ...writeFoundryNpc(cinderDrake) };

  it('is read for whoever leads, and nothing is saved', async () => {
    expect(await read(JSON.stringify(actor), cora)).toEqual({ entry: cinderDrake, report: [] });
    expect(await oda.call.homebrew.list({ campaignId })).toEqual([]);
    await expect(read(JSON.stringify(actor), mira)).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
  });

  it('is read where it is as long as one may be, and not where it is longer', async () => {
    const padded = (length: number) => {
      const bare = JSON.stringify({ ...actor, note: '' });
      return JSON.stringify({ ...actor, note: 'a'.repeat(length - bare.length) });
    };
    expect((await read(padded(limits.creatureFileLength))).entry).toEqual(cinderDrake);
    await expect(read(padded(limits.creatureFileLength + 1))).rejects.toMatchObject({ code: 'input.invalid' });
  });

  it.each([
    ['no JSON', 'Once upon a time', 'This file cannot be read as a creature.'],
    ['no name', JSON.stringify({ type: 'npc', system: {} }), 'The field “name” of this file cannot be read.'],
    [
      'a name that reaches too far',
      '{"type":"npc","system":{"__proto__":{}}}',
      'The field “system.__proto__” of this file cannot be read.',
    ],
  ])('is refused with %s, by the name of the field', async (_what, text, message) =>
    expect(read(text)).rejects.toMatchObject({ code: 'homebrew.fileRefused', message }),
  );
});

describe('an item of homebrew', () => {
  it('is carried, counts while it is worn, and does as it is written now', async () => {
    const { entry } = await save(ring());
    const form = { campaignId, id: randomUUID(), name: 'Brakka', race: 'dwarf', class: 'fighter', outfit: 'none' as const };
    const characterId = (await mira.call.characters.createQuick(form)).character.id;
    type Act = Parameters<Somebody['call']['characters']['act']>[0]['act'];
    const act = (given: Act) => mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: given });
    const armorClass = async () => (await mira.call.characters.list({ campaignId })).find(({ id }) => id === characterId)?.armorClass ?? 0;
    const before = await armorClass();
    await act({ kind: 'addItem', itemId: 'ring', catalogId: contentIdOf(entry.id) });
    expect(await armorClass()).toBe(before);
    const { character } = await act({ kind: 'placeItem', itemId: 'ring', place: 'worn' });
    expect(character.activeEffects).toMatchObject([{ name: 'Ring of Slack Water', source: { kind: 'item', id: 'ring' } }]);
    expect(await armorClass()).toBe(before + 2);
    await save({ ...entry, effects: [{ changes: [{ on: 'armorClass', add: '1' }] }] }, 1);
    expect(await armorClass()).toBe(before + 1);
    await oda.call.homebrew.remove({ campaignId, entryId: entry.id });
    expect(await armorClass()).toBe(before);
    await expect(act({ kind: 'addItem', itemId: 'other', catalogId: contentIdOf(entry.id) })).rejects.toThrow(
      'There is no such item in the list.',
    );
  });
});
