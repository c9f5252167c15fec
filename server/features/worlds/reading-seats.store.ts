import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * Seats by which somebody reads a world `w`: at tables that play in it, as long as somebody who builds it owns the table, or
 * owned it before it was handed over.
 */
export const readingSeatsOf = (userId: string): SQL => raw`
  select 1 from campaign_participant p join campaign c on c.id = p.campaign_id
  where p.user_id = ${userId} and c.world_id = w.id and c.deleted_at is null and (coalesce(c.world_by, c.owner_id) = w.owner_id
    or exists (select 1 from world_member b where b.world_id = w.id and b.user_id = coalesce(c.world_by, c.owner_id) and b.role = 'editor'))`;

/**
 * Whether the map of a world `w` is kept from somebody who reads it by their seats alone: fog lies over it at every table of
 * theirs, and at none of them do they lead. There they see as much of it as the fog leaves.
 */
export const isMapHiddenFrom = (userId: string): SQL => raw`
  (w.owner_id is distinct from ${userId} and not exists (select 1 from world_member m where m.world_id = w.id and m.user_id = ${userId})
    and exists (${readingSeatsOf(userId)})
    and not exists (${readingSeatsOf(userId)} and (p.seat in ('owner', 'co-dm') or not exists (
      select 1 from document r where r.campaign_id = c.id and r.kind = 'map' and r.data -> 'fog' -> 'on' = 'true'::jsonb))))`;
