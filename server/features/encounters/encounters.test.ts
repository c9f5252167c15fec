import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { cinderDrake } from '#domain/homebrew/homebrew.fixture.ts';
import { limits } from '#domain/limits/limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let campaignId: string;
beforeAll(async () => {
  app = await startApp();
  oda = await signUp(app.url, 'Oda');
});
beforeEach(async () => (campaignId = await openCampaign(app, oda, [], 'dm')));
afterAll(() => app.end());

describe('a visitor who builds an encounter', () => {
  it('chooses among every creature of the SRD, and reads their stat blocks', async () => {
    const visitor = clientFor(app.url).encounters;
    const creatures = await visitor.creatures({});
    expect(creatures.length).toBeGreaterThan(300);
    expect(creatures.find(({ id }) => id === 'wolf')).toMatchObject({ xp: 50, terrains: ['arctic', 'forest', 'grassland', 'hills'] });
    expect(await visitor.statBlock({ creatureId: 'wolf' })).toMatchObject({ name: 'Wolf', hitPoints: 11 });
    await expect(visitor.statBlock({ creatureId: 'orc' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a campaign in which an encounter is built', () => {
  const read = () => oda.call.encounters.ofCampaign({ campaignId });

  it('adds its own creatures, and those that its lore names, with factions first', async () => {
    const drake = { ...cinderDrake, id: randomUUID() };
    await oda.call.homebrew.save({ campaignId, entry: drake, seen: null });
    const write = (category: 'factions' | 'quests', name: string, text: string) => {
      const fields = { category, name, aliases: [], text, audience: 'dm' as const };
      return oda.call.tableLore.save({ campaignId, entryId: randomUUID(), seen: null, fields });
    };
    await write('quests', 'A Bell', `The bell is guarded by a ${drake.name} and two ogres.`);
    await write('factions', 'The Undertow', 'Kobolds serve it.');
    await write('factions', 'The Quiet', 'Nobody knows them.');
    const { creatures, lore } = await read();
    expect(creatures).toMatchObject([{ id: contentIdOf(drake.id), name: drake.name, terrains: [] }]);
    const own = lore.filter(({ name }) => ['A Bell', 'The Undertow', 'The Quiet'].includes(name));
    expect(own.map(({ name }) => name)).toEqual(['The Undertow', 'A Bell']);
    expect(own[0]?.creatures).toContain('kobold-warrior');
    expect(own[1]?.creatures).toContain(contentIdOf(drake.id));
    expect(own[1]?.creatures).toContain('ogre');
  });

  it('keeps encounters by name, writes one anew under its id, and forgets', async () => {
    const ford = { id: randomUUID(), name: 'The ford', foes: 'goblin-boss_1_locked.wolf_3' };
    await oda.call.encounters.keep({ campaignId, encounter: ford });
    await oda.call.encounters.keep({ campaignId, encounter: { id: randomUUID(), name: 'a bridge', foes: 'troll_1' } });
    await oda.call.encounters.keep({ campaignId, encounter: { ...ford, foes: 'wolf_4' } });
    expect((await read()).kept.map(({ name, foes }) => [name, foes])).toEqual([
      ['a bridge', 'troll_1'],
      ['The ford', 'wolf_4'],
    ]);
    await oda.call.encounters.forget({ campaignId, encounterId: ford.id });
    await oda.call.encounters.forget({ campaignId, encounterId: ford.id });
    expect((await read()).kept).toHaveLength(1);
  });

  it('keeps none without a name or with foes that cannot be read, and only so many', async () => {
    const keep = (name: string, foes: string) => oda.call.encounters.keep({ campaignId, encounter: { id: randomUUID(), name, foes } });
    for (const [name, foes] of [
      ['', 'wolf_1'],
      ['Ford', ''],
      ['Ford', 'wolf'],
      ['Ford', 'wolf_99'],
      ['Ford', 'wolf_1.wolf_2'],
    ] as const)
      await expect(keep(name, foes)).rejects.toMatchObject({ status: 422 });
    await app.database.pool.query(
      `insert into encounter (campaign_id, id, name, foes, updated_at)
       select $1, 'kept ' || n, 'Ford', 'wolf_1', now() from generate_series(1, $2::int) n`,
      [campaignId, limits.encountersKept],
    );
    await expect(keep('One more', 'wolf_1')).rejects.toMatchObject({ status: 409 });
  });
});

describe('the lore of a world in which an encounter is built', () => {
  it('says whom it names and of which terrains its places are, as far as somebody reads it', async () => {
    const { id: worldId } = await oda.call.worlds.create({ name: 'The coast' });
    const add = (category: 'geography' | 'factions' | 'items', name: string, text: string, audience: 'everyone' | 'dm' = 'everyone') =>
      oda.call.lore.add({ worldId, entry: { category, name, text, audience } });
    await add('geography', 'The Sedge', 'A marsh with one road through it.\n\n::: dm\nA hag lives there.\n:::');
    await add('factions', 'The Undertow', 'Kobolds who serve [[The Sedge]].');
    await add('factions', 'The Reed Court', 'They own every bog, and are seldom seen.');
    await add('factions', 'The Hidden', 'Trolls.', 'dm');
    await add('items', 'A Bog Lamp', 'It burns in the bog.');
    const { lore } = await oda.call.encounters.ofWorld({ worldId });
    expect(lore.map(({ name, terrains }) => [name, terrains])).toEqual([
      ['The Hidden', []],
      ['The Reed Court', ['swamp']],
      ['The Undertow', []],
      ['The Sedge', ['swamp']],
    ]);
    const sedge = lore.find(({ name }) => name === 'The Sedge');
    expect(sedge?.creatures).toContain('kobold-warrior');
    expect(sedge?.creatures).toContain('green-hag');
    const mira = await signUp(app.url, 'Mira');
    const { code } = await oda.call.invitations.createForWorld({ worldId, role: 'reader' });
    await mira.call.invitations.joinWorld({ code });
    const seen = (await mira.call.encounters.ofWorld({ worldId })).lore;
    expect(seen.map(({ name }) => name)).toEqual(['The Reed Court', 'The Undertow', 'The Sedge']);
    expect(seen.at(-1)?.creatures).not.toContain('green-hag');
  });
});

describe('an encounter of an account', () => {
  const ford = (fields: object = {}) => ({ id: randomUUID(), name: 'The ford', foes: 'wolf_3', party: '3.3.4', ...fields });

  it('is kept, renamed, listed and removed by its owner, is in their export, and is not there for anybody else', async () => {
    const tov = await signUp(app.url, 'Tov');
    const kept = await oda.call.ownEncounters.save({ encounter: ford() });
    await oda.call.ownEncounters.save({ encounter: { ...kept, name: 'The weir' } });
    expect(await oda.call.ownEncounters.list({})).toEqual([{ ...kept, name: 'The weir' }]);
    expect(await tov.call.ownEncounters.list({})).toEqual([]);
    await tov.call.ownEncounters.remove({ encounterId: kept.id });
    const zip = await fetch(`${app.url}/api/account/export.zip`, { headers: { cookie: oda.cookie } });
    expect(strFromU8(unzipSync(new Uint8Array(await zip.arrayBuffer()))['encounters.json'] ?? new Uint8Array())).toContain('The weir');
    await oda.call.ownEncounters.remove({ encounterId: kept.id });
    expect(await oda.call.ownEncounters.list({})).toEqual([]);
  });

  it('is not kept with levels that cannot be read, nor beside as many as an account may have, and goes with its owner', async () => {
    const tov = await signUp(app.url, 'Tov the second');
    await expect(tov.call.ownEncounters.save({ encounter: ford({ party: '3.99' }) })).rejects.toMatchObject({ status: 422 });
    await app.database.pool.query(
      `insert into own_encounter (user_id, id, name, foes, party, updated_at)
       select $1, 'kept ' || n, 'Ford', 'wolf_1', '', now() from generate_series(1, $2::int) n`,
      [tov.id, limits.encountersKept],
    );
    await expect(tov.call.ownEncounters.save({ encounter: ford() })).rejects.toMatchObject({ status: 409 });
    await app.database.pool.query(`delete from "user" where id = $1`, [tov.id]);
    const { rows } = await app.database.pool.query(`select count(*)::int as many from own_encounter where user_id = $1`, [tov.id]);
    expect(rows).toEqual([{ many: 0 }]);
  });
});
