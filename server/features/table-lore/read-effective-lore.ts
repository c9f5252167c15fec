import type { Actor } from '#domain/account/account.ts';
import { everyone } from '#domain/permissions/audience.ts';
import type { Reader } from '#domain/permissions/audience.ts';
import { effectiveLore } from '#domain/world/lore/effective-lore.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { seenTableLore } from '#domain/world/lore/table-lore.ts';
import type { EffectiveLore, LoreText, TableLore } from '#domain/world/lore/table-lore.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';
import { countTableLore, selectTableLore, selectTableLoreNamed } from './table-lore.store.ts';
import { readLore, readLoreNamed } from '#server/features/lore/index.ts';

/** Somebody at the table as a reader of its lore: those who lead it read everything, those without a seat nothing. */
function readerAt(actor: Actor, { seat }: Pick<TableAccess, 'seat'>): Reader {
  return { id: personOf(actor).id, builds: isDm(seat) };
}

const wordsFor = (entries: readonly TableLore[], reader: Reader): LoreText[] =>
  entries.flatMap((entry) => seenTableLore(entry, reader) ?? []);

/** What somebody may read of the world's lore; nothing where they may not look at the world. */
export async function readWorldLore(sql: Sql, actor: Actor, worldId: string): Promise<SeenEntry[]> {
  const access = await findWorldAccess({ sql, actor, input: { worldId } });
  return policies['lore.list'](actor, access) === true ? readLore(sql, worldId, readerOf(actor, access)) : [];
}

/** The lore of a campaign as one person at its table reads it. */
export async function readEffectiveLore(sql: Sql, actor: Actor, table: TableAccess): Promise<EffectiveLore[]> {
  const { here } = await readBoth(sql, actor, table);
  return here;
}

/** The same with what it is made of. */
export async function readBoth(sql: Sql, actor: Actor, table: TableAccess) {
  const { worldId } = table;
  const world = await readWorldLore(sql, actor, worldId);
  const reader = readerAt(actor, table);
  const own = await selectTableLore(sql, table.campaignId, reader);
  return { worldId, world, own, here: effectiveLore(world, wordsFor(own, reader)) };
}

/** The entries that a text may speak of by any of their names, as one person at the table reads them; at most so many of each. */
export async function readNamedLoreFor(sql: Sql, actor: Actor, table: TableAccess, text: string, limit: number): Promise<EffectiveLore[]> {
  const { worldId, campaignId } = table;
  const access = await findWorldAccess({ sql, actor, input: { worldId } });
  const looks = policies['lore.list'](actor, access) === true;
  const world = looks ? await readLoreNamed(sql, worldId, readerOf(actor, access), text, limit) : [];
  const reader = readerAt(actor, table);
  const own = await selectTableLoreNamed(sql, campaignId, reader, { ids: world.map(({ id }) => id), text, limit });
  return effectiveLore(world, wordsFor(own, reader));
}

/** The entries that a text may speak of by any of their names, as everyone at the table reads them; at most so many of each. */
export async function readNamedEffectiveLore(
  sql: Sql,
  campaignId: string,
  worldId: string,
  text: string,
  limit: number,
): Promise<EffectiveLore[]> {
  const [world, many] = await Promise.all([readLoreNamed(sql, worldId, everyone, text, limit), countTableLore(sql, campaignId)]);
  // Few tables have lore of their own, and everybody at the table waits for this.
  const own = many === 0 ? [] : await selectTableLoreNamed(sql, campaignId, everyone, { ids: world.map(({ id }) => id), text, limit });
  return effectiveLore(world, wordsFor(own, everyone));
}

/**
 * The lore of a campaign as it may be told on: all of it for those who lead, with its date and tags and with the marks of who
 * reads what; for everybody else what everybody may read.
 */
export async function readLoreToTell(
  sql: Sql,
  actor: Actor,
  table: TableAccess,
): Promise<(EffectiveLore & Pick<SeenEntry, 'tags' | 'date'>)[]> {
  const { worldId, campaignId, seat } = table;
  const access = await findWorldAccess({ sql, actor, input: { worldId } });
  const looks = policies['lore.list'](actor, access) === true;
  const [leads, builder] = [isDm(seat), readerOf(actor, access)];
  // Whoever leads and does not build the world reads it without marks of what others do not.
  const world = looks ? await readLore(sql, worldId, leads && builder.builds ? builder : everyone) : [];
  const reader = leads ? readerAt(actor, table) : everyone;
  const own = await selectTableLore(sql, campaignId, reader);
  const worldly = new Map(world.map((entry) => [entry.id, entry]));
  return effectiveLore(world, wordsFor(own, reader)).map((entry) => {
    const { tags = [], date = null } = worldly.get(entry.id) ?? {};
    return { ...entry, tags, date };
  });
}
