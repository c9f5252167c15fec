import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isMapHiddenFrom, readingSeatsOf } from './reading-seats.store.ts';

/** Whether the world of this id was deleted, for statements of others. */
export const isWorldDeleted = (worldId: SQL): SQL => raw`(select deleted_at is not null from world where id = ${worldId})`;

/** What somebody is to a world `w`: by what its owner made them, or as a reader by a seat. */
export const roleOf = (userId: string): SQL => raw`
  case when w.owner_id = ${userId} then 'owner' else coalesce(
    (select m.role from world_member m where m.world_id = w.id and m.user_id = ${userId}),
    case when exists (${readingSeatsOf(userId)}) then 'reader' end) end`;

/** All worlds, with what somebody is to each and whether its map is kept from them, for statements of others. */
export const worldsSeenBy = (userId: string): SQL =>
  raw`(select w.*, ${roleOf(userId)} as role, ${isMapHiddenFrom(userId)} as is_map_hidden from world w)`;
