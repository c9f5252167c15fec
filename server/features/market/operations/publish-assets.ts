import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { tablesWith } from '#domain/idea/random-table/roll-table.ts';
import { limits } from '#domain/limits/limits.ts';
import { stampsText, tablesText } from '#domain/market/asset-files.ts';
import { listOwnAssets } from '#server/features/own-assets/index.ts';
import { fileOf } from '#domain/homebrew/entries-file.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { contentsOfAssets, withMaps } from '#domain/market/contents.ts';
import { sourceOfHero } from '#domain/market/hero-source.ts';
import { partKey } from '#domain/market/update/part-key.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { publishAssets as operation } from '#contract/market/market.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { ownHeroes } from '#server/features/characters/index.ts';
import { listEntries } from '#server/features/homebrew/index.ts';
import { extraParts, keysOfMaps } from '#server/features/market/package/extra-parts.ts';
import { findSources } from '#server/features/market/packages.store.ts';
import { publish } from '#server/features/market/publish.ts';
import type { PartBytes } from '#server/features/market/package/seal.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

export const publishAssets = answer(operation, async ({ kernel, actor }, input) => {
  const { listingId, about, homebrew, heroes } = input;
  const { sql } = kernel.database;
  const access = homebrew && (await findAccess({ sql, actor, input: homebrew }));
  permit(policies['market.publishAssets'], actor, access);
  const person = personOf(actor);
  const entries = homebrew ? await chosenEntries(sql, homebrew) : [];
  const files = [];
  for (const each of heroes) {
    const file = await ownHeroes.findOwnHeroFile(sql, person.id, each);
    if (!file) throw new Refusal('character.notFound');
    files.push(file);
  }
  const extra = await extraParts(kernel, person.id, input);
  const tables = await chosenTables(sql, person.id, input.tables);
  const stamps = await chosenStamps(sql, person.id, input.stamps);
  const parts: PartBytes[] = [
    ...(entries.length > 0 ? [{ path: 'parts/homebrew.json', holds: 'homebrew' as const, bytes: bytesOf(fileOf(entries)) }] : []),
    ...files.map(({ text }, n) => ({ path: `parts/hero-${n + 1}.json`, holds: 'hero' as const, bytes: bytesOf(text) })),
    ...(tables.length > 0 ? [{ path: 'parts/tables.json', holds: 'tables' as const, bytes: bytesOf(tablesText(tables)) }] : []),
    ...(stamps.length > 0 ? [{ path: 'parts/stamps.json', holds: 'stamps' as const, bytes: bytesOf(stampsText(stamps)) }] : []),
  ];
  if (parts.length + extra.maps.length === 0) throw new Refusal('package.empty');
  const assets = contentsOfAssets({ entries, heroes: files.map(({ hero }) => hero), tables, stamps });
  const contents = withMaps(
    assets,
    extra.maps.map(({ ground }) => ground),
  );
  const keys = [
    ...entries.map(({ id }) => partKey('homebrew', id)),
    ...keysOfMaps(extra.maps),
    ...tables.map(({ id }) => partKey('table', id)),
    ...stamps.map(({ id }) => partKey('stamp', id)),
  ];
  const sources = [
    ...(await findSources(sql, person.id, { campaignId: homebrew?.campaignId, keys })),
    ...files.flatMap(({ hero }) => sourceOfHero(hero) ?? []),
  ];
  const made = { kind: 'assets' as const, story: null, sources, contents, parts: [...parts, ...extra.parts] };
  return publish(kernel, person, { listingId, about, made });
});

/** The entries that were chosen of a campaign, in the order of their names. Refuses one that is not there. */
async function chosenEntries(
  sql: Sql,
  { campaignId, entryIds }: { campaignId: string; entryIds: readonly string[] },
): Promise<HomebrewEntry[]> {
  const wanted = new Set(entryIds);
  const found = (await listEntries(sql, campaignId)).flatMap(({ entry }) => (wanted.has(entry.id) ? [entry] : []));
  if (found.length < wanted.size) throw new Refusal('homebrew.notFound');
  return found;
}

/** The tables that were chosen of an account, with those that they lead to. Refuses one that is not there, and more than fit. */
async function chosenTables(sql: Sql, userId: string, ids: readonly string[]): Promise<RandomTable[]> {
  if (ids.length === 0) return [];
  const all = new Map((await listOwnAssets(sql, userId, 'table')).map((table) => [table.id, table]));
  if (ids.some((id) => !all.has(id))) throw new Refusal('ownAsset.notFound');
  const found = tablesWith(all, ids);
  if (found.length > limits.tablesPerPackage) throw new Refusal('package.tooManyTables');
  return found;
}

/** The stamps that were chosen of an account. Refuses one that is not there. */
async function chosenStamps(sql: Sql, userId: string, ids: readonly string[]): Promise<OwnDrawing[]> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return [];
  const found = (await listOwnAssets(sql, userId, 'stamp')).filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw new Refusal('ownAsset.notFound');
  return found;
}
