import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import { log } from '#server/kernel/log.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { eelPot } from '#domain/battle-map/stamps/own-drawing.fixture.ts';
import { beastTable } from '#domain/idea/random-table/random-table.fixture.ts';
import { emptyGround } from '#domain/battle-map/draw.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { heroToKeep } from '#server/features/characters/heroes/hero-to-keep.fixture.ts';
import { openStatementLog } from '#tests/support/statements.ts';
import { tier } from '#tests/support/tier.ts';
import { readsOfScreens, refusable } from './screen-reads.fixture.ts';
import type { Read } from './screen-reads.fixture.ts';

/** Every column of the schema that holds JSON, each with the rows that are damaged in it. */
const columns: Record<string, string> = {
  'battle_map.ground': 'true',
  'battle_map.tokens': 'true',
  'drawn_map.ground': 'true',
  'own_asset.data': 'true',
  'kept_hero.hero': 'true',
  'answered_change.answer': 'true',
  'audit.detail': 'true',
  'campaign.settings': 'true',
  'cycle.intents': 'true',
  'event.data': 'true',
  'homebrew.data': 'true',
  'message.fight': 'true',
  'message.images': 'true',
  'message.narration': 'true',
  'message.rolls': 'true',
  'message_applied.state': 'true',
  'message_check.shown': 'true',
  'message_check.state': 'true',
  'narration.draft': `status = 'drafted'`,
  'narration.held_back': `status = 'drafted'`,
  'notice.data': 'true',
  'package.manifest': 'true',
  'package_base.data': 'true',
  'document.data': 'true',
  'document_version.data': 'true',
  'document_version.summary': 'true',
  'ruling.data': 'true',
  // The other rows are secrets of the installation, without which nothing starts.
  'setting.value': `key = 'instance'`,
  'turn.hands': 'true',
  'user.preferences': 'true',
  'world.versions': 'true',
  'world_change.fields': 'true',
  'world_conflict.value': 'true',
  'world_document.document': 'true',
  'world_entry.aliases': 'true',
  'world_entry.audience': 'true',
  'world_entry.source': 'true',
  'world_entry.tags': 'true',
  'world_entry.versions': 'true',
  'world_generation.categories': 'true',
  'world_generation.found': 'true',
  'world_generation.plan': 'true',
  'world_generation.planned_for': 'true',
  'world_generation.read': 'true',
  'world_generation.rest': 'true',
  'world_generation.tome_audience': 'true',
  'world_proposal.entry': 'true',
  'world_proposal.evidence': 'true',
  'world_tome.audience': 'true',
  'world_tome.versions': 'true',
};

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let at: { campaignId: string };
let inWorld: { worldId: string };
const ids = {
  characterId: '',
  noteId: randomUUID(),
  loreId: randomUUID(),
  homebrewId: randomUUID(),
  entryId: '',
  tomeId: '',
  generationId: '',
};

/** What each read says to the database, by what it reads. */
const statements = new Map<string, string[]>();
/** Tables whose rows the server keeps in mind, so that a read may use them without asking. */
const remembered = ['user', 'setting'];

const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

beforeAll(async () => {
  // Each of some thousand reads would be told with its stack.
  vi.spyOn(log, 'fault').mockReturnValue();
  // Time stands nearly still: a turn that ended by itself would be brought back with the column that was damaged meanwhile.
  let clock = Date.now();
  const sent = openStatementLog();
  app = await startApp({ now: () => new Date((clock += 1)) });
  owner = await signUpAdministrator(app, 'Oda');
  mira = await signUp(app.url, 'Mira');
  await fillTable();
  await fillWorld();
  for (const [what, read] of readsOfScreens(owner, { at, inWorld, ids }))
    statements.set(what, await sent.during(() => read().catch(() => null)));
  sent.end();
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await app.end();
});

/** A table where something of each kind stands. */
async function fillTable(): Promise<void> {
  at = { campaignId: await openCampaign(app, owner, [mira], 'dm') };
  ids.characterId = await bringHero(app, at.campaignId, mira, 'Kara');
  const sheet = { ...at, characterId: ids.characterId };
  const what = { kind: 'damage', itemId: null, critical: false } as const;
  const { message } = await mira.call.characters.roll({ ...sheet, id: randomUUID(), what });
  const of = { messageId: message.id, index: 0 };
  await mira.call.characters.act({ ...sheet, id: randomUUID(), act: { kind: 'takeDamage', amount: 2 }, of });
  await owner.call.checks.ask({ ...at, id: randomUUID(), what: { kind: 'check', ability: 'strength' }, heroes: [ids.characterId] });
  await owner.call.combat.open({ ...at, heroes: [ids.characterId] });
  await owner.call.notes.save({ ...at, noteId: ids.noteId, seen: null, title: 'Bells', text: 'Two.', audience: 'table' });
  const fields = { category: 'items' as const, name: 'Bell', aliases: [], text: 'It rang.', audience: 'everyone' as const };
  await owner.call.tableLore.save({ ...at, entryId: ids.loreId, seen: null, fields });
  await owner.call.homebrew.save({ ...at, entry: { ...tideRing, id: ids.homebrewId }, seen: null });
  const homebrew = { ...at, entryIds: [ids.homebrewId] };
  await owner.call.market.publishAssets({ listingId: null, about: aboutWeir, homebrew, heroes: [] });
  const { packageId } = await owner.call.market.obtain({ listingId: '3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e04' });
  await owner.call.market.installHomebrew({ ...at, packageId });
  await owner.call.safety.add({ ...at, as: 'line', topic: 'spiders' });
  await owner.call.maps.setFog({ ...at, on: true });
  const map = { ...at, mapId: randomUUID() };
  await owner.call.battleMaps.create({ ...map, name: 'Cellar', grid: { kind: 'square', columns: 4, rows: 4 } });
  await owner.call.battleMaps.saveTokens({ ...map, tokens: [{ id: 'rat', name: 'Rat', cell: 2 }] });
  await owner.call.battleMaps.show(map);
  await owner.call.heroes.keep({ hero: heroToKeep().hero, picture: null });
  await owner.call.drawnMaps.save({ mapId: map.mapId, ground: emptyGround('Loft', { kind: 'square', columns: 4, rows: 4 }) });
  await owner.call.ownAssets.saveTable({ table: beastTable });
  await owner.call.ownAssets.saveStamp({ stamp: eelPot });
  await post();
  await mira.call.turns.raiseHand(at);
  await query(`insert into cycle (campaign_id, number, closed_by, intents, closed_at) values ($1, 1, 'hands', '[]', now())`, [
    at.campaignId,
  ]);
  const narration = randomUUID();
  await query(`insert into narration (id, campaign_id, cause, status, text, draft) values ($1, $2, 'chat', 'drafted', 'The tide.', '{}')`, [
    narration,
    at.campaignId,
  ]);
  await query(`insert into ruling (narration_id, number, data) values ($1, 1, '{}')`, [narration]);
  await mira.call.plans.request({ plan: 'DM' });
  const [asked] = await owner.call.admin.planRequests({});
  await owner.call.admin.reviewPlanRequest({ requestId: asked?.id ?? '', approve: true });
  await owner.call.admin.saveSettings({ signups: 'open', model: null, repliesPerCampaign: null, repliesPerPerson: null });
  await owner.call.history.endSession(at);
}

/** A world where something of each kind stands. */
async function fillWorld(): Promise<void> {
  inWorld = { worldId: (await owner.call.worlds.create({ name: 'The Weir' })).id };
  ids.entryId = (await owner.call.lore.add({ ...inWorld, entry: { category: 'items', name: 'Rope', text: 'A rope.' } })).id;
  const edits = { text: { value: 'A long rope.', seen: 1 } };
  await owner.call.lore.edit({ ...inWorld, entryId: ids.entryId, edits });
  await owner.call.lore.edit({ ...inWorld, entryId: ids.entryId, edits: { text: { value: 'A short rope.', seen: 1 } } });
  ids.tomeId = (await owner.call.tomes.add({ ...inWorld, title: 'Ledger', content: 'Of salt.' })).id;
  await query(`insert into world_document (tome_id, document, read_at) values ($1, '{}', now())`, [ids.tomeId]);
  ids.generationId = (await owner.call.generations.expand({ ...inWorld, prompt: 'A coast.', category: 'items' })).id;
  const generation = { ...inWorld, generationId: ids.generationId };
  await vi.waitFor(
    async () => {
      if ((await owner.call.generations.get(generation)).state === 'running') throw new Error('It still runs.');
    },
    { timeout: 60_000, interval: 40 },
  );
}

const post = () => owner.call.chat.post({ id: randomUUID(), ...at, content: 'Salt and tide' });

/** The reads that ask for a table's rows, which alone can come upon what is damaged in them; all where none does, and in the nightly run. */
function readsOf(table: string): Read[] {
  const all = readsOfScreens(owner, { at, inWorld, ids });
  const named = new RegExp(String.raw`\b${table}\b`);
  const asking = all.filter(([what]) => statements.get(what)?.some((each) => named.test(each)));
  return tier.isNightly || remembered.includes(table) || asking.length === 0 ? all : asking;
}

/** What somebody takes along, by the name of the file. */
async function exportOf({ cookie }: Somebody): Promise<Record<string, Uint8Array>> {
  const response = await fetch(`${app.url}/api/account/export.zip`, { headers: { cookie, origin: app.url } });
  if (!response.ok) throw Object.assign(new Error('The export was refused.'), { status: response.status });
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

it('every column that holds JSON is one of these', async () => {
  const { rows } = await query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('json', 'jsonb') order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(columns).toSorted());
});

/** Writes something into every row of a column; answers how many there are, and how they become what they were. */
async function spoil(name: string): Promise<{ rows: number; write: (value: string) => Promise<unknown>; restore: () => Promise<void> }> {
  const [table, column] = name.split('.');
  await query(`alter table "${table}" add column if not exists "kept ${column}" jsonb`);
  const { rowCount } = await query(`update "${table}" set "kept ${column}" = coalesce("${column}", 'null') where ${columns[name]}`);
  return {
    rows: rowCount ?? 0,
    write: (value) => query(`update "${table}" set "${column}" = $1::jsonb where ${columns[name]}`, [value]),
    async restore() {
      await query(`update "${table}" set "${column}" = nullif("kept ${column}", 'null') where "kept ${column}" is not null`);
      await query(`alter table "${table}" drop column "kept ${column}"`);
    },
  };
}

it.each(Object.keys(columns))(
  'what cannot be read in %s breaks nothing else',
  async (name) => {
    const spoiled = await spoil(name);
    const failed: string[] = [];
    // A column whose rows nobody has would be tested in vain.
    expect(spoiled.rows).toBeGreaterThan(0);
    for (const value of ['7', '{"x":[1]}', '[{"x":1}]']) {
      await spoiled.write(value);
      for (const [what, read] of readsOf(name.split('.')[0] ?? '')) {
        const code = await read().then(
          () => null,
          (error: unknown) => z.object({ code: z.string() }).safeParse(error).data?.code ?? String(error),
        );
        if (code !== null && code !== refusable[what]) failed.push(`${what} with ${value}: ${code}`);
      }
    }
    await spoiled.restore();
    expect(failed).toEqual([]);
  },
  120_000,
);

it('an export is made where everything is damaged at once', async () => {
  const all = [];
  for (const name of Object.keys(columns)) all.push(await spoil(name));
  for (const { write } of all) await write('7');
  const files = await exportOf(owner);
  for (const { restore } of all) await restore();
  expect(strFromU8(files['messages.json'] ?? new Uint8Array())).toContain('Salt and tide');
  expect(readmeIn(files)).toContain('- Rope');
}, 120_000);

it('an export names what of a world could not be read, and holds the rest', async () => {
  await query(`update world_entry set aliases = '7' where id = $1`, [ids.entryId]);
  await query(`update world_tome set versions = '7' where id = $1`, [ids.tomeId]);
  const files = await exportOf(owner);
  expect(readmeIn(files)).toContain(
    'could not be read, and are not in this vault. Bring them back in the world, and export it again:\n\n- Rope\n- Ledger\n',
  );
  // Their words are in the plain list all the same.
  expect(strFromU8(files['worlds.json'] ?? new Uint8Array())).toContain('rope');
  await owner.call.worlds.mend({ ...inWorld, kind: 'entry', id: ids.entryId });
  await owner.call.worlds.mend({ ...inWorld, kind: 'tome', id: ids.tomeId });
  expect(readmeIn(await exportOf(owner))).not.toContain('could not be read');
});

/** What the archive of the first world says of itself. */
const readmeIn = (files: Record<string, Uint8Array>) =>
  strFromU8(unzipSync(files['worlds/1 The Weir.zip'] ?? new Uint8Array())['README.md'] ?? new Uint8Array());
