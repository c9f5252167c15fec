import { isDm } from '#domain/campaign/seat.ts';
import type { Viewer } from '#domain/battle-map/view.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { listParticipants } from '#server/features/campaigns/index.ts';
import { listHeroOwners } from '#server/features/characters/index.ts';
import type { Sql } from '#server/kernel/database/database.ts';

/** Somebody at the table, with what decides over what they see of a battle map. */
export interface TableViewer extends Viewer {
  userId: string;
}

/** All heroes together, by whose eyes a screen at the table looks: nobody, so that they have no id and are told nothing. */
export const together: TableViewer = { userId: '', leads: false, heroes: new Set() };

/** All who sit at a table, each with the heroes whose tokens are theirs, and all heroes together. */
export async function listViewers(sql: Sql, campaignId: string): Promise<TableViewer[]> {
  const [people, owners] = [await listParticipants(sql, campaignId, battleMapLimits.viewers), await listHeroOwners(sql, campaignId)];
  const seated = people.map(({ userId, seat }) => ({
    userId,
    leads: isDm(seat),
    heroes: heroesOf(owners, userId),
  }));
  return [...seated, together];
}

const heroesOf = (owners: readonly { id: string; userId: string }[], userId: string): Set<string> =>
  new Set(owners.flatMap((owner) => (owner.userId === userId ? [owner.id] : [])));

/** One of them, who may be a stranger at a table that is open to all. */
export async function findViewer(sql: Sql, campaignId: string, userId: string, leads: boolean): Promise<TableViewer> {
  return { userId, leads, heroes: heroesOf(await listHeroOwners(sql, campaignId), userId) };
}
