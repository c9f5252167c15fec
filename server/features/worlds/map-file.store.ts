import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { mapFileName } from '#domain/world/world.ts';

/**
 * The file that stands in for a map where a world `w` names none: the first by name that is named as one. A picture of a tome or
 * of an entry that not everybody may read shows nothing of itself this way.
 */
const standIn = (column: SQL): SQL => raw`
  case when w.map_url is null then (
    select ${column} from world_file f
    where f.world_id = w.id and f.type like 'image/%' and f.name ~* ${mapFileName}
      and not exists (select 1 from world_tome t where t.file_path = f.path and t.readers is not null)
      and not exists (
        select 1 from world_entry e where e.world_id = w.id and e.image = f.path and (e.readers is not null or e.removed_at is not null))
    order by lower(f.name), f.name, f.path limit 1) end`;

/** Where the map of a world `w` lies among its files, and what it is called; null where it came with none or another one. */
export const mapPathOf = raw`coalesce(w.map_path, ${standIn(raw`f.path`)})`;
export const mapNameOf = raw`case when w.map_path is not null then w.map_name else ${standIn(raw`f.name`)} end`;
