import { isDm } from '#domain/campaign/seat.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { entryIdOf } from '#domain/homebrew-id.ts';
import { statBlockOfHomebrew } from '#domain/homebrew/stat-block.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { findEntries, listEntries } from './homebrew.store.ts';

/** What a campaign's own content says under these ids of content; ids of the SRD and of other campaigns find nothing. */
export async function findOwnContent(sql: Sql, campaignId: string, contentIds: readonly (string | null)[]): Promise<HomebrewEntry[]> {
  const ids = contentIds.flatMap((each) => entryIdOf(each) ?? []);
  return (await findEntries(sql, campaignId, [...new Set(ids)])).map(({ entry }) => entry);
}

/** A creature of a campaign's own by its id in fights; undefined when there is none. */
export async function findOwnMonster(sql: Sql, campaignId: string, monsterId: string): Promise<StatBlock | undefined> {
  const [entry] = await findOwnContent(sql, campaignId, [monsterId]);
  return entry?.kind === 'monster' ? statBlockOfHomebrew(entry) : undefined;
}

/** The creatures of a campaign's own, by name, for those who may know of them. */
export async function listOwnMonsters(sql: Sql, campaignId: string, { seat }: Pick<TableAccess, 'seat'>): Promise<StatBlock[]> {
  if (!isDm(seat)) return [];
  return (await listEntries(sql, campaignId)).flatMap(({ entry }) => (entry.kind === 'monster' ? [statBlockOfHomebrew(entry)] : []));
}
