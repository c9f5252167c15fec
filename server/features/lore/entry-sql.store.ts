import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

// Parts of statements of others, about what those call `w`, `f` and `c`.

/** How many entries somebody may read of a world `w`, of which they have `w.role`. */
export const countFor = (userId: string): SQL => raw`
  (select count(*) from world_entry e where e.world_id = w.id and e.removed_at is null
    and (e.readers is null or ${userId} = any(e.readers) or w.role in ('owner', 'editor')))`;

/** Whether a file `f` is the picture of an entry that somebody who does not build its world may not read. */
export const isPictureKeptFrom = (userId: string): SQL => raw`
  exists (select 1 from world_entry e where e.world_id = f.world_id and e.image = f.path
    and (e.removed_at is not null or (e.readers is not null and not ${userId} = any(e.readers))))`;

/** Whether a file `f` is the picture of an entry that not everybody may read. */
export const isPictureOfSome: SQL = raw`
  exists (select 1 from world_entry e where e.world_id = f.world_id and e.image = f.path
    and (e.readers is not null or e.removed_at is not null))`;

/** What the entry is called that a conflict `c` is about; null where it is removed. */
export const nameInConflict: SQL = raw`
  (select e.name from world_entry e where e.world_id = c.world_id and e.id = c.subject_id and e.removed_at is null)`;
