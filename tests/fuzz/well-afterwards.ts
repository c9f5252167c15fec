import type { FuzzTable } from './fuzz-table.ts';

/** Reads everything that the screens of a table and of a world show; answers what could not be read. */
export async function unreadable({ owner, player, admin, campaignId, worldId, query }: FuzzTable): Promise<string[]> {
  const faults: string[] = [];
  const read = async (what: string, run: () => Promise<unknown>) => {
    await run().catch((error: unknown) => {
      const isRefusal = typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500;
      if (!isRefusal) faults.push(`${what}: ${String(error)}`);
    });
  };
  const tables = await query('select id from campaign where deleted_at is null and owner_id = $1', [owner.id]);
  for (const at of [campaignId, ...tables.map(({ id }) => String(id))]) {
    for (const who of at === campaignId ? [owner, player] : [owner]) {
      const { call } = who;
      await read(`campaigns.get ${at}`, () => call.campaigns.get({ campaignId: at }));
      await read(`chat.list ${at}`, () => call.chat.list({ campaignId: at }));
      await read(`characters.list ${at}`, () => call.characters.list({ campaignId: at }));
      await read(`combat.get ${at}`, () => call.combat.get({ campaignId: at }));
      await read(`turns.get ${at}`, () => call.turns.get({ campaignId: at }));
      await read(`notes.list ${at}`, () => call.notes.list({ campaignId: at }));
      await read(`tableLore.list ${at}`, () => call.tableLore.list({ campaignId: at }));
      await read(`battleMaps.get ${at}`, () => call.battleMaps.get({ campaignId: at }));
      await read(`maps.get ${at}`, () => call.maps.get({ campaignId: at }));
      await read(`safety.get ${at}`, () => call.safety.get({ campaignId: at }));
      await read(`narrator.current ${at}`, () => call.narrator.current({ campaignId: at }));
      await read(`history.recaps ${at}`, () => call.history.recaps({ campaignId: at }));
      await read(`history.list ${at}`, () => call.history.list({ campaignId: at }));
    }
  }
  const worlds = await query('select id from world where deleted_at is null and owner_id = $1', [owner.id]);
  for (const at of [worldId, ...worlds.map(({ id }) => String(id))]) {
    const { call } = owner;
    await read(`worlds.get ${at}`, () => call.worlds.get({ worldId: at }));
    await read(`lore.list ${at}`, () => call.lore.list({ worldId: at }));
    await read(`tomes.list ${at}`, () => call.tomes.list({ worldId: at }));
    await read(`generations.list ${at}`, () => call.generations.list({ worldId: at }));
    await read(`worlds.timeline ${at}`, () => call.worlds.timeline({ worldId: at }));
  }
  for (const { call } of [owner, player, admin]) {
    await read('home.overview', () => call.home.overview({}));
    await read('campaigns.list', () => call.campaigns.list({}));
    await read('worlds.list', () => call.worlds.list({}));
    await read('characters.mine', () => call.characters.mine({}));
    await read('notices.list', () => call.notices.list({}));
  }
  await read('admin.people', () => admin.call.admin.people({}));
  await read('admin.health', () => admin.call.admin.health({}));
  await read('admin.audit', () => admin.call.admin.audit({}));
  return faults;
}
